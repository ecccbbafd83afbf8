import { engineLabel } from '@/model/database-engine/engines';
import type { Lookup } from '@/model/facts';
import type { DatabaseSnapshotRecord } from '@/model/records/databases';
import type { SearchField } from '@/model/search-text';

export function databaseSnapshotSearchFields(
  snapshot: DatabaseSnapshotRecord,
  facts: Lookup,
): readonly SearchField[] {
  const { source } = snapshot;
  return [
    ['id', snapshot.id],
    ['name', snapshot.name],
    ['description', snapshot.description],
    ['status', snapshot.status],
    ['engine', engineLabel(snapshot)],
    ['source', source, source ? facts.get('database_server', source)?.name : ''],
  ];
}
