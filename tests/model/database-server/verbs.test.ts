import { describe, expect, test } from 'vitest';
import { canEdit, canResize } from '@/model/database-server/rules';
import { DATABASE_SERVER_VERBS, databaseServerPrimaryActions } from '@/model/database-server/verbs';
import type { Facts } from '@/model/facts';
import { isBulkVerb, verbOf } from '@/model/verb';
import { facts, record } from '../build';

const CREATING = 'This Cloud SQL server is still being created';
const DELETING = 'This Cloud SQL server is being deleted';
const DELETED = 'This Cloud SQL server has been deleted';
const FAILING = 'This Cloud SQL server is failing';
const FAILED = 'This Cloud SQL server has failed';
const LOCKED = 'This Cloud SQL server is locked; unlock it first';
const ALREADY_LOCKED = 'This Cloud SQL server is already locked';
const NOT_LOCKED = 'This Cloud SQL server isn’t locked';
const OK = undefined;

const STATUSES = ['creating', 'active', 'deleting', 'deleted', 'failing', 'failed'] as const;
type Answers = readonly (string | undefined)[];

const ACTIVE: Answers = [CREATING, OK, DELETING, DELETED, FAILING, FAILED];
const always = (answer: string | undefined): Answers => [
  answer,
  answer,
  DELETING,
  DELETED,
  answer,
  answer,
];

/** For each verb what each status answers: a server, and one that is locked. */
const TABLE: Readonly<Record<string, readonly [free: Answers, locked: Answers]>> = {
  restart: [ACTIVE, always(LOCKED)],
  snapshot: [ACTIVE, always(LOCKED)],
  'snapshot-details': [Array<undefined>(6).fill(OK), Array<undefined>(6).fill(OK)],
  'reset-password': [ACTIVE, always(LOCKED)],
  resize: [ACTIVE, always(LOCKED)],
  lock: [ACTIVE, [CREATING, ALREADY_LOCKED, DELETING, DELETED, FAILING, FAILED]],
  unlock: [always(NOT_LOCKED), always(OK)],
  delete: [always(OK), always(LOCKED)],
};

const known: Facts = {
  ...facts(),
  account: record('account', { id: 'acc-aaaaa' }),
  features: { clusterIps: true, databaseResize: true },
};
const server = (given: object = {}) =>
  record('database_server', {
    id: 'dbs-aaaaa',
    status: 'active',
    locked: false,
    database_server_type: 'dbt-aaaaa',
    ...given,
  });
const verb = (id: string) => verbOf(DATABASE_SERVER_VERBS, id);

test('every verb is in the table', () => {
  expect(DATABASE_SERVER_VERBS.map(({ id }) => id)).toEqual(Object.keys(TABLE));
});

describe.each(DATABASE_SERVER_VERBS)('$label', ({ id, rule }) => {
  describe.each([false, true])('a Cloud SQL server, locked: %s', (locked) => {
    const answers = TABLE[id]?.[locked ? 1 : 0] ?? [];
    test.each(STATUSES.map((status, index) => ({ status, answer: answers[index] })))(
      'that is $status: $answer',
      ({ status, answer }) => {
        expect(rule(server({ status, locked }), known)).toBe(answer);
      },
    );
  });
});

test.each([
  ['creating', OK],
  ['active', OK],
  ['deleting', DELETING],
  ['deleted', DELETED],
  ['failing', FAILING],
  ['failed', FAILED],
])('editing one that is %s: %s', (status, answer) => {
  expect(canEdit(server({ status, locked: true }), known)).toBe(answer);
});

describe('while a snapshot of it is being made', () => {
  const busy: Facts = {
    ...known,
    ...facts({
      database_snapshot: [
        { id: 'dbi-aaaaa', source: 'dbs-aaaaa', status: 'creating' },
        { id: 'dbi-bbbbb', source: 'dbs-bbbbb', status: 'available' },
      ],
    }),
  };
  const shown = (one: object, what: Facts) =>
    DATABASE_SERVER_VERBS.filter((each) => each.shown?.(server(one), what) ?? true)
      .map(({ id }) => id)
      .filter((id) => id.startsWith('snapshot'));

  test('the verb is hidden, and its details open instead', () => {
    expect(shown({}, busy)).toEqual(['snapshot-details']);
    expect(verb('snapshot-details').path?.(server(), 'acc-aaaaa', busy)).toBe(
      '/accounts/acc-aaaaa/database_servers/dbs-aaaaa/snapshot/',
    );
  });

  test('none of another server hides it', () => {
    expect(shown({ id: 'dbs-bbbbb' }, busy)).toEqual(['snapshot']);
    expect(shown({}, known)).toEqual(['snapshot']);
  });

  test('of a selection it is left out with the reason', () => {
    expect(verb('snapshot').rule(server(), busy)).toBe(
      'A snapshot of this server is already being created',
    );
  });
});

test('a pending account takes no snapshots', () => {
  const account = record('account', { id: 'acc-aaaaa', status: 'pending' });
  expect(verb('snapshot').rule(server(), { ...known, account })).toBe(
    'Activate your account by adding card details',
  );
});

test('without its flag a resize still opens, where it leads to support', () => {
  const off = { ...known, features: { clusterIps: true, databaseResize: false } };
  expect(verb('resize').rule(server(), off)).toBeUndefined();
  expect(canResize(server(), off)).toBe(
    'Cloud SQL servers can’t be resized here yet; contact support to resize this one',
  );
  expect(verb('resize').label).toBe('Resize (beta)');
});

test('what is asked before: a plain question, or the word', () => {
  const asked = DATABASE_SERVER_VERBS.filter(({ confirm }) => confirm !== undefined);
  expect(asked.map(({ id, confirm }) => [id, confirm?.word])).toEqual([
    ['restart', undefined],
    ['snapshot', undefined],
    ['reset-password', undefined],
    ['delete', 'delete'],
  ]);
});

test('of a selection', () => {
  expect(DATABASE_SERVER_VERBS.filter(isBulkVerb).map(({ id }) => id)).toEqual([
    'restart',
    'snapshot',
    'lock',
    'unlock',
    'delete',
  ]);
});

test('deleting one names its cloud IPs, which become unmapped, and its snapshots, which stay', () => {
  const what = {
    ...known,
    ...facts({
      database_snapshot: [
        { id: 'dbi-aaaaa', source: 'dbs-aaaaa', status: 'available' },
        { id: 'dbi-bbbbb', source: 'dbs-aaaaa', status: 'deleted' },
      ],
    }),
  };
  const one = server({ cloud_ips: ['cip-aaaaa'] });
  expect(verb('delete').consequences?.(one, what)).toEqual([
    'Its cloud IP cip-aaaaa stays and becomes unmapped.',
    'Its snapshot is kept.',
  ]);
  expect(verb('delete').consequencesOfMany?.([one], what)).toEqual([
    '1 cloud IP kept, unmapped.',
    '1 snapshot kept.',
  ]);
});

test.each([
  [{ locked: true }, ['unlock']],
  // Support can still save its data.
  [{ status: 'failed' }, []],
  [{}, []],
])('of one that is %j the note offers %j', (given, verbs) => {
  expect(databaseServerPrimaryActions(server(given)).note.map(({ id }) => id)).toEqual(verbs);
});
