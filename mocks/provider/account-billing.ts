import { changeOf } from '@mocks/provider/changes';
import type { Verb } from '@mocks/provider/actions';
import type { AccountStatus } from '@/wire/people';
import type { Core } from '@mocks/provider/core';
import { activationDelay } from '@mocks/provider/faults';
import type { Finish } from '@mocks/provider/jobs';
import { unprocessable } from '@mocks/provider/refusal';
import type { AccountRow, UserRow } from '@mocks/provider/rows';

/** Pence that a card check authorises but does not take (docs/product/billing.md#card-check). */
const CHECKED = 100;

/** Least payment in pence (docs/product/billing.md#payment-floor). */
const LEAST = 30;

/** Milliseconds that the provider checks a new account, before scaling. */
const ACTIVATION = 1000;

/** The outcome of a payment: complete, or the secret for asking the card's holder. */
interface PaymentStep {
  isComplete: boolean;
  clientSecret: string | null;
}

const through: PaymentStep = { isComplete: true, clientSecret: null };

const owing: readonly AccountStatus[] = ['overdue', 'warning', 'suspended'];

const isIntent = (token: string): boolean => token.startsWith('pi_');

function publish(core: Core, { id }: AccountRow, verb: Verb, user: UserRow | null): void {
  const change = changeOf({ id, account: id }, verb);
  core.publish({ ...change, actor: user?.id ?? null, state: 'completed' });
}

/** Activates a pending account with a card after a delay. The account's name may set the delay. */
function activate(core: Core, { id, name }: AccountRow): void {
  const job = { what: 'account.activate', args: { id } } as const;
  const delay = activationDelay(name);
  if (delay === null) core.later(ACTIVATION, job);
  else core.scheduler.add(core.clock.now() + delay, job);
}

export const finishActivation: Finish<'account.activate'> = (core, { id }) => {
  const { account } = core.world;
  if (account.need(id).status !== 'pending') return;
  const verified_at = new Date(core.clock.now()).toISOString();
  publish(core, account.patch(id, { status: 'active', verified_at }), 'activate', null);
};

const masked = (number: string): string => `•••• •••• •••• ${number.slice(-4)}`;

/**
 * `updateBillingMethod`: `token` is a payment method, or the intent that the holder confirmed.
 * Throws 422 if the card is declined.
 */
export function saveCard(
  core: Core,
  user: UserRow,
  account: AccountRow,
  token: string,
): PaymentStep {
  const { payments, world } = core;
  const purpose = { account: account.id, kind: 'save', pence: CHECKED } as const;
  const attempt = isIntent(token)
    ? payments.confirm(token, purpose)
    : payments.attempt(payments.method(token), purpose);
  if ('clientSecret' in attempt) return { isComplete: false, clientSecret: attempt.clientSecret };
  const { id, name, number, type, expiresOn } = attempt.method;
  const card = { id, type, name, number: masked(number), expiresOn, full: number };
  const saved = world.account.patch(account.id, { card });
  publish(core, saved, 'update', user);
  if (saved.status === 'pending') activate(core, saved);
  return through;
}

/** Pence of a decimal text. Throws 422 below the least payment and above the balance. */
function penceOf(amount: string, { balance }: AccountRow): number {
  if (!/^\d+\.\d{2}$/.test(amount)) throw unprocessable('Amount must have two decimals');
  const pence = Math.round(Number(amount) * 100);
  if (pence < LEAST) throw unprocessable('Amount must be at least 0.30');
  if (pence > balance) throw unprocessable('Amount must not be more than the balance');
  return pence;
}

/** Pays invoices, the oldest first. An account without debt becomes active again. */
function pay({ world }: Core, account: AccountRow, pence: number): AccountRow {
  let left = pence;
  const unpaid = world.invoice
    .by('account', account.id)
    .filter(({ balance }) => balance > 0)
    .toSorted((one, other) => (one.createdOn < other.createdOn ? -1 : 1));
  for (const { id, balance } of unpaid) {
    const part = Math.min(left, balance);
    world.invoice.patch(id, { balance: balance - part });
    left -= part;
  }
  const balance = account.balance - pence;
  const settled = balance <= 0 && owing.includes(account.status);
  return world.account.patch(account.id, { balance, ...(settled ? { status: 'active' } : {}) });
}

/**
 * `chargeBillingMethod`: charges the account's card, or continues with the intent that the holder
 * confirmed. Throws 422 for a wrong amount, without a card, or if it is declined.
 */
export function chargeCard(
  core: Core,
  user: UserRow,
  account: AccountRow,
  { amount, token }: { amount: string; token?: string | null },
): PaymentStep {
  const { payments } = core;
  const pence = penceOf(amount, account);
  const { card } = account;
  if (card === null) throw unprocessable('There is no payment card on this account');
  const purpose = { account: account.id, kind: 'charge', pence } as const;
  const attempt = token
    ? payments.confirm(token, purpose)
    : payments.attempt({ ...card, number: card.full }, purpose);
  if ('clientSecret' in attempt) return { isComplete: false, clientSecret: attempt.clientSecret };
  publish(core, pay(core, account, pence), 'charge', user);
  return through;
}
