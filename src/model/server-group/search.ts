import type { Lookup } from '@/model/facts';
import { searchText } from '@/model/search-text';
import { rulesOf } from '@/model/server-group/describe';
import type { ServerGroupRecord } from '@/model/server-group/record';

/**
 * The words by which a group is found: id, name, its servers and what its firewall says (spec 2 §2).
 * Lower case, one text, a line each.
 */
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
