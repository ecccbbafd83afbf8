import { counted } from '@/lib/text';
import type { DatabaseServerRecord } from '@/model/database-server/record';
import type { Facts } from '@/model/facts';

/** What is kept of the snapshots, which a server does not name itself. */
function kept(ids: ReadonlySet<string>, facts: Facts): number {
  return facts
    .all('database_snapshot')
    .filter(({ source, status }) => source && ids.has(source) && status !== 'deleted').length;
}

/** Says what deleting a Cloud SQL server changes elsewhere. */
export function deleteConsequences(server: DatabaseServerRecord, facts: Facts): readonly string[] {
  const snapshots = kept(new Set([server.id]), facts);
  return [
    ...(server.cloud_ips ?? []).map((ip) => `Its cloud IP ${ip} stays and becomes unmapped.`),
    ...(snapshots === 0
      ? []
      : [
          snapshots === 1
            ? 'Its snapshot is kept.'
            : `Its ${String(snapshots)} snapshots are kept.`,
        ]),
  ];
}

/** Says what deleting many changes elsewhere, in numbers. */
export function deleteManyConsequences(
  servers: readonly DatabaseServerRecord[],
  facts: Facts,
): readonly string[] {
  const ips = servers.reduce((sum, { cloud_ips: mapped = [] }) => sum + mapped.length, 0);
  const snapshots = kept(new Set(servers.map(({ id }) => id)), facts);
  return [
    `${counted(ips, 'cloud IP')} kept, unmapped.`,
    ...(snapshots === 0 ? [] : [`${counted(snapshots, 'snapshot')} kept.`]),
  ];
}
