import { type Call, callsOf } from '@/model/call';
import { describe, expect, test } from 'vitest';
import { canEdit } from '@/model/image/rules';
import { IMAGE_VERBS } from '@/model/image/verbs';
import { isBulkVerb } from '@/model/verb';
import { facts, record } from '../build';

const CREATING = 'This image is still being created';
const DEPRECATED = 'This image is deprecated';
const UNAVAILABLE = 'This image is unavailable';
const DELETING = 'This image is being deleted';
const DELETED = 'This image has been deleted';
const FAILED = 'This image has failed';
const LOCKED = 'This image is locked; unlock it first';
const ALREADY_LOCKED = 'This image is already locked';
const NOT_LOCKED = 'This image isn’t locked';
const FOREIGN = 'This image belongs to another account';
const OK = undefined;

const STATUSES = [
  'creating',
  'available',
  'deprecated',
  'unavailable',
  'deleting',
  'deleted',
  'failed',
] as const;
type Answers = readonly (string | undefined)[];

function always(answer: string | undefined): Answers {
  return [answer, answer, answer, answer, DELETING, DELETED, answer];
}

interface Row {
  readonly own: Answers;
  readonly locked: Answers;
  readonly foreign: Answers;
}

const AVAILABLE: Answers = [CREATING, OK, DEPRECATED, UNAVAILABLE, DELETING, DELETED, FAILED];
const CREATED: Answers = [CREATING, OK, OK, OK, DELETING, DELETED, OK];

/** For each verb what each status answers: an own image, an own one that is locked, another's. */
const TABLE: Readonly<Record<string, Row>> = {
  'create-server': { own: AVAILABLE, locked: AVAILABLE, foreign: AVAILABLE },
  lock: { own: always(OK), locked: always(ALREADY_LOCKED), foreign: always(FOREIGN) },
  unlock: { own: always(NOT_LOCKED), locked: always(OK), foreign: always(FOREIGN) },
  delete: { own: CREATED, locked: always(LOCKED), foreign: always(FOREIGN) },
};

const IMAGES = {
  own: { owner: 'acc-aaaaa', locked: false },
  locked: { owner: 'acc-aaaaa', locked: true },
  foreign: { owner: 'acc-bbbbb', locked: false, public: true },
} as const;

const known = { ...facts(), account: record('account', { id: 'acc-aaaaa' }) };

test('every verb is in the table', () => {
  expect(IMAGE_VERBS.map(({ id }) => id)).toEqual(Object.keys(TABLE));
});

describe.each(IMAGE_VERBS)('$label', ({ id, rule }) => {
  describe.each(['own', 'locked', 'foreign'] as const)('an image: %s', (whose) => {
    const answers = TABLE[id]?.[whose] ?? [];
    test.each(STATUSES.map((status, index) => ({ status, answer: answers[index] })))(
      'that is $status: $answer',
      ({ status, answer }) => {
        const image = record('image', { id: 'img-aaaaa', status, ...IMAGES[whose] });
        expect(rule(image, known)).toBe(answer);
      },
    );
  });
});

const remove = IMAGE_VERBS.filter(isBulkVerb).find(({ id }) => id === 'delete');

test.each(STATUSES.map((status, index) => ({ status, answer: AVAILABLE[index] })))(
  'of a selection an image that is $status is deleted: $answer',
  ({ status, answer }) => {
    const image = record('image', { id: 'img-aaaaa', status, ...IMAGES.own });
    expect(remove?.ruleForMany?.(image, known)).toBe(answer);
  },
);

test.each([
  ['available', 'own', OK],
  ['deprecated', 'own', OK],
  ['deprecated', 'locked', OK],
  ['creating', 'own', CREATING],
  ['failed', 'own', FAILED],
  ['unavailable', 'own', UNAVAILABLE],
  ['deleted', 'own', DELETED],
  ['available', 'foreign', FOREIGN],
] as const)('editing an image that is %s, %s: %s', (status, whose, answer) => {
  expect(canEdit(record('image', { id: 'img-aaaaa', status, ...IMAGES[whose] }), known)).toBe(
    answer,
  );
});

test('while its owner is not known, an image is read-only', () => {
  const image = record('image', { id: 'img-aaaaa', status: 'available' });
  expect(canEdit(image, known)).toBe('The owner of this image isn’t known yet');
});

test('no server is made of Windows where the limit is 0', () => {
  const image = record('image', { id: 'img-aaaaa', status: 'available', name: 'windows-2022' });
  const account = (limit: number) =>
    record('account', { id: 'acc-aaaaa', windows_servers_limit: limit });
  const [create] = IMAGE_VERBS;
  expect(create?.rule(image, { ...known, account: account(0) })).toBe(
    'This account cannot have Windows servers',
  );
  expect(create?.rule(image, { ...known, account: account(1) })).toBeUndefined();
});

test('each verb makes its own call, or leads to its own screen', () => {
  const image = record('image', { id: 'img-aaaaa' });
  const done = IMAGE_VERBS.map((verb) => {
    if (verb.path !== undefined) return verb.path(image, 'acc-aaaaa', known);
    const [{ method, kind, id, action }] = callsOf(verb.request!(image, 'acc-aaaaa', known)) as [
      Call,
    ];
    return [method, kind, id, action].filter(Boolean).join(' ');
  });
  expect(done).toEqual([
    '/accounts/acc-aaaaa/servers/add/?image=img-aaaaa',
    'PUT image img-aaaaa lock_resource',
    'PUT image img-aaaaa unlock_resource',
    'DELETE image img-aaaaa',
  ]);
  expect(remove?.confirm).toMatchObject({ word: 'delete' });
});
