import { expect, test } from 'vitest';
import { accountBanner } from '@/model/account/banner';
import { record } from '../build';

const PAYMENT = 'Make payment';

/** Banners of an account (docs/product/accounts.md). Fields, balance, then tone, sentence and link. */
const TABLE = [
  [
    { status: 'pending', valid_credit_card: false },
    undefined,
    'warning',
    'Activate your account by adding card details',
    { kind: 'activate', label: 'Add card details' },
  ],
  [
    { status: 'pending', valid_credit_card: true },
    undefined,
    'info',
    'This account is awaiting activation',
    undefined,
  ],
  [
    { status: 'active' },
    18.2,
    'warning',
    'Your account has an outstanding balance of £18.20',
    { kind: 'payment', label: PAYMENT, amount: 18.2 },
  ],
  [
    { status: 'overdue' },
    42.1,
    'warning',
    'Your account is overdue with a balance of £42.10',
    { kind: 'payment', label: PAYMENT, amount: 42.1 },
  ],
  [
    { status: 'warning' },
    120,
    'error',
    'Your account is overdue with a balance of £120.00 and may be suspended unless you pay',
    { kind: 'payment', label: PAYMENT, amount: 120 },
  ],
  [
    { status: 'suspended' },
    300,
    'error',
    'Your account is suspended with an outstanding balance of £300.00',
    { kind: 'payment', label: PAYMENT, amount: 300 },
  ],
  [
    { status: 'suspended' },
    0,
    'error',
    'There is currently a problem with your account',
    { kind: 'support', label: 'Contact support' },
  ],
  // Read, but billing isn't the user's to see; or it could not be read.
  [
    { status: 'suspended' },
    null,
    'error',
    'There is currently a problem with your account',
    { kind: 'support', label: 'Contact support' },
  ],
  [{ status: 'closed' }, 10, 'error', 'This account is closed', undefined],
  [{ status: 'terminated' }, 0, 'error', 'This account is terminated', undefined],
  [{ status: 'deleted' }, undefined, 'error', 'This account is deleted', undefined],
] as const;

test.each(TABLE)('%j owing %s: %s, %s', (fields, balance, tone, sentence, link) => {
  const account = record('account', { id: 'acc-aaaaa', ...fields });
  expect(accountBanner(account, balance)).toEqual({ tone, sentence, link });
});

test.each([
  [{ status: 'active' }, 0],
  [{ status: 'active' }, -5],
  [{ status: 'active' }, undefined],
  [{ status: 'active' }, null],
  [{ status: 'overdue' }, null],
  [{ status: 'warning' }, null],
  // Not read yet: it may owe or not, and the banner must not change its mind.
  [{ status: 'suspended' }, undefined],
  [{ status: 'overdue' }, 0],
  [{ status: 'warning' }, 0],
  [{ status: 'pending' }, 0],
  [{}, 12],
])('%j owing %s has nothing to say', (fields, balance) => {
  const account = record('account', { id: 'acc-aaaaa', ...fields });
  expect(accountBanner(account, balance)).toBeUndefined();
});
