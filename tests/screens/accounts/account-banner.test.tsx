import type { NodeProvider } from '@mocks/node';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { AccountContext } from '@/components/scope/account-scope';
import { AccountBanner } from '@/screens/accounts/account-banner';
import { NO_ACCOUNT } from '@/store/accounts/accounts-slice';
import { balanceQuery } from '@/store/queries/balance-query';
import { queries } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import { resources } from '@/store/resources/resources-state';
import { selectList, selectRecord } from '@/store/resources/resources-selectors';
import { openPanel } from './open-panel';

/**
 * Draws it as the frame does, outside the account's scope. A list that was read lets what comes after
 * the rows begin.
 */
async function openBanner(account: string, prepare?: (node: NodeProvider) => void) {
  const page = (
    <AccountContext value={NO_ACCOUNT}>
      <AccountBanner account={account} />
    </AccountContext>
  );
  const panel = await openPanel({ page, account, ...(prepare && { prepare }) });
  panel.store.dispatch(resources.actions.listRequested({ kind: 'server', account }));
  return panel;
}

const notice = () => screen.findByRole('region', { name: 'Account notice' });

test.each([
  ['acc-pend1', /card details/, 'Add card details', '/accounts/acc-pend1/billing/card/'],
  ['acc-owed1', /£18\.20/, 'Make payment', '/accounts/acc-owed1/billing/payment/?amount=18.20'],
  [
    'acc-late1',
    /overdue.*£42\.10/,
    'Make payment',
    '/accounts/acc-late1/billing/payment/?amount=42.10',
  ],
  ['acc-warn1', /£120\.00/, 'Make payment', '/accounts/acc-warn1/billing/payment/?amount=120.00'],
  [
    'acc-susp1',
    /suspended.*£300\.00/,
    'Make payment',
    '/accounts/acc-susp1/billing/payment/?amount=300.00',
  ],
  [
    'acc-susp2',
    /^There is currently a problem with your account/,
    'Contact support',
    '/accounts/acc-susp2/support/?p=What+is+the+problem+with+the+account+acc-susp2%3F',
  ],
])('the banner of %s says %s and leads to %s', async (account, words, label, href) => {
  await openBanner(account);
  await waitFor(async () => expect(await notice()).toHaveTextContent(words));
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('a pending account with a card is awaiting activation', async () => {
  await openBanner('acc-pend2');
  expect(await notice()).toHaveTextContent(/awaiting activation/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('an active account that owes nothing has no banner', async () => {
  const { state } = await openBanner('acc-demo1');
  await waitFor(() =>
    expect(state().queries).toMatchObject({ 'balance acc-demo1': { status: 'loaded' } }),
  );
  expect(screen.queryByRole('region')).toBeNull();
});

test('an outstanding balance can be put aside, until the sum changes', async () => {
  const user = userEvent.setup();
  const { provider, store, state } = await openBanner('acc-owed1');
  await notice();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(state().preferences.dismissedNotices).toEqual(['balance/acc-owed1/18.20']);
  provider.world.account.patch('acc-owed1', { balance: 2000 });
  const params = { account: 'acc-owed1', status: 'active' };
  store.dispatch(queries.actions.refreshRequested(queryRequest(balanceQuery, params)));
  expect(await notice()).toHaveTextContent('£20.00');
});

test('what stops the account cannot be put aside', async () => {
  await openBanner('acc-late1');
  await notice();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

test('the balance is asked for again when the account comes into another status', async () => {
  const { provider, store } = await openBanner('acc-owed1');
  await notice();
  provider.world.account.patch('acc-owed1', { status: 'overdue', balance: 4210 });
  const record = { kind: 'account', id: 'acc-owed1', account: 'acc-owed1' } as const;
  store.dispatch(resources.actions.refreshRequested(record));
  await waitFor(async () => expect(await notice()).toHaveTextContent(/overdue.*£42\.10/));
});

test('of a balance that cannot be read nothing is said', async () => {
  const refused = () => HttpResponse.json({ errors: ['No'] }, { status: 500 });
  await openBanner('acc-susp1', ({ server }) => server.use(http.post('*/kiosk', refused)));
  expect(await notice()).toHaveTextContent('There is currently a problem with your account');
});

test('the balance of a closed account is not asked for', async () => {
  const { state } = await openBanner('acc-gone1');
  await waitFor(() =>
    expect(selectList(state(), 'server', 'acc-gone1').status).not.toBe('loading'),
  );
  expect(selectRecord(state(), 'account', 'acc-gone1')?.status).toBe('closed');
  expect(screen.queryByRole('region')).toBeNull();
  expect(state().queries).toEqual({});
});

test('a banner on the page that it leads to has no link there', async () => {
  const panel = await openBanner('acc-owed1');
  expect(await screen.findByRole('link', { name: 'Make payment' })).toBeVisible();
  await act(async () => panel.router.navigate('/accounts/acc-owed1/billing/payment/'));
  expect(await notice()).toHaveTextContent(/£18\.20/);
  expect(screen.queryByRole('link', { name: 'Make payment' })).toBeNull();
});
