import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { UserMenu } from '@/app/shell/user-menu';
import { openPanel } from '../../screens/accounts/open-panel';

async function openMenu() {
  const user = userEvent.setup();
  const panel = await openPanel({ page: <UserMenu />, account: 'acc-demo1' });
  await waitFor(() => expect(panel.state().resources.lists['user']?.status).toBe('loaded'));
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    return within(await screen.findByRole('menu'));
  };
  const logOut = async () => user.click((await open()).getByRole('menuitem', { name: 'Logout' }));
  return { ...panel, user, open, logOut };
}

test('spec 1 §2 "Chrome": the user menu', async () => {
  const { open } = await openMenu();
  const menu = await open();
  const places = menu.getByRole('group', { name: 'Dana Demo' });
  const entries = within(places)
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);
  expect(entries).toEqual([
    ['User Settings', '/user/'],
    ['Accounts', '/user/#accounts'],
    ['OAuth Applications', '/user/#application'],
  ]);
  expect(menu.getAllByRole('menuitem').at(-1)).toHaveTextContent('Logout');
});

test('Logout ends the session', async () => {
  const { logOut, state } = await openMenu();
  await logOut();
  await waitFor(() => expect(state().session.status).toBe('invalid'));
});

test('spec 1 §8: logging out asks first while calls are pending', async () => {
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
