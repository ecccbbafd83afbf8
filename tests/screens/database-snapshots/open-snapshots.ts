import { KINDS } from '@/model/kinds';
import { databaseSnapshotArea } from '@/screens/database-snapshots/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const SNAPSHOTS = `/accounts/${ACCOUNT}/${KINDS.database_snapshot.route}/`;

/** The screens of the database snapshots. */
export const openSnapshots = (options: ScreenOptions) =>
  openScreens([databaseSnapshotArea], options);
