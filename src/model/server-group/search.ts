import type { Lookup } from '@/model/facts';
import { searchText } from '@/model/search-text';
import { rulesOf } from '@/model/server-group/describe';
import type { ServerGroupRecord } from '@/model/server-group/record';

/** Text to search for a group by (spec 2 §2). */
export function groupSearchText(group: ServerGroupRecord, facts: Lookup): string {
  const servers = (group.servers ?? []).flatMap((id) => [id, facts.get('server', id)?.name]);
  const rules = rulesOf(group, facts).flatMap((rule) => [
    rule.source,
    rule.destination,
    rule.source_port,
    rule.destination_port,
    rule.protocol,
    rule.description,
  ]);
  return searchText([
    group.id,
    group.name,
    group.description,
    group.fqdn,
    group.default === true ? 'default' : '',
    group.firewall_policy,
    ...servers,
    ...rules,
  ]);
}
