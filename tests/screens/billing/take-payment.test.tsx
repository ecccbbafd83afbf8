import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decode } from '@/model/decode';
import { events } from '@/store/events/events-slice';
import { resources } from '@/store/resources/resources-state';
import { session } from '@/store/session/session-slice';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { openBilling } from './open-billing';

const at = (account: string, query = '') => `/accounts/${account}/billing/payment/${query}`;

type Opened = Awaited<ReturnType<typeof openBilling>>;

async function open(address: string, options: Parameters<typeof openBilling>[1] = {}) {
  const opened = await openBilling(address, options);
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount in pounds');
  const pay = () => opened.user.click(screen.getByRole('button', { name: /^Pay/u }));
  return { ...opened, amount, pay };
}

const told = ({ store }: Pick<Opened, 'store'>) =>
  selectToasts(store.getState()).map(({ message }) => message);

const owed = ({ provider }: Pick<Opened, 'provider'>, account: string) =>
  provider.world.account.need(account).balance;

test('a payment is taken once, and what is owed is read again', async () => {
  const opened = await open(at('acc-owed1', '?amount=5.20'));
  expect(opened.amount).toHaveValue('5.20');
  await opened.pay();
  await waitFor(() => expect(told(opened)).toEqual(['Payment processed successfully']));
  expect(owed(opened, 'acc-owed1')).toBe(1300);
  expect(await screen.findAllByText('£13.00')).not.toHaveLength(0);
  expect(opened.router.state.location.pathname).toBe('/accounts/acc-owed1/billing/');
});

test.each([
  ['', '18.20'],
  ['?amount=0.10', '18.20'],
  ['?amount=99', '18.20'],
  ['?amount=free', '18.20'],
  ['?amount=3', '3.00'],
])('an address that ends in ‘%s’ proposes %s', async (query, proposed) => {
  const { amount } = await open(at('acc-owed1', query));
  expect(amount).toHaveValue(proposed);
});

test('a payment that the session did not last for says what is true after a sign-in too', async () => {
  const { pay, provider, store } = await open(at('acc-owed1'));
  provider.sessions.expireAll();
  await pay();
  const words = 'Your session ended before this could be paid. Once you are signed in, pay.';
  expect(await screen.findByText(words)).toBeVisible();
  act(() => void store.dispatch(session.signedIn()));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay/u })).toBeVisible();
});

test('an amount out of bounds is told, and not sent', async () => {
  const opened = await open(at('acc-owed1'));
  await opened.user.clear(opened.amount);
  await opened.user.type(opened.amount, '18.21');
  await opened.pay();
  expect(
    await screen.findByText('Please enter valid payment amount between £1.00 and £18.20'),
  ).toBeVisible();
  expect(opened.amount).toHaveFocus();
  expect(owed(opened, 'acc-owed1')).toBe(1820);
});

test('who types an amount is told that the balance has changed elsewhere meanwhile', async () => {
  const { amount, user, provider, store } = await open(at('acc-owed1'));
  await user.clear(amount);
  await user.type(amount, '12');
  provider.world.account.patch('acc-owed1', { balance: 1000 });
  act(() => void store.dispatch(events.actions.resumed({ awayMs: 1 })));
  expect(await screen.findByText('Your balance has changed. It’s now £10.00.')).toBeVisible();
  expect(amount).toHaveValue('12');
  await user.click(screen.getByRole('button', { name: 'Discard my changes' }));
  expect(amount).toHaveValue('10.00');
});

test('a payment whose bank asks is taken once its holder agrees', async () => {
  const opened = await open(at('acc-late1'));
  await opened.pay();
  await waitFor(() => expect(told(opened)).toContain('Payment processed successfully'));
  expect(owed(opened, 'acc-late1')).toBe(0);
});

test('news that nothing is owed any more leaves the form until its payment has ended', async () => {
  const opened = await open(at('acc-late1'));
  let answer = () => undefined as void;
  opened.card.asked = new Promise((resolve) => (answer = resolve));
  await opened.pay();
  await waitFor(() => expect(opened.card.isAsking).toBe(true));
  opened.provider.world.account.patch('acc-late1', { balance: 0, status: 'active' });
  const paid = { id: 'acc-late1', status: 'active' };
  const { entities } = decode('account', paid, { volumeSize: 'bytes' });
  act(() => {
    opened.store.dispatch(
      resources.actions.merged({ entities, readAt: Number.MAX_SAFE_INTEGER, full: [] }),
    );
  });
  await waitFor(() =>
    expect(JSON.stringify(opened.store.getState().queries)).toMatch(/"balance":0\b/u),
  );
  expect(screen.getByText(/^Your balance is £42.10/u)).toBeVisible();
  opened.provider.world.account.patch('acc-late1', { balance: 4210 });
  answer();
  await waitFor(() =>
    expect(opened.router.state.location.pathname).toBe('/accounts/acc-late1/billing/'),
  );
});

test('a payment whose holder does not agree is not taken', async () => {
  const opened = await open(at('acc-late1'));
  opened.card.agrees = false;
  await opened.pay();
  expect(
    await screen.findByText(/^We are unable to authenticate your payment method/u),
  ).toBeVisible();
  expect(owed(opened, 'acc-late1')).toBe(4210);
});

test('without a card provider a bank’s question is told to be impossible', async () => {
  const opened = await open(at('acc-late1'), { deployment: {} });
  await opened.pay();
  expect(
    await screen.findByText(
      'Your bank wants you to confirm this, but card payments aren’t set up here',
    ),
  ).toBeVisible();
  expect(owed(opened, 'acc-late1')).toBe(4210);
});

test('a declined payment is told in the words of its bank', async () => {
  const opened = await open(at('acc-warn1'));
  await opened.pay();
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
});

test('a card that has expired is told before it is charged', async () => {
  await open(at('acc-susp1'));
  expect(
    screen.getByText('Your card has expired – please add your updated card details'),
  ).toBeVisible();
});

test.each([
  ['lost', 'drop'],
  ['a gateway’s', 'fail-html'],
] as const)(
  'a payment whose answer is %s is sent once, and may have been taken',
  async (_, fault) => {
    const opened = await open(at('acc-owed1'));
    opened.provider.dials.operations = { chargeBillingMethod: fault };
    await opened.pay();
    expect(
      await screen.findByText(
        /^£18.20 was sent at .* It may have gone through. Check before paying again.$/u,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/Please try again later/u)).toBeNull();
    expect(told(opened)).toEqual([]);
    expect(opened.calls.failed.size).toBe(0);
  },
);

test('who owes nothing has nothing to pay', async () => {
  await openBilling(at('acc-trial'));
  expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
});

test('who has no card to pay with is led to add one', async () => {
  await openBilling(at('acc-owed1'), {
    prepare: ({ provider }) => void provider.world.account.patch('acc-owed1', { card: null }),
  });
  expect(await screen.findByRole('heading', { name: 'Add a card to pay' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add card details' })).toHaveAttribute(
    'href',
    '/accounts/acc-owed1/billing/card/',
  );
});

test('a payment that failed in passing is offered nowhere else again', async () => {
  const opened = await open(at('acc-owed1'));
  opened.provider.dials.operations = { chargeBillingMethod: 'fail-500' };
  await opened.pay();
  expect(await screen.findByText(/Something went wrong at our end/u)).toBeVisible();
  expect(opened.calls.failed.size).toBe(0);
  expect(opened.store.getState().calls.calls).toMatchObject([
    { status: 'failed', canRetry: false },
  ]);
});
