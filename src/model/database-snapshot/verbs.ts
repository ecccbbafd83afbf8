import type { DatabaseSnapshotRecord } from '@/model/database-snapshot/record';
import {
  canCreateServer,
  canDelete,
  canDeleteAmongMany,
  canLock,
  canUnlock,
} from '@/model/database-snapshot/rules';
import { paths } from '@/model/paths';
import { type Foremost, type Verb, verbOf } from '@/model/verb';
import { deleteVerb, lockVerbs } from '@/model/verb-parts';

/** All verbs of a snapshot in menu order (spec 2 §§2, 4, 7). */
export const DATABASE_SNAPSHOT_VERBS: readonly Verb<DatabaseSnapshotRecord>[] = [
  {
    id: 'create-server',
    label: 'Create server from snapshot',
    icon: 'database',
    section: 'use',
    rule: canCreateServer,
    path: ({ id }, account) => paths.databaseServerAdd(account, { image: id }),
  },
  ...lockVerbs('database_snapshot', { canLock, canUnlock }),
  deleteVerb('database_snapshot', {
    rule: canDelete,
    ruleForMany: canDeleteAmongMany,
    question: 'The snapshot is deleted for good. Servers made from it stay as they are.',
    questionForMany: 'The snapshots are deleted for good. Servers made from them stay as they are.',
  }),
];

const CREATE_SERVER = verbOf(DATABASE_SNAPSHOT_VERBS, 'create-server');
const UNLOCK = verbOf(DATABASE_SNAPSHOT_VERBS, 'unlock');
const DELETE = verbOf(DATABASE_SNAPSHOT_VERBS, 'delete');

/** What one comes for in each state of a snapshot. */
export function databaseSnapshotForemost({
  status,
  locked,
}: DatabaseSnapshotRecord): Foremost<DatabaseSnapshotRecord> {
  const note = locked === true ? [UNLOCK] : status === 'failed' ? [DELETE] : [];
  return { head: CREATE_SERVER, note };
}
