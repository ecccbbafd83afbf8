import { truncateList } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import type { FirewallPolicyRecord } from '@/model/firewall-policy/record';
import { openPorts } from '@/model/firewall-rule/warnings';
import type { Id } from '@/model/ids';
import { rulesIn } from '@/model/firewall-policy/describe';
import type { ServerRecord } from '@/model/server/record';

/** What a server group opens to everyone. */
export interface Exposure {
  readonly group: Id<'server_group'>;
  /** 'Port 22 is', 'Every port is'. */
  readonly words: string;
}

const MOST_NAMED = 8;

function portsLabel(ports: readonly number[]): string {
  const named = truncateList(ports.map(String), MOST_NAMED);
  return ports.length === 1 ? `Port ${named} is` : `Ports ${named} are`;
}

/** Lists the groups that open sensitive ports of a server to everyone. */
export function exposuresOf(
  server: ServerRecord,
  policies: readonly FirewallPolicyRecord[],
  facts: Lookup,
): readonly Exposure[] {
  return (server.server_groups ?? []).flatMap((id): Exposure[] => {
    const policy = policies.find(({ server_group: group }) => group === id);
    const open = policy === undefined ? [] : rulesIn(policy, facts).map(openPorts);
    if (open.includes('every')) return [{ group: id, words: 'Every port is' }];
    const ports = [...new Set(open.flatMap((each) => (each === 'every' ? [] : each)))];
    return ports.length === 0
      ? []
      : [{ group: id, words: portsLabel(ports.toSorted((one, other) => one - other)) }];
  });
}
