import { callAction } from '@/model/call';
import { deleteConsequences, deleteManyConsequences } from '@/model/database-server/consequences';
import {
  canDelete,
  canLock,
  canResetPassword,
  canOpenResize,
  canRestart,
  canSnapshot,
  canUnlock,
  snapshotInTheMaking,
} from '@/model/database-server/rules';
import { paths } from '@/model/paths';
import type { DatabaseServerRecord } from '@/model/records/databases';
import { type PrimaryActions, type Verb, verbOf } from '@/model/verb';
import { deleteVerb, lockVerbs, noteVerbs, recordAction } from '@/model/verb-parts';

type DatabaseVerb = Verb<DatabaseServerRecord>;

const snapshotPage = ({ id }: DatabaseServerRecord, account: string) =>
  paths.editor('database_server', account, id, 'snapshot');

export const DATABASE_SERVER_VERBS: readonly DatabaseVerb[] = [
  {
    id: 'restart',
    label: 'Restart',
    icon: 'refresh',
    section: 'power',
    rule: canRestart,
    confirm: {
      question: 'The database stops and starts again. All connections drop until it is back.',
      questionForMany:
        'The databases stop and start again. All connections drop until they are back.',
    },
    many: true,
    // The provider's name for it.
    request: recordAction('database_server', 'reset'),
    success: 'Restarting',
    words: { todo: 'restart', doing: 'restarting', done: (name) => `${name} has restarted` },
  },
  {
    id: 'snapshot',
    label: 'Create snapshot',
    icon: 'snapshot',
    section: 'use',
    // docs/product/databases.md#snapshot-once
    shown: (server, facts) => snapshotInTheMaking(server.id, facts) === undefined,
    rule: canSnapshot,
    confirm: {
      title: (name) => `Create a snapshot of ${name}?`,
      question: 'New servers can start from this copy of the database. The database stays online.',
      questionForMany:
        'New servers can start from these copies of the databases. The databases stay online.',
    },
    many: true,
    request: ({ id }) => ({
      ...callAction('database_server', id, 'snapshot'),
      makes: 'database_snapshot',
    }),
    success: 'Snapshot started',
    words: { todo: 'create a snapshot of', done: (name) => `Snapshot of ${name} is ready` },
    next: snapshotPage,
  },
  {
    id: 'snapshot-details',
    label: 'Snapshot in progress',
    icon: 'snapshot',
    section: 'use',
    shown: (server, facts) => snapshotInTheMaking(server.id, facts) !== undefined,
    rule: () => undefined,
    path: snapshotPage,
  },
  {
    id: 'reset-password',
    label: 'Reset password',
    icon: 'reset',
    section: 'change',
    rule: canResetPassword,
    confirm: {
      title: (name) => `Reset the password of ${name}?`,
      question:
        'The admin user gets a new password, shown once. Anything that connects with the old one stops working.',
    },
    request: recordAction('database_server', 'reset_password'),
    success: 'Password reset',
    words: { todo: 'reset the password of', doing: 'getting a new password' },
    secret: 'password',
  },
  {
    id: 'resize',
    label: 'Resize (beta)',
    order: 'Resize',
    icon: 'arrow-up',
    section: 'change',
    rule: canOpenResize,
    path: ({ id }, account) => paths.editor('database_server', account, id, 'resize'),
  },
  ...lockVerbs('database_server', { canLock, canUnlock }),
  deleteVerb('database_server', {
    rule: canDelete,
    question: 'This permanently deletes the server and every database on it.',
    questionForMany: 'This permanently deletes the servers and every database on them.',
    consequences: deleteConsequences,
    consequencesOfMany: deleteManyConsequences,
  }),
];

const noteOf = noteVerbs('database_server', DATABASE_SERVER_VERBS);
const RESTART = verbOf(DATABASE_SERVER_VERBS, 'restart');
const SNAPSHOT = verbOf(DATABASE_SERVER_VERBS, 'snapshot');
const DETAILS = verbOf(DATABASE_SERVER_VERBS, 'snapshot-details');

export function databaseServerPrimaryActions(
  server: DatabaseServerRecord,
): PrimaryActions<DatabaseServerRecord> {
  return { head: SNAPSHOT, beside: [RESTART, DETAILS], note: noteOf(server) };
}
