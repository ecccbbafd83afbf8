import { useListSource } from '@/components/data/use-list';
import type { Records } from '@/model/records';
import { isFirstReadPending } from '@/store/resources/resources-state';

/** The snapshots of a Cloud SQL server; undefined until they are read. */
export function useSnapshots(server: string): readonly Records['database_snapshot'][] | undefined {
  const { rows, status } = useListSource('database_snapshot');
  if (isFirstReadPending(status)) return undefined;
  return rows.filter((each) => each.source === server && each.status !== 'deleted');
}
