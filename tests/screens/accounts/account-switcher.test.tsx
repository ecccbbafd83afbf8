import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Call } from '@/model/call';
import { useAccountSwitcher } from '@/screens/accounts/use-account-switcher';
import { resources } from '@/store/resources/resources-state';
import { openPanel } from './open-panel';

function Opener() {
  const open = useAccountSwitcher();
  return (
    <button type="button" onClick={open}>
      Accounts
    </button>
  );
}

const page = <Opener />;

async function openSwitcher(options: Omit<Parameters<typeof openPanel>[0], 'page'> = {}) {
  const panel = await openPanel({ page, account: 'acc-demo1', ...options });
  const user = userEvent.setup();
  await waitFor(() => expect(panel.state().preferences.lastAccount).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Accounts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch account' });
  return { ...panel, user, dialog: within(dialog) };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Accounts' }))
    .getAllByRole('listitem')
    .map((row) => /acc-[a-z0-9]{5}/.exec(row.textContent)?.[0]);

const stopWeb: Call = {
  method: 'POST',
  kind: 'server',
  id: 'srv-web01',
  action: 'stop',
};

test('lists active accounts only, and the inactive ones when asked', async () => {
  const { user, dialog } = await openSwitcher();
  expect(rows()).toContain('acc-susp1');
  expect(rows()).not.toContain('acc-gone1');
  await user.click(dialog.getByRole('checkbox', { name: 'Show inactive accounts' }));
  expect(rows().slice(-3)).toEqual(['acc-gone1', 'acc-wipe1', 'acc-term1']);
  const closed = dialog.getByText('Closed Ltd').closest('li');
  expect(closed).toHaveTextContent('closed');
  expect(within(closed!).queryByRole('link')).toBeNull();
});

test('the switcher says that some accounts could not be read', async () => {
  const { dialog } = await openSwitcher({
    prepare: ({ server }) =>
      server.use(
        http.get('*/accounts', () => HttpResponse.json([{ id: 'acc-demo1' }, { id: 'acc-?' }])),
      ),
  });
  expect(await dialog.findByText('Couldn’t load 1 Account: acc-?')).toBeVisible();
  expect(rows()).toEqual(['acc-demo1']);
});

test('the switcher never says that there are no accounts when none could be read', async () => {
  await openPanel({
    page,
    prepare: ({ server }) =>
      server.use(http.get('*/accounts', () => HttpResponse.json([{ id: 'acc-?' }]))),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Accounts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch account' }));
  expect(
    await dialog.findByRole('heading', { name: 'Couldn’t load 1 Account: acc-?' }),
  ).toBeVisible();
});

test('accounts that could not be read are not said to be none', async () => {
  const { dialog, provider, user } = await openSwitcher({
    dials: { lists: { accounts: 'fail-500' } },
  });
  expect(
    await dialog.findByRole('heading', {
      name: 'Error accessing Accounts, please check your network connection',
    }),
  ).toBeVisible();
  expect(dialog.queryByText('No active accounts')).toBeNull();
  provider.dials.lists = {};
  await user.click(dialog.getByRole('button', { name: 'Try again now' }));
  await waitFor(() => expect(rows()).toContain('acc-demo1'));
});

test('marks the account of the screen and shows each status', async () => {
  const { dialog } = await openSwitcher();
  const current = dialog.getByRole('link', { current: true });
  expect(current).toHaveTextContent('Demo Studio');
  expect(current).toHaveAttribute('href', '/accounts/acc-demo1/');
  expect(dialog.getByRole('link', { name: /Late Ltd/ })).toHaveTextContent('overdue');
});

test('the name of an account is cut at 50 characters, the whole on hover', async () => {
  const name = 'n'.repeat(60);
  const { dialog } = await openSwitcher({
    prepare: ({ provider: { world } }) => world.account.patch('acc-demo1', { name }),
  });
  expect(dialog.getByTitle(name)).toHaveTextContent(/^n{50}…$/);
});

test('the most recently used come first', async () => {
  localStorage.setItem(
    'wheelhouse.preferences',
    JSON.stringify({ accountHistory: ['acc-warn1', 'acc-owed1'] }),
  );
  await openSwitcher();
  expect(rows().slice(0, 3)).toEqual(['acc-demo1', 'acc-warn1', 'acc-owed1']);
});

test('filters by name, id and status', async () => {
  const { user, dialog } = await openSwitcher();
  const filter = dialog.getByRole('searchbox', { name: 'Filter accounts' });
  expect(filter).toHaveFocus();
  await user.type(filter, 'ltd OVERDUE');
  expect(rows()).toEqual(['acc-late1']);
  await user.clear(filter);
  await user.type(filter, 'nothing like it');
  expect(dialog.getByText('No accounts match “nothing like it”')).toBeVisible();
});

test('up to four accounts, all of them active, need no filter', async () => {
  const { dialog } = await openSwitcher({ user: 'olive@example.com', account: 'acc-share' });
  expect(rows()).toEqual(['acc-share']);
  expect(dialog.queryByRole('searchbox')).toBeNull();
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

test('the arrow keys walk the accounts, and Enter opens one', async () => {
  const { user, dialog, path } = await openSwitcher();
  await user.keyboard('{ArrowDown}');
  expect(dialog.getByRole('link', { current: true })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const second = dialog.getAllByRole('link')[1];
  expect(second).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe(second?.getAttribute('href')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers another account', async () => {
  const { user, dialog, path } = await openSwitcher();
  await user.click(dialog.getByRole('link', { name: 'Create new account' }));
  expect(path()).toBe('/signup/account?additional');
});

test('with calls pending it asks first, and staying connects the events anew', async () => {
  const panel = await openSwitcher({ dials: { latency: 400 } });
  const { user, dialog, calls, path, store, stream } = panel;
  store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-demo1' }));
  await waitFor(() => expect(stream.open).toHaveBeenCalled());
  calls.startCall({ verb: 'stop', title: 'Stop', account: 'acc-demo1', call: stopWeb });
  await user.click(dialog.getByRole('link', { name: /Late Ltd/ }));
  const question = await screen.findByRole('dialog', { name: 'Leave now?' });
  expect(question).toHaveTextContent(
    'There are pending API calls - please wait until these are cleared',
  );
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(path()).toBe('/accounts/acc-demo1/');
  expect(stream.retryNow).toHaveBeenCalledOnce();
});

test('with calls pending one may leave all the same', async () => {
  const { user, dialog, calls, path } = await openSwitcher({ dials: { latency: 400 } });
  calls.startCall({ verb: 'stop', title: 'Stop', account: 'acc-demo1', call: stopWeb });
  await user.click(dialog.getByRole('link', { name: /Late Ltd/ }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe('/accounts/acc-late1/'));
});

test('what asks for a new tab is left to the browser', async () => {
  const { user, dialog, path } = await openSwitcher();
  const prevented: boolean[] = [];
  const browser = (event: Event) => {
    prevented.push(event.defaultPrevented);
    // There is no other tab here.
    event.preventDefault();
  };
  window.addEventListener('click', browser, { once: true });
  await user.keyboard('{Control>}');
  await user.click(dialog.getByRole('link', { name: /Late Ltd/ }));
  await user.keyboard('{/Control}');
  expect(prevented).toEqual([false]);
  expect(path()).toBe('/accounts/acc-demo1/');
  expect(screen.getByRole('dialog', { name: 'Switch account' })).toBeVisible();
});
