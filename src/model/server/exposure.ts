import { joinWords } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import { openPorts } from '@/model/firewall-rule/warnings';
import type { Id } from '@/model/ids';
import { rulesOf } from '@/model/server-group/describe';
import type { ServerRecord } from '@/model/server/record';

/** What a group opens of a server to every address. */
export interface Exposure {
  readonly group: Id<'server_group'>;
  /** 'Port 22 is', 'Ports 22 and 3306 are', 'Every port is'. */
  readonly words: string;
}

function portWords(ports: readonly number[]): string {
  const named = joinWords(ports.map(String));
  return ports.length === 1 ? `Port ${named} is` : `Ports ${named} are`;
}

/**
 * Where a server's groups open to everyone what is seldom meant for everyone, one for each such
 * group, as far as their rules are known.
 */
export function exposuresOf(server: ServerRecord, facts: Lookup): readonly Exposure[] {
  return (server.server_groups ?? []).flatMap((id): Exposure[] => {
    const group = facts.get('server_group', id);
    const open = group === undefined ? [] : rulesOf(group, facts).map(openPorts);
    if (open.includes('every')) return [{ group: id, words: 'Every port is' }];
    const ports = [...new Set(open.flatMap((each) => (each === 'every' ? [] : each)))];
    return ports.length === 0
      ? []
      : [{ group: id, words: portWords(ports.toSorted((one, other) => one - other)) }];
  });
}
