import { canCreateServer, canDelete, canDeleteAmongMany, canLock, canUnlock } from './rules';
import { paths } from '@/model/paths';
import { originPrimaryActions, originVerbs } from '@/model/snapshots/plan';

export const DATABASE_SNAPSHOT_VERBS = originVerbs('database_snapshot', {
  noun: 'snapshot',
  create: {
    label: 'Create server from snapshot',
    icon: 'database',
    path: ({ id }, account) => paths.databaseServerAdd(account, { image: id }),
  },
  rules: { canCreateServer, canLock, canUnlock, canDelete, canDeleteAmongMany },
});

export const databaseSnapshotPrimaryActions = originPrimaryActions(
  'database_snapshot',
  DATABASE_SNAPSHOT_VERBS,
);
