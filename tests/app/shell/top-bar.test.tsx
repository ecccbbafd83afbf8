import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Config } from '@/app/config';
import { HelpMenu, UserMenu } from '@/app/shell/top-bar';
import { openPanel } from '../../screens/accounts/open-panel';

async function openHelp(links: Config['links'], account?: string) {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <HelpMenu links={links} account={account} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Help' }));
  return screen.findByRole('menu');
}

const entries = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('target')]);

/** Beside the label, for screen readers. */
const TAB = ' (opens in a new tab)';

test('the help menu, and the release', async () => {
  const links = {
    documentation: 'https://example.com/docs/',
    status: 'https://status.example.com/',
    changelog: 'https://example.com/changelog/',
  };
  const menu = await openHelp(links, 'acc-demo1');
  expect(entries(menu)).toEqual([
    [`Documentation${TAB}`, 'https://example.com/docs/', '_blank'],
    [`System status${TAB}`, 'https://status.example.com/', '_blank'],
    [`Changelog${TAB}`, 'https://example.com/changelog/', '_blank'],
    ['Report a problem', null, null],
    ['Contact support', '/accounts/acc-demo1/support/', null],
  ]);
  expect(within(menu).getByRole('group', { name: 'v2.6.15' })).toBeVisible();
});

test('what the configuration does not name is not offered, nor support without an account', async () => {
  const menu = await openHelp({ status: 'https://status.example.com/' });
  expect(entries(menu)).toEqual([
    [`System status${TAB}`, 'https://status.example.com/', '_blank'],
    ['Report a problem', null, null],
  ]);
});

async function openMenu() {
  const user = userEvent.setup();
  const panel = await openPanel({ page: <UserMenu />, account: 'acc-demo1' });
  await waitFor(() => expect(panel.state().resources.lists['user']?.status).toBe('loaded'));
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    return within(await screen.findByRole('menu'));
  };
  const logOut = async () => user.click((await open()).getByRole('menuitem', { name: 'Log out' }));
  return { ...panel, user, open, logOut };
}

test('the user menu', async () => {
  const { open } = await openMenu();
  const menu = await open();
  const places = menu.getByRole('group', { name: 'Dana Demo' });
  const ways = within(places)
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);
  expect(ways).toEqual([
    ['User Settings', '/user/'],
    ['Accounts', '/user/#accounts'],
    ['OAuth Applications', '/user/#application'],
  ]);
  expect(menu.getAllByRole('menuitem').at(-1)).toHaveTextContent('Log out');
});

test('Log out ends the session', async () => {
  const { logOut, state } = await openMenu();
  await logOut();
  await waitFor(() => expect(state().session.status).toBe('invalid'));
});

test('logging out asks first while calls are pending', async () => {
  const { server, calls, user, logOut, state } = await openMenu();
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  server.use(http.post('*/stop', () => answered));
  const call = { method: 'POST', kind: 'server', id: 'srv-web01' } as const;
  const { outcome } = calls.startCall({
    verb: 'stop',
    title: 'Stop',
    account: 'acc-demo1',
    call: { ...call, action: 'stop' },
  });
  await logOut();
  const question = await screen.findByRole('dialog', { name: 'Leave now?' });
  expect(question).toHaveTextContent(
    'There are pending API calls - please wait until these are cleared',
  );
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(state().session.status).toBe('valid');

  answer(HttpResponse.json({}, { status: 202 }));
  await act(() => outcome);
  await logOut();
  await waitFor(() => expect(state().session.status).toBe('invalid'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
