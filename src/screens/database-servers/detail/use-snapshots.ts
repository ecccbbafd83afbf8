import { rowsAbout } from '@/components/scope/data/rows-about';
import { useListSource } from '@/components/scope/data/use-list';
import type { Records } from '@/model/records/records';

/**
 * The snapshots of a Cloud SQL server. Undefined until they are read, and if some may be unread.
 */
export function useSnapshots(server: string): readonly Records['database_snapshot'][] | undefined {
  return rowsAbout(useListSource('database_snapshot'), ({ source, status }) =>
    source === undefined ? undefined : source === server && status !== 'deleted',
  );
}
