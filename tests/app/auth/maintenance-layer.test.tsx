import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MaintenanceLayer } from '@/app/auth/maintenance-layer';
import { createApp } from '@/app/boot/create-app';
import { readConfig } from '@/app/config';
import { PROVIDER_BACK } from '@/lib/connectivity';
import { fakeFetch, json } from '../../provider/fake-fetch';

const closed = () =>
  json({ error_name: 'maintenance', errors: ['We are upgrading'] }, 503, { 'Retry-After': '90' });

/** Opens a page with typed text in a field; the provider then goes into maintenance. */
async function openClosed() {
  let answer = closed;
  const requests = fakeFetch(() => Promise.resolve(answer()));
  const app = createApp(readConfig({ links: { status: 'https://status.example.com/' } }));
  onTestFinished(() => app.stop());
  render(
    <Provider store={app.store}>
      <input aria-label="Name" />
      <MaintenanceLayer app={app} />
    </Provider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'typed');
  await act(() => app.reads.read('/1.0/servers').catch(() => undefined));
  const dialog = await screen.findByRole('dialog', { name: 'Down for maintenance' });
  return { ...app, requests, dialog, user, open: () => (answer = () => json([])) };
}

test('a 503 with words for maintenance is told over the page, with when it is tried again', async () => {
  const { dialog } = await openClosed();
  expect(dialog).toHaveTextContent('We are upgrading');
  expect(dialog).toHaveTextContent('Your work is safe');
  expect(screen.getByRole('timer')).toHaveTextContent('Trying again in 90 s');
  expect(screen.getByRole('link', { name: 'System status' })).toHaveAttribute(
    'href',
    'https://status.example.com/',
  );
});

test('it goes by itself once the provider is back, which the window is told, and what was typed stays', async () => {
  const { requests, open, user } = await openClosed();
  const back = vi.fn<() => void>();
  window.addEventListener(PROVIDER_BACK, back);
  await user.click(screen.getByRole('button', { name: 'Try again now' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  open();
  await user.click(await screen.findByRole('button', { name: 'Try again now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.removeEventListener(PROVIDER_BACK, back);
  expect(back).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('typed');
  // It has asked without prolonging the session.
  expect(
    requests.slice(1).map(({ method, headers }) => [method, headers.get('X-Session-Extend')]),
  ).toEqual([
    ['HEAD', 'false'],
    ['HEAD', 'false'],
  ]);
});
