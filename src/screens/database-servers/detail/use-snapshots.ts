import { hasFailed, useListSource } from '@/components/data/use-list';
import type { Records } from '@/model/records';
import { isFirstReadPending } from '@/store/resources/resources-state';

/** The snapshots of a Cloud SQL server; undefined until they are read, and if there may be some that are not. */
export function useSnapshots(server: string): readonly Records['database_snapshot'][] | undefined {
  const source = useListSource('database_snapshot');
  if (isFirstReadPending(source.status)) return undefined;
  const own = source.rows.filter((each) => each.source === server && each.status !== 'deleted');
  const isUnread = hasFailed(source) || source.dropped.length > 0;
  return own.length === 0 && isUnread ? undefined : own;
}
