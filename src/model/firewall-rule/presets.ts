import { emptyRule, type Direction, type RuleForm } from '@/model/firewall-rule/form';

/** A rule that one press adds. */
export interface Preset {
  readonly id: string;
  readonly label: string;
  readonly form: RuleForm;
}

function inbound(id: string, label: string, port: number): Preset {
  const form = { ...emptyRule('in'), destinationPort: String(port), description: label };
  return { id, label, form };
}

/** Spec 2 §2 "Server groups and firewall rules". */
const INBOUND: readonly Preset[] = [
  inbound('http', 'HTTP', 80),
  inbound('https', 'HTTPS', 443),
  inbound('ssh', 'SSH', 22),
  inbound('mysql', 'MySQL', 3306),
  inbound('postgresql', 'PostgreSQL', 5432),
  inbound('rdp', 'RDP', 3389),
  {
    id: 'ping',
    label: 'Ping',
    form: {
      ...emptyRule('in'),
      protocol: 'icmp',
      icmpType: 'echo-request',
      description: 'Ping',
    },
  },
];

const OUTBOUND: readonly Preset[] = [
  {
    id: 'all-outbound',
    label: 'All outbound',
    form: { ...emptyRule('out'), protocol: 'any', description: 'All outbound' },
  },
  {
    id: 'ping-reply',
    label: 'Ping reply',
    form: {
      ...emptyRule('out'),
      protocol: 'icmp',
      icmpType: 'echo-reply',
      description: 'Ping reply',
    },
  },
];

export const PRESETS: Readonly<Record<Direction, readonly Preset[]>> = {
  in: INBOUND,
  out: OUTBOUND,
};
