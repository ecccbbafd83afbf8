import { emptyRule, type Direction, type RuleForm } from '@/model/firewall-rule/form';

export interface Preset {
  readonly id: string;
  readonly label: string;
  readonly form: RuleForm;
}

function preset(direction: Direction, id: string, label: string, rule: Partial<RuleForm>): Preset {
  return { id, label, form: { ...emptyRule(direction), ...rule, description: label } };
}

export const ALL_OUTBOUND = preset('out', 'all-outbound', 'All outbound', { protocol: 'any' });

export const PRESETS: Readonly<Record<Direction, readonly Preset[]>> = {
  in: [
    preset('in', 'http', 'HTTP', { destinationPort: '80' }),
    preset('in', 'https', 'HTTPS', { destinationPort: '443' }),
    preset('in', 'ssh', 'SSH', { destinationPort: '22' }),
    preset('in', 'mysql', 'MySQL', { destinationPort: '3306' }),
    preset('in', 'postgresql', 'PostgreSQL', { destinationPort: '5432' }),
    preset('in', 'rdp', 'RDP', { destinationPort: '3389' }),
    preset('in', 'ping', 'Ping', { protocol: 'icmp', icmpType: 'echo-request' }),
  ],
  out: [
    ALL_OUTBOUND,
    preset('out', 'ping-reply', 'Ping reply', { protocol: 'icmp', icmpType: 'echo-reply' }),
  ],
};
