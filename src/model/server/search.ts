import type { Lookup } from '@/model/facts';
import type { ServerRecord } from '@/model/records/compute';
import type { SearchField } from '@/model/search-text';
import { serverZone } from '@/model/server/describe';

type Words = (string | null | undefined)[];

function withNames(ids: readonly string[] | undefined, nameOf: (id: string) => Words): Words {
  return (ids ?? []).flatMap((id) => [id, ...nameOf(id)]);
}

function related(server: ServerRecord, facts: Lookup): readonly SearchField[] {
  const { image, server_type: typeId, zone } = server;
  const type = typeId ? facts.get('server_type', typeId) : undefined;
  return [
    ['image', image, image ? facts.get('image', image)?.name : ''],
    ['type', typeId, type?.name, type?.handle],
    ['zone', zone, zone ? facts.get('zone', zone)?.handle : '', serverZone(server, facts)],
    ['group', ...withNames(server.server_groups, (id) => [facts.get('server_group', id)?.name])],
    ['volume', ...withNames(server.volumes, (id) => [facts.get('volume', id)?.name])],
    ['snapshot', ...(server.snapshots ?? [])],
  ];
}

function addresses(server: ServerRecord, facts: Lookup): readonly SearchField[] {
  const ips = withNames(server.cloud_ips, (id) => {
    const known = facts.get('cloud_ip', id);
    return [known?.name, known?.public_ipv4 ?? known?.public_ip, known?.public_ipv6];
  });
  const ports = withNames(server.interfaces, (id) => {
    const known = facts.get('interface', id);
    return [known?.ipv4_address, known?.ipv6_address];
  });
  return [
    ['host name', server.fqdn, server.hostname],
    ['cloud IP', ...ips],
    ['interface', ...ports],
  ];
}

export function serverSearchFields(server: ServerRecord, facts: Lookup): readonly SearchField[] {
  return [
    ['id', server.id],
    ['name', server.name],
    ['status', server.status],
    ...addresses(server, facts),
    ...related(server, facts),
    ['label', ...Object.entries(server.metadata?.labels ?? {}).flat()],
  ];
}
