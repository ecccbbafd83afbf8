import { cutWords } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import type { FirewallPolicyRecord } from '@/model/firewall-policy/record';
import { openPorts } from '@/model/firewall-rule/warnings';
import type { Id } from '@/model/ids';
import { rulesIn } from '@/model/firewall-policy/describe';
import type { ServerRecord } from '@/model/server/record';

/** What a group opens of a server to every address. */
export interface Exposure {
  readonly group: Id<'server_group'>;
  /** 'Port 22 is', 'Ports 22 and 3306 are', 'Every port is'; at most eight ports are named. */
  readonly words: string;
}

/** A sentence names so many ports and counts the rest. */
const MOST_NAMED = 8;

function portWords(ports: readonly number[]): string {
  const named = cutWords(ports.map(String), MOST_NAMED);
  return ports.length === 1 ? `Port ${named} is` : `Ports ${named} are`;
}

/**
 * Where a server's groups open to everyone what is seldom meant for everyone, one for each such
 * group, as far as their rules are known.
 *
 * @param policies those of the account, each of which says what group it applies to
 */
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
      : [{ group: id, words: portWords(ports.toSorted((one, other) => one - other)) }];
  });
}
