import { addressesOf } from '@/model/cloud-ip/describe';
import { engineLabel } from '@/model/database-engine/engines';
import { sourceLabel } from './access';
import type { Lookup } from '@/model/facts';
import type { DatabaseServerRecord } from '@/model/records/databases';
import type { SearchField } from '@/model/search-text';
import { zoneLabel } from '@/model/zone/describe';

export function databaseServerSearchFields(
  server: DatabaseServerRecord,
  facts: Lookup,
): readonly SearchField[] {
  const { cloud_ips: ips = [], database_server_type: type, zone: zoneId } = server;
  const { access_control: rules } = server;
  const zone = zoneId ? facts.get('zone', zoneId) : undefined;
  const found = ips.map((id) => facts.get('cloud_ip', id));
  return [
    ['id', server.id],
    ['name', server.name],
    ['description', server.description],
    ['status', server.status],
    ['host name', server.fqdn],
    ['user', server.admin_username],
    [
      'access',
      ...(rules ?? []).flatMap(({ source, description }) => [
        source,
        sourceLabel(source, facts),
        description,
      ]),
    ],
    ['engine', engineLabel(server)],
    ['type', type, type ? facts.get('database_type', type)?.name : ''],
    ['zone', zoneId, zone?.handle, zoneLabel(zone?.handle)],
    ['cloud IP', ...ips, ...found.flatMap((ip) => (ip ? [...addressesOf(ip), ip.name] : []))],
  ];
}
