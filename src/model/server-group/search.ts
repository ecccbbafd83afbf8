import type { Lookup } from '@/model/facts';
import type { ServerGroupRecord } from '@/model/records/compute';
import type { SearchField } from '@/model/search-text';
import { rulesOf } from '@/model/server-group/describe';

export function groupSearchFields(group: ServerGroupRecord, facts: Lookup): readonly SearchField[] {
  const servers = (group.servers ?? []).flatMap((id) => [id, facts.get('server', id)?.name]);
  const rules = rulesOf(group, facts).flatMap((rule) => [
    rule.id,
    rule.source,
    rule.destination,
    rule.source_port,
    rule.destination_port,
    rule.protocol,
    rule.description,
  ]);
  return [
    ['id', group.id],
    ['name', group.name],
    ['description', group.description],
    ['host name', group.fqdn],
    ['standard', group.default === true ? 'default' : ''],
    ['firewall policy', group.firewall_policy],
    ['server', ...servers],
    ['rule', ...rules],
  ];
}
