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

test.each([
  ['too-old', true, 'The demo has a new release, which begins a new world.'],
  ['damaged', true, 'What the demo had kept could not be read: it begins a new world.'],
  [
    'another',
    true,
    'This is another world: the one that was here is gone, with all that was made in it.',
  ],
  ['new', false, 'Your browser keeps nothing here: it all goes with the last window.'],
] as const)('a world that is %s, and kept: %s, is told as “%s”', async (begun, isKept, words) => {
  const { strip } = open();
  strip.sayHowItBegan(begun, isKept);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

test.each(['new', 'kept'] as const)('of a world that is %s and kept nothing is told', (begun) => {
  open().strip.sayHowItBegan(begun, true);
  expect(screen.queryByRole('status')).toBeNull();
});

test('what is told offers a reload where that changes something', async () => {
  const { strip, user } = open();
  const reload = vi.fn<() => void>();
  strip.say('The demo has a new release.', reload);
  await user.click(press('Reload'));
  expect(reload).toHaveBeenCalledOnce();
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
