import { formatSize } from '@/lib/sizes';
import { knownSize } from '@/model/database-snapshot/finished';
import type { DatabaseSnapshotRecord } from '@/model/records/databases';

export function sizeLabel(snapshot: DatabaseSnapshotRecord): string {
  const size = knownSize(snapshot);
  return size === undefined ? '–' : formatSize(size);
}
