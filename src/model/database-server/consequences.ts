import { counted } from '@/lib/text';
import { countLeftUnmapped, leftUnmapped } from '@/model/cloud-ip/consequences';
import type { Facts } from '@/model/facts';
import type { DatabaseServerRecord } from '@/model/records/databases';

/** Counts the snapshots that are kept; a server record does not list its own. */
function kept(ids: ReadonlySet<string>, facts: Facts): number {
  return facts
    .all('database_snapshot')
    .filter(({ source, status }) => source && ids.has(source) && status !== 'deleted').length;
}

export function deleteConsequences(server: DatabaseServerRecord, facts: Facts): readonly string[] {
  const snapshots = kept(new Set([server.id]), facts);
  return [
    ...leftUnmapped(server.cloud_ips, facts),
    ...(snapshots === 0
      ? []
      : [
          snapshots === 1
            ? 'Its snapshot is kept.'
            : `Its ${String(snapshots)} snapshots are kept.`,
        ]),
  ];
}

export function deleteManyConsequences(
  servers: readonly DatabaseServerRecord[],
  facts: Facts,
): readonly string[] {
  const snapshots = kept(new Set(servers.map(({ id }) => id)), facts);
  return [
    ...countLeftUnmapped(servers),
    ...(snapshots === 0 ? [] : [`${counted(snapshots, 'snapshot')} kept.`]),
  ];
}
