import { describe, expect, test } from 'vitest';
import { canEdit } from '@/model/database-snapshot/rules';
import {
  DATABASE_SNAPSHOT_VERBS,
  databaseSnapshotPrimaryActions,
} from '@/model/database-snapshot/verbs';
import { isBulkVerb } from '@/model/verb';
import { facts, record } from '../build';

const CREATING = 'This snapshot is still being created';
const DELETING = 'This snapshot is being deleted';
const DELETED = 'This snapshot has been deleted';
const FAILED = 'This snapshot has failed';
const LOCKED = 'This snapshot is locked; unlock it first';
const ALREADY_LOCKED = 'This snapshot is already locked';
const NOT_LOCKED = 'This snapshot isn’t locked';
const OK = undefined;

// 'active' is what answers of 2014 say of a finished one.
const STATUSES = ['creating', 'available', 'deleting', 'deleted', 'failed', 'active'] as const;
type Answers = readonly (string | undefined)[];

const AVAILABLE: Answers = [CREATING, OK, DELETING, DELETED, FAILED, OK];
const always = (answer: string | undefined): Answers => [
  answer,
  answer,
  DELETING,
  DELETED,
  answer,
  answer,
];

/** For each verb what each status answers: a snapshot, and one that is locked. */
const TABLE: Readonly<Record<string, readonly [free: Answers, locked: Answers]>> = {
  'create-server': [AVAILABLE, AVAILABLE],
  lock: [AVAILABLE, [CREATING, ALREADY_LOCKED, DELETING, DELETED, FAILED, ALREADY_LOCKED]],
  unlock: [always(NOT_LOCKED), always(OK)],
  delete: [[CREATING, OK, DELETING, DELETED, OK, OK], always(LOCKED)],
};

const known = { ...facts(), account: record('account', { id: 'acc-aaaaa' }) };
const snapshot = (given: object) => record('database_snapshot', { id: 'dbi-aaaaa', ...given });

test('every verb is in the table', () => {
  expect(DATABASE_SNAPSHOT_VERBS.map(({ id }) => id)).toEqual(Object.keys(TABLE));
});

describe.each(DATABASE_SNAPSHOT_VERBS)('$label', ({ id, rule }) => {
  describe.each([false, true])('a snapshot, locked: %s', (locked) => {
    const answers = TABLE[id]?.[locked ? 1 : 0] ?? [];
    test.each(STATUSES.map((status, index) => ({ status, answer: answers[index] })))(
      'that is $status: $answer',
      ({ status, answer }) => {
        expect(rule(snapshot({ status, locked }), known)).toBe(answer);
      },
    );
  });
});

test.each(STATUSES.map((status, index) => ({ status, answer: AVAILABLE[index] })))(
  'a snapshot that is $status is edited, or deleted among others: $answer',
  ({ status, answer }) => {
    const one = snapshot({ status, locked: false });
    const remove = DATABASE_SNAPSHOT_VERBS.filter(isBulkVerb).find(({ id }) => id === 'delete');
    expect(canEdit(one, known)).toBe(answer);
    expect(remove?.ruleForMany?.(one, known)).toBe(answer);
  },
);

test('deleting one asks for the word, and names nothing that goes with it', () => {
  const remove = DATABASE_SNAPSHOT_VERBS.find(({ id }) => id === 'delete');
  expect(remove?.confirm?.word).toBe('delete');
  expect(remove).not.toHaveProperty('consequences');
});

test('a pending account creates no server of one', () => {
  const account = record('account', { id: 'acc-aaaaa', status: 'pending' });
  const [create] = DATABASE_SNAPSHOT_VERBS;
  expect(create?.rule(snapshot({ status: 'available' }), { ...known, account })).toBe(
    'Activate your account by adding card details',
  );
});

test('its server is created at the address with its id', () => {
  const [create] = DATABASE_SNAPSHOT_VERBS;
  expect(create?.path?.(snapshot({}), 'acc-aaaaa', known)).toBe(
    '/accounts/acc-aaaaa/database_servers/add/?image=dbi-aaaaa',
  );
});

test.each([
  [{ status: 'available', locked: true }, ['unlock']],
  [{ status: 'failed', locked: false }, ['delete']],
  [{ status: 'available', locked: false }, []],
])('of one that is %j the note offers %j', (given, verbs) => {
  expect(databaseSnapshotPrimaryActions(snapshot(given)).note.map(({ id }) => id)).toEqual(verbs);
});
