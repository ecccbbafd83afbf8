import { expect, test } from 'vitest';
import { canLeave, isOwned, LEAVE_ACCOUNT } from '@/model/account/verbs';
import { facts, record } from '../build';

const ME = record('user', { id: 'usr-aaaaa' });
const account = (raw: object) => record('account', { id: 'acc-aaaaa', ...raw });
const THEIRS = account({ owner: 'usr-bbbbb' });

/** Signed in, with what is known of a collaboration. */
const known = (raw: object = {}) => ({
  ...facts({
    collaboration: [
      { id: 'col-aaaaa', user: ME.id, account: 'acc-aaaaa', status: 'accepted', ...raw },
    ],
  }),
  user: ME,
});

test('an account is of its owner, which is unknown until both are read', () => {
  expect(isOwned(account({ owner: ME.id }), known())).toBe(true);
  expect(isOwned(THEIRS, known())).toBe(false);
  expect(isOwned(account({}), known())).toBeUndefined();
  expect(isOwned(THEIRS, { ...known(), user: undefined })).toBeUndefined();
});

test('a collaborator can leave an account, its owner never', () => {
  expect(canLeave(THEIRS, known())).toBeUndefined();
  expect(canLeave(account({ owner: ME.id }), known())).toMatch(/^You own this account/);
});

test.each([
  ['of another user', { user: 'usr-bbbbb' }],
  ['of another account', { account: 'acc-bbbbb' }],
  ['that has ended', { status: 'ended' }],
  ['that waits for an answer', { status: 'pending' }],
])('by a collaboration %s nobody leaves', (_, raw) => {
  expect(canLeave(THEIRS, known(raw))).toBe('Your membership of this account hasn’t loaded yet');
});

test('an owner that could not be read bars leaving', () => {
  const unread = { ...THEIRS, owner: null, unreadable: ['owner'] };
  expect(canLeave(unread, known())).toBe('Couldn’t load the owner of this account');
});

test('leaving ends the collaboration, and looks for the account and the user again', () => {
  expect(LEAVE_ACCOUNT.request(THEIRS, '', known())).toEqual({
    method: 'DELETE',
    kind: 'collaboration',
    id: 'col-aaaaa',
    endedBy: 'finished_at',
    touches: [
      { kind: 'account', id: 'acc-aaaaa' },
      { kind: 'user', id: ME.id },
    ],
  });
});
