import { truncateList } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import { rulesIn } from '@/model/firewall-policy/describe';
import { openPorts } from '@/model/firewall-rule/warnings';
import type { Id } from '@/model/ids';
import type { FirewallPolicyRecord, ServerRecord } from '@/model/records/compute';

export interface Exposure {
  readonly groups: readonly [Id<'server_group'>, ...Id<'server_group'>[]];
  readonly words: string;
}

const MOST_NAMED = 8;

function portsLabel(ports: readonly number[]): string {
  const named = truncateList(ports.map(String), MOST_NAMED);
  return ports.length === 1 ? `Port ${named} is` : `Ports ${named} are`;
}

function openedBy(policy: FirewallPolicyRecord | undefined, facts: Lookup): string | undefined {
  const open = policy === undefined ? [] : rulesIn(policy, facts).map(openPorts);
  if (open.includes('every')) return 'Every port is';
  const ports = [...new Set(open.flatMap((each) => (each === 'every' ? [] : each)))];
  return ports.length === 0 ? undefined : portsLabel(ports.toSorted((one, other) => one - other));
}

export function exposuresOfGroups(
  groups: readonly Id<'server_group'>[],
  policies: readonly FirewallPolicyRecord[],
  facts: Lookup,
): readonly Exposure[] {
  const ofGroup = new Map(policies.map((policy) => [policy.server_group, policy]));
  const exposures: Exposure[] = [];
  for (const id of groups) {
    const words = openedBy(ofGroup.get(id), facts);
    if (words === undefined) continue;
    const same = exposures.findIndex((each) => each.words === words);
    const known = exposures[same];
    if (known === undefined) exposures.push({ groups: [id], words });
    else exposures[same] = { words, groups: [...known.groups, id] };
  }
  return exposures;
}

export function exposuresOf(
  { server_groups: groups = [] }: ServerRecord,
  policies: readonly FirewallPolicyRecord[],
  facts: Lookup,
): readonly Exposure[] {
  return exposuresOfGroups(groups, policies, facts);
}
