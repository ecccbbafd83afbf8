import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useUnsaved } from '@/components/forms/editors/use-unsaved';
import { resources } from '@/store/resources/resources-state';
import { session } from '@/store/session/session-slice';
import { codeNow, openPanel } from '../../screens/accounts/open-panel';

const page = <input aria-label="Name" />;

/** A page in the middle of being typed into when the session runs out. */
async function openExpired(options: Partial<Parameters<typeof openPanel>[0]> = {}) {
  const user = userEvent.setup();
  const panel = await openPanel({ page, ...options });
  await waitFor(() => expect(panel.state().resources.lists['user']?.status).toBe('loaded'));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'half a na');
  panel.provider.sessions.expireAll();
  panel.store.dispatch(session.expired());
  await screen.findByRole('dialog', { name: 'Stay logged in?' });
  return { ...panel, user };
}

const status = (panel: Awaited<ReturnType<typeof openPanel>>) => panel.state().session.status;

test('a right password goes on where it stopped, with the focus and all that was typed', async () => {
  const panel = await openExpired();
  expect(screen.getByText('Signed in as demo@example.com')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await panel.user.keyboard('demo-password{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(status(panel)).toBe('valid');
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('half a na');
  await waitFor(() => expect(name).toHaveFocus());
});

test('where it is not known who was signed in, whoever answers begins anew, and is signed in', async () => {
  const panel = await openPanel({
    page,
    prepare: ({ provider }) => {
      provider.dials.lists = { users: 'fail-500' };
    },
  });
  await waitFor(() => expect(panel.state().resources.lists['user']?.status).toBe('error'));
  panel.provider.sessions.expireAll();
  act(() => void panel.store.dispatch(session.expired()));
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'olive@example.com');
  await user.type(screen.getByLabelText('Password'), 'demo-password{Enter}');
  await waitFor(() => expect(panel.state().session.endCount).toBe(1));
  await waitFor(() => {
    expect(Object.values(panel.state().resources.records.account ?? {})).toMatchObject([
      { name: 'Shared Works' },
    ]);
  });
  expect(status(panel)).toBe('valid');
});

/** Delays every further read of the user by an hour. */
function neverTell({ provider }: Awaited<ReturnType<typeof openPanel>>) {
  provider.dials.lists = { users: 'slow' };
  provider.dials.slowness = 3_600_000;
}

test('until it is known who has answered, the screen behind stays out of reach', async () => {
  const panel = await openExpired();
  neverTell(panel);
  await panel.user.keyboard('demo-password{Enter}');
  const prompt = await screen.findByRole('dialog', { name: 'Stay logged in?' });
  await waitFor(() => expect(prompt).toHaveTextContent('Checking who has signed in…'));
  expect(status(panel)).toBe('valid');
  expect(within(prompt).getByRole('button', { name: 'Stay logged in' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await panel.user.click(within(prompt).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(status(panel)).toBe('invalid'));
});

test('until it is known who signed in elsewhere, the screen stays out of reach', async () => {
  const panel = await openPanel({ page });
  await waitFor(() => expect(panel.state().resources.lists['user']?.status).toBe('loaded'));
  neverTell(panel);
  act(() => void panel.store.dispatch(session.signedIn()));
  const name = 'Signed in from another window';
  expect(await screen.findByRole('dialog', { name })).toHaveTextContent(
    'Checking who has signed in…',
  );
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  // A session that ends in between is asked about as usual.
  act(() => void panel.store.dispatch(session.expired()));
  expect(await screen.findByRole('dialog', { name: 'Stay logged in?' })).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Time left' })).toBeVisible();
});

test('two-factor: the step with the code stands until it is known who has given it', async () => {
  const panel = await openExpired({ user: 'otp@example.com' });
  await panel.user.keyboard('demo-password{Enter}');
  await screen.findByRole('textbox', { name: 'One-time password' });
  neverTell(panel);
  await panel.user.keyboard(`${codeNow()}{Enter}`);
  const prompt = screen.getByRole('dialog', { name: 'Stay logged in?' });
  await waitFor(() => expect(prompt).toHaveTextContent('Checking who has signed in…'));
  await panel.user.click(within(prompt).getByRole('button', { name: 'Cancel' }));
  expect(within(prompt).getByRole('textbox', { name: 'One-time password' })).toBeVisible();
});

test('the fields are what password managers look for', async () => {
  await openExpired();
  expect(screen.queryByRole('textbox')).toBeNull();
  const username = document.querySelector('input[autocomplete="username"]');
  expect(username).toHaveValue('demo@example.com');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('a wrong password is said, and another try is possible', async () => {
  const panel = await openExpired();
  await panel.user.keyboard('wrong{Enter}');
  const words = 'We do not recognise that email address and password';
  expect(await within(screen.getByRole('alert')).findByText(words)).toBeVisible();
  expect(status(panel)).toBe('expired');
  await panel.user.clear(screen.getByLabelText('Password'));
  await panel.user.keyboard('demo-password{Enter}');
  await waitFor(() => expect(status(panel)).toBe('valid'));
});

test('no password is not sent', async () => {
  const { user } = await openExpired();
  await user.keyboard('{Enter}');
  const words = 'Please enter both your email address and password to sign in';
  expect(await within(screen.getByRole('alert')).findByText(words)).toBeVisible();
});

test('nothing but an answer closes it', async () => {
  const panel = await openExpired();
  await panel.user.keyboard('{Escape}');
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  expect(screen.getByRole('dialog', { name: 'Stay logged in?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('the screen behind cannot be reached', async () => {
  const { user } = await openExpired();
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  for (let press = 0; press < 6; press += 1) {
    await user.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  }
});

test('Log out ends the session', async () => {
  const panel = await openExpired();
  await panel.user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(status(panel)).toBe('invalid'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** A form with something typed into it, as the editors guard it. */
function Unfinished({ onLeave }: { readonly onLeave: () => void }) {
  useUnsaved(true, { isUnsaved: () => true, onLeave });
  return page;
}

test('Log out asks before unfinished changes are given up', async () => {
  const onLeave = vi.fn<() => void>();
  const panel = await openExpired({ page: <Unfinished onLeave={onLeave} /> });
  await panel.user.click(screen.getByRole('button', { name: 'Log out' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await panel.user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Stay logged in?' })).toBeVisible(),
  );
  expect(status(panel)).toBe('expired');
  expect(onLeave).not.toHaveBeenCalled();

  await panel.user.click(screen.getByRole('button', { name: 'Log out' }));
  await panel.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(status(panel)).toBe('invalid'));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('it says how much of the five minutes is left', async () => {
  await openExpired();
  expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^(5:00|4:5\d)$/);
});

test('who has two-factor authentication is asked for the code too', async () => {
  const panel = await openExpired({ user: 'otp@example.com' });
  await panel.user.keyboard('demo-password{Enter}');
  const code = await screen.findByRole('textbox', { name: 'One-time password' });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await panel.user.keyboard('123{Enter}');
  expect(code).toHaveAccessibleDescription(/^Please enter a two-factor code\./);
  await panel.user.clear(code);
  await panel.user.keyboard(`${codeNow()}{Enter}`);
  await waitFor(() => expect(status(panel)).toBe('valid'));
  // In reach once it is known who has answered.
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('half a na');
});

test('Cancel of the second step leads back to the password', async () => {
  const { user } = await openExpired({ user: 'otp@example.com' });
  await user.keyboard('demo-password{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('a call that is answered 401 asks, whatever the screen was doing', async () => {
  const panel = await openPanel({ page });
  panel.provider.sessions.expireAll();
  panel.store.dispatch(resources.actions.listRequested({ kind: 'server', account: 'acc-demo1' }));
  expect(await screen.findByRole('dialog', { name: 'Stay logged in?' })).toBeVisible();
});
