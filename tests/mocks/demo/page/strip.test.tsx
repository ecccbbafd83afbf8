import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { readStrip } from '@mocks/demo/page/strip';
import { createDials, dialsFromQuery } from '@mocks/provider/dials';

const html = readFileSync(join(process.cwd(), 'mocks/demo/page/strip.html'), 'utf8');

function open() {
  document.body.innerHTML = html;
  // As much of a dialog as jsdom lacks.
  const sure = document.querySelector<HTMLDialogElement>('#demo-sure')!;
  sure.showModal = () => sure.setAttribute('open', '');
  const answer = (value: string) => {
    sure.removeAttribute('open');
    sure.returnValue = value;
    sure.dispatchEvent(new Event('close'));
  };
  return { strip: readStrip(), answer, user: userEvent.setup() };
}

afterEach(() => document.body.replaceChildren());

const press = (name: string) => screen.getAllByRole('button', { name })[0]!;

test('it says that nothing is real, and how to sign in', () => {
  open();
  expect(screen.getByRole('complementary', { name: 'Demo' })).toHaveTextContent(
    /Nothing here is real\. Sign in as demo@example\.com with demo-password\./u,
  );
  expect(screen.queryByRole('status')).toBeNull();
});

test('what there is to try is shown on a press, and hidden by the next', async () => {
  const { user } = open();
  expect(screen.queryByRole('button', { name: 'Ten thousand servers' })).toBeNull();
  await user.click(press('Try'));
  expect(screen.getByRole('button', { name: 'Ten thousand servers' })).toBeVisible();
  expect(press('Try')).toHaveAttribute('aria-expanded', 'true');
  await user.click(press('Try'));
  expect(screen.queryByRole('button', { name: 'Ten thousand servers' })).toBeNull();
});

test('what is told of several matters stands side by side, the latest of each', async () => {
  const { strip, user } = open();
  const begin = vi.fn<() => void>();
  const reload = vi.fn<() => void>();
  strip.say('file', 'First file.');
  strip.say('world', 'Another world.', reload);
  strip.say('file', 'Second file.');
  strip.say('release', 'New release.', begin);
  strip.say('keeping', '');
  const told = await screen.findByRole('status');
  await waitFor(() =>
    expect(told).toHaveTextContent(/^New release\. ReloadAnother world\. ReloadSecond file\.$/u),
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Reload' });
  await user.click(first!);
  expect([begin.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  await user.click(second!);
  expect(reload).toHaveBeenCalledOnce();
});

test('whoever is at a button stays there when more is told', async () => {
  const { strip } = open();
  strip.say('world', 'Another world.', vi.fn<() => void>());
  const button = await screen.findByRole('button', { name: 'Reload' });
  button.focus();
  strip.say('release', 'New release.');
  strip.say('file', 'A file.');
  await screen.findByText('New release.');
  expect(button).toHaveFocus();
});

test('what is told of a matter no longer is gone, and the region with it', async () => {
  const { strip } = open();
  strip.say('keeping', 'No room.');
  await screen.findByText('No room.');
  strip.say('keeping', '');
  expect(screen.queryByText('No room.')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('nothing can be pressed until there is a demo that answers', () => {
  const { strip } = open();
  const more = document.querySelector<HTMLElement>('#demo-more')!;
  expect(more).toHaveAttribute('inert');
  strip.onReset(() => Promise.resolve());
  expect(more.inert).toBe(false);
});

test('reset asks, does nothing at a no, and says where it failed', async () => {
  const { strip, user, answer } = open();
  const reset = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')));
  strip.onReset(reset);
  await user.click(press('Reset'));
  expect(screen.getByRole('dialog', { name: 'Reset the demo?' })).toBeVisible();
  answer('');
  expect(reset).not.toHaveBeenCalled();
  await user.click(press('Reset'));
  answer('reset');
  expect(reset).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('The demo could not be reset. Try again.'),
  );
});

test('another world is asked for as a reset is', async () => {
  const { strip, user, answer } = open();
  const reset = vi.fn<(world?: string) => Promise<void>>(() => Promise.resolve());
  strip.onReset(reset);
  await user.click(press('Try'));
  await user.click(press('A new account'));
  expect(screen.getByRole('dialog', { name: 'Begin “A new account”?' })).toBeVisible();
  expect(press('Begin')).toBeVisible();
  answer('');
  expect(reset).not.toHaveBeenCalled();
  await user.click(press('Ten thousand servers'));
  answer('reset');
  expect(reset).toHaveBeenLastCalledWith('large');
  await user.click(press('Reset'));
  answer('reset');
  expect(reset).toHaveBeenLastCalledWith(undefined);
});

test('a provider that is well again has every dial as at first', async () => {
  const { user } = open();
  await user.click(press('Try'));
  const link = screen.getByRole('link', { name: 'is well again' }).getAttribute('href') ?? '';
  expect(dialsFromQuery(new URLSearchParams(link.split('?')[1]))).toEqual(createDials());
});
