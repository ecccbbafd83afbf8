import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WithEvents } from '@/store/events/events-slice';
import { resources } from '@/store/resources/resources-state';
import { preferences } from '@/store/preferences/preferences-slice';
import { chargeCard, saveCard } from '@mocks/provider/account-billing';
import { openBilling } from './open-billing';

const at = (account: string, rest = '') => `/accounts/${account}/billing/${rest}`;

/** Returns the value of a fact in the strip, and the note below it, once they are read. */
async function fact(label: string): Promise<readonly (string | null)[]> {
  const read = () => {
    const term = screen.getByText(label, { selector: 'dt' });
    const values = term.closest('div')?.querySelectorAll('dd') ?? [];
    return [...values].map(({ textContent }) => textContent);
  };
  await waitFor(() => expect(read()[0]).toBeTruthy());
  return read();
}

test('the card that pays is told, and the way to another', async () => {
  await openBilling(at('acc-owed1'));
  expect(await fact('Payment card')).toEqual([
    'Visa •••• •••• •••• 4242',
    expect.stringMatching(/^Dana Demo, expires [A-Z][a-z]{2} \d{4}Update card$/u),
  ]);
  expect(screen.getByRole('link', { name: 'Update card' })).toHaveAttribute(
    'href',
    at('acc-owed1', 'card/'),
  );
});

test('an expired card has a badge that says what to do', async () => {
  await openBilling(at('acc-susp1'));
  const [card] = await fact('Payment card');
  expect(card).toContain('ExpiredYour card has expired – please add your updated card details');
});

test('what is owed is told, with the way to pay it unless the banner has that', async () => {
  const { store } = await openBilling(at('acc-owed1'));
  expect(await fact('To pay')).toContain('£18.20');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Make payment' })).toBeNull());
  act(() => void store.dispatch(preferences.actions.noticeDismissed('balance/acc-owed1/18.20')));
  expect(screen.getByRole('link', { name: 'Make payment' })).toHaveAttribute(
    'href',
    at('acc-owed1', 'payment/?amount=18.20'),
  );
});

test('a payment in another window, or another card, shows by itself', async () => {
  const { provider, store } = await openBilling(at('acc-owed1'));
  expect(await fact('To pay')).toContain('£18.20');
  // The stream opens after the first rows.
  const list = { kind: 'server', account: 'acc-owed1' } as const;
  act(() => void store.dispatch(resources.actions.listRequested(list)));
  const state = () => store.getState() as unknown as WithEvents;
  await waitFor(() => expect(state().events.connection).toBe('connected'));
  const { account, user } = provider.world;
  const [owing, dana] = [account.need('acc-owed1'), user.need('usr-demo1')];
  chargeCard(provider, dana, owing, { amount: '8.20' });
  await waitFor(async () => expect(await fact('To pay')).toContain('£10.00'));
  const card = { number: '5555555555554444', name: 'Dana Demo', expiresOn: '2040-12' };
  saveCard(provider, dana, owing, provider.payments.createMethod(card).id);
  await waitFor(async () =>
    expect(await fact('Payment card')).toContain('Mastercard •••• •••• •••• 4444'),
  );
});

test('a trial tells its credit and how long it lasts, and offers no payment', async () => {
  await openBilling(at('acc-trial'));
  expect(await fact('In credit')).toEqual(['£17.14', 'Free trial credit £17.14']);
  expect(await screen.findByText(/^Your free trial lasts until/u)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Make payment' })).not.toBeInTheDocument();
});

test('with 14 days left the words of a trial change', async () => {
  await openBilling(at('acc-trial'), {
    prepare: ({ provider }) => {
      const created_at = new Date(Date.now() - 20 * 86_400_000).toISOString();
      provider.world.account.patch('acc-trial', { created_at });
    },
  });
  expect(await screen.findByText(/^Your free trial ends in/u)).toBeVisible();
});

test('usage is told by category and by resource, with what it comes to', async () => {
  const { user } = await openBilling(at('acc-demo1'));
  const table = await screen.findByRole('table', { name: 'Usage' });
  const category = within(table).getByRole('button', { name: 'Cloud Servers' });
  expect(within(table).queryByRole('link')).not.toBeInTheDocument();
  await user.click(category);
  expect(category).toHaveAttribute('aria-expanded', 'true');
  const server = await within(table).findByRole('link', { name: 'web-1' });
  expect(server).toHaveAttribute('href', '/accounts/acc-demo1/servers/srv-web01/');
  const [, hours, soFar, projected] = within(server.closest('tr')!).getAllByRole('cell');
  expect(hours).toHaveTextContent(/^\d+ h$/u);
  const pounds = (cell: HTMLElement | undefined) =>
    Number(/£([\d.,]+)/u.exec(cell?.textContent ?? '')?.[1]?.replace(',', ''));
  expect(pounds(projected)).toBeGreaterThanOrEqual(pounds(soFar));
  expect(within(table).getByRole('row', { name: /^Total/u })).toHaveTextContent(/£[\d.]+/u);
});

test('the period’s cost so far, its projection and the next invoice stand on top', async () => {
  await openBilling(at('acc-demo1'));
  expect(await fact('So far')).toEqual([
    expect.stringMatching(/^£\d/u),
    expect.stringMatching(/^\d+ \w+ to \d+ \w+$/u),
  ]);
  expect(await fact('Projected')).toEqual([
    expect.stringMatching(/^£\d/u),
    expect.stringMatching(/^by 1 \w+$/u),
  ]);
  expect(await fact('Next invoice')).toEqual([expect.stringMatching(/^1 \w+ \d{4}$/u)]);
});

test('invoices are drawn by month, the next one as it is projected', async () => {
  await openBilling(at('acc-demo1'));
  const card = await screen.findByRole('region', { name: /^Invoices by month/u });
  const months = within(card).getAllByRole('listitem');
  const texts = months.map(({ textContent }) => textContent);
  expect(texts.length).toBeGreaterThan(5);
  expect(
    texts.slice(0, -1).filter((text) => !/^£[\d,.]+[A-Z][a-z]{2} \d{4}$/u.test(text ?? '')),
  ).toEqual([]);
  expect(texts.at(-1)).toMatch(/^£[\d,.]+ projected[A-Z][a-z]{2} \d{4}$/u);
});

test('an account that uses nothing is told so', async () => {
  await openBilling(at('acc-owed1'));
  expect(
    await screen.findByText("There isn't currently any usage reported for this billing period"),
  ).toBeVisible();
});

test('invoices are listed, each with its file, and what is overdue is marked and said', async () => {
  await openBilling(at('acc-late1'));
  const list = await screen.findByRole('table', { name: 'Invoices' });
  const heads = within(list).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Number',
    'Created',
    'Due',
    'Total',
    'Balance',
    'Status',
    'Download',
  ]);
  const row = within(list).getByRole('row', { name: /overdue/u });
  expect(row).toHaveTextContent('£42.10');
  const file = within(row).getByRole('link', { name: /^Download invoice INV-/u });
  expect(file.getAttribute('href')).toMatch(/\/invoices\/inv-/u);
  expect(screen.getByText(/^Invoice INV-\d+ is overdue: £42\.10 was due on/u)).toBeVisible();
});

test('an overdue invoice of an account that owes nothing is a matter for support', async () => {
  await openBilling(at('acc-demo1'), {
    prepare: ({ provider: { world } }) =>
      void world.invoice.patch('inv-00002', { balance: 17_905 }),
  });
  expect(
    await screen.findByText(/is overdue: £179\.05 was due on .*, but your balance is £0\.00$/u),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    expect.stringContaining('/accounts/acc-demo1/support/?p=Invoice+INV-'),
  );
  expect(screen.queryByRole('link', { name: 'Make payment' })).toBeNull();
});

test('the same stands at the address of the invoices', async () => {
  await openBilling('/accounts/acc-owed1/invoices/');
  expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
});

test('billing that cannot be read says so, and leads to support', async () => {
  await openBilling(at('acc-owed1'), {
    prepare: ({ provider }) => void (provider.dials.operations = { billing: 'fail-422' }),
  });
  const title = 'There was a problem accessing the billing data, please check back later';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/accounts/acc-owed1/support/?p=The+billing+data+of+acc-owed1+doesn%E2%80%99t+load.',
  );
});

test('a read that fails later leaves the invoices, with its error above them', async () => {
  const { user, provider } = await openBilling(at('acc-owed1'));
  const list = await screen.findByRole('table', { name: 'Invoices' });
  provider.dials.operations = { billing: 'fail-422' };
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const alert = await screen.findByText(/^Error: /u);
  expect(list).toBeVisible();
  provider.dials.operations = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
});

test('what could not be read of billing is told in its place', async () => {
  await openBilling(at('acc-owed1'), {
    prepare: ({ provider }) => {
      const [first] = provider.world.invoice.by('account', 'acc-owed1');
      provider.world.invoice.patch(first!.id, { dueOn: 'soon' });
    },
  });
  expect(await screen.findByText('Couldn’t load some fields of 1 invoice')).toBeVisible();
  expect(screen.getByText('couldn’t load')).toBeVisible();
});

test('a pending account without a card opens the editor of its first', async () => {
  const { router } = await openBilling(at('acc-pend1'));
  expect(await screen.findByText('Activate your account by adding card details')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Add card details' })).toBeVisible();
  // The crumbs say the same.
  expect(screen.queryByText('Update card')).toBeNull();
  expect(router.state.location.pathname).toBe(at('acc-pend1', 'card/'));
});
