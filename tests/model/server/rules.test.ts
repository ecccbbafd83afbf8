import { describe, expect, test } from 'vitest';
import { canEdit } from '@/model/server/rules';
import { SERVER_VERBS } from '@/model/server/verbs';
import { facts, record } from '../build';

const CREATING = 'This server is still being created';
const RUNNING = 'This server is already running';
const STOPPED = 'This server is stopped';
const DELETING = 'This server is being deleted';
const DELETED = 'This server has been deleted';
const FAILING = 'This server is failing';
const FAILED = 'This server has failed';
const UNAVAILABLE = 'This server is unavailable';
const LOCKED = 'This server is locked; unlock it first';
const NOT_LOCKED = 'This server isn’t locked';
const ALREADY_LOCKED = 'This server is already locked';
const OK = undefined;

const STATUSES = [
  'creating',
  'active',
  'inactive',
  'deleting',
  'deleted',
  'failing',
  'failed',
  'unavailable',
] as const;

type Answers = readonly (string | undefined)[];

const NEEDS_ACTIVE: Answers = [
  CREATING,
  OK,
  STOPPED,
  DELETING,
  DELETED,
  FAILING,
  FAILED,
  UNAVAILABLE,
];
const BARRED: Answers = [LOCKED, LOCKED, LOCKED, DELETING, DELETED, LOCKED, LOCKED, LOCKED];

function always(answer: string | undefined): Answers {
  return STATUSES.map((status) => {
    if (status === 'deleting') return DELETING;
    return status === 'deleted' ? DELETED : answer;
  });
}

/** For each verb, what each status answers: while unlocked, and while locked. */
const TABLE: Readonly<Record<string, readonly [unlocked: Answers, locked: Answers]>> = {
  start: [[CREATING, RUNNING, OK, DELETING, DELETED, FAILING, FAILED, UNAVAILABLE], BARRED],
  shutdown: [NEEDS_ACTIVE, BARRED],
  reboot: [NEEDS_ACTIVE, BARRED],
  stop: [NEEDS_ACTIVE, BARRED],
  reset: [NEEDS_ACTIVE, BARRED],
  console: [NEEDS_ACTIVE, BARRED],
  snapshot: [[CREATING, OK, OK, DELETING, DELETED, FAILING, FAILED, UNAVAILABLE], BARRED],
  attach: [
    [OK, OK, OK, DELETING, DELETED, OK, FAILED, OK],
    [LOCKED, LOCKED, LOCKED, DELETING, DELETED, LOCKED, FAILED, LOCKED],
  ],
  similar: [STATUSES.map(() => OK), STATUSES.map(() => OK)],
  resize: [[CREATING, OK, OK, DELETING, DELETED, FAILING, FAILED, UNAVAILABLE], BARRED],
  lock: [always(OK), always(ALREADY_LOCKED)],
  unlock: [always(NOT_LOCKED), always(OK)],
  delete: [always(OK), BARRED],
};

const SERVER = { id: 'srv-aaaaa', server_type: 'typ-aaaaa' };

test('every verb is in the table', () => {
  expect(SERVER_VERBS.map(({ id }) => id)).toEqual(Object.keys(TABLE));
});

describe.each(SERVER_VERBS)('$label', ({ id, rule }) => {
  const [unlocked = [], locked = []] = TABLE[id] ?? [];

  test.each(STATUSES.map((status, index) => ({ status, answer: unlocked[index] })))(
    'on an unlocked server that is $status: $answer',
    ({ status, answer }) => {
      expect(rule(record('server', { ...SERVER, status, locked: false }), facts())).toBe(answer);
    },
  );

  test.each(STATUSES.map((status, index) => ({ status, answer: locked[index] })))(
    'on a locked server that is $status: $answer',
    ({ status, answer }) => {
      expect(rule(record('server', { ...SERVER, status, locked: true }), facts())).toBe(answer);
    },
  );
});

test('a pending account takes no snapshot and is told to activate', () => {
  const account = record('account', { id: 'acc-aaaaa', status: 'pending' });
  const server = record('server', { ...SERVER, status: 'active', locked: false });
  const disabledReason = SERVER_VERBS.flatMap(({ id, rule }) => {
    const why = rule(server, { ...facts(), account });
    return why === 'Activate your account by adding card details' ? [id] : [];
  });
  expect(disabledReason).toEqual(['snapshot']);
});

const SNAPSHOTTING = 'A snapshot of this server is already being created';

describe('while a snapshot of a server is being created', () => {
  const known = facts({ image: [{ id: 'img-aaaaa', status: 'creating', source: 'srv-aaaaa' }] });

  test.each(
    SERVER_VERBS.flatMap((verb) => [
      { ...verb, lock: 'unlocked', answers: TABLE[verb.id]?.[0] },
      { ...verb, lock: 'locked', answers: TABLE[verb.id]?.[1] },
    ]),
  )('$label of one that is $lock: no other snapshot is made', ({ id, rule, lock, answers }) => {
    const locked = lock === 'locked';
    const disabledReason =
      id === 'snapshot' ? answers?.map((answer) => answer ?? SNAPSHOTTING) : answers;
    expect(
      STATUSES.map((status) => rule(record('server', { ...SERVER, status, locked }), known)),
    ).toEqual(disabledReason);
  });
});

describe('a snapshot of a server that is being created', () => {
  const [snapshot] = SERVER_VERBS.filter(({ id }) => id === 'snapshot');
  const server = { id: 'srv-aaaaa', status: 'active', locked: false, snapshots: ['img-aaaaa'] };
  const why = (image: object) =>
    snapshot?.rule(record('server', server), facts({ image: [{ id: 'img-zzzzz', ...image }] }));

  test('bars another, known by its source', () => {
    expect(why({ status: 'creating', source: 'srv-aaaaa' })).toBe(SNAPSHOTTING);
  });

  test('bars another, known by the server', () => {
    expect(why({ id: 'img-aaaaa', status: 'creating' })).toBe(SNAPSHOTTING);
  });

  test('bars none once it is there, nor of another server', () => {
    expect(why({ status: 'available', source: 'srv-aaaaa' })).toBeUndefined();
    expect(why({ status: 'creating', source: 'srv-bbbbb' })).toBeUndefined();
  });
});

test('a deleted server cannot be edited, a locked one can', () => {
  const why = (status: string) =>
    canEdit(record('server', { id: 'srv-aaaaa', status, locked: true }));
  expect(why('deleted')).toBe(DELETED);
  expect(why('deleting')).toBe(DELETING);
  expect(why('active')).toBeUndefined();
  expect(why('failed')).toBeUndefined();
});

test('a status that is not known yet, or not known at all, bars what needs one', () => {
  const [start] = SERVER_VERBS;
  const why = (raw: object) => start?.rule(record('server', { id: 'srv-aaaaa', ...raw }), facts());
  expect(why({})).toBe('The status of this server isn’t known yet');
  expect(why({ status: 'hibernating' })).toBe('This server is hibernating');
});
