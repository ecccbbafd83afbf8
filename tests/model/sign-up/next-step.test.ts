import { expect, test } from 'vitest';
import { nextStep } from '@/model/sign-up/next-step';
import { readAccount, readInvitation } from '@/model/sign-up/readers';

const account = (id: string, status: string, owner = 'usr-meeee') =>
  readAccount({ id, status, name: id, owner: { id: owner } })!;
const invitation = (status: string) =>
  readInvitation({ id: 'col-abcde', status, account: { id: 'acc-other' } })!;

test.each([
  ['an invitation', [account('acc-aaaaa', 'active')], [invitation('pending')], '/signup/collab'],
  ['no account', [], [invitation('rejected')], '/signup/account'],
  ['closed accounts alone', [account('acc-aaaaa', 'closed')], [], '/signup/account'],
  ['an own account without a card', [account('acc-aaaaa', 'pending')], [], '/signup/acc-aaaaa'],
  ['somebody else’s pending account', [account('acc-aaaaa', 'pending', 'usr-other')], [], '/'],
  [
    'a pending account beside another',
    [account('acc-aaaaa', 'pending'), account('acc-bbbbb', 'active')],
    [],
    '/',
  ],
])('%s leads on', (_what, accounts, invitations, path) => {
  expect(nextStep({ user: 'usr-meeee', accounts, invitations })).toBe(path);
});
