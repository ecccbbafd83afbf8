import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { announce } from '@/ui/announcer';
import { Modal } from '@/ui/dialogs/modal';
import { ToastRegion } from '@/ui/toast-region';

test('toasts stand in a live region that is there before the first of them', () => {
  render(<ToastRegion toasts={[]} onDismiss={vi.fn()} />);
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('list'));
});

test('while a dialog is open, what is told is heard and toasts can be pressed; the page is not', async () => {
  const toast = { id: 'saved', tone: 'success', message: 'Saved' } as const;
  render(
    <>
      <button type="button">Of the page</button>
      <Modal onClose={vi.fn()}>
        <p>Sure?</p>
      </Modal>
      <ToastRegion toasts={[toast]} onDismiss={vi.fn()} />
    </>,
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Of the page' })).toBeNull();
  const region = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(region.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  announce('All 3 done.');
  expect(screen.getByRole('status')).toHaveTextContent('SavedAll 3 done.');
});

test('while a dialog is open, all toasts can be dismissed at once', async () => {
  const toasts = ['one', 'two', 'three'].map((id) => ({ id, tone: 'info', message: id }) as const);
  render(
    <>
      <Modal onClose={vi.fn()}>
        <p>Sure?</p>
      </Modal>
      <ToastRegion toasts={toasts} onDismiss={vi.fn()} />
    </>,
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dismiss all' })).toBeVisible();
});

test('a toast shows its detail, runs its action and can be dismissed', async () => {
  const reload = vi.fn();
  const dismiss = vi.fn();
  const toast = {
    id: 'stream',
    tone: 'error',
    message: 'Live updates stopped.',
    detail: 'Quote request 4f2a91.',
    action: { label: 'Reload', onPress: reload },
  } as const;
  render(<ToastRegion toasts={[toast]} onDismiss={dismiss} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Live updates stopped.');
  expect(screen.getByText('Quote request 4f2a91.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledWith('stream');
});

describe('what goes by itself', () => {
  const passing = { id: 'passes', tone: 'success', message: 'Saved' } as const;
  const other = { id: 'other', tone: 'info', message: 'Also saved' } as const;
  const waiting = { id: 'waits', tone: 'error', message: 'Failed', persistent: true } as const;
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const toastOf = (words: string) => screen.getByText(words).closest('li')!;

  test('goes after 7 s; what is persistent stays', () => {
    vi.useFakeTimers();
    const dismiss = vi.fn();
    render(<ToastRegion toasts={[waiting, passing]} onDismiss={dismiss} />);
    wait(6999);
    expect(dismiss).not.toHaveBeenCalled();
    wait(1);
    expect(dismiss.mock.calls).toEqual([['passes']]);
    wait(60_000);
    expect(dismiss.mock.calls).toEqual([['passes']]);
  });

  test.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('stays while %s is on any of them', (_, come, go) => {
    vi.useFakeTimers();
    const dismiss = vi.fn();
    render(<ToastRegion toasts={[waiting, passing]} onDismiss={dismiss} />);
    wait(3000);
    come(toastOf('Failed'));
    wait(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    go(toastOf('Failed'));
    wait(6999);
    expect(dismiss).not.toHaveBeenCalled();
    wait(1);
    expect(dismiss.mock.calls).toEqual([['passes']]);
  });

  test('waits for its task, then shows the end in its place and has its whole time', () => {
    vi.useFakeTimers();
    const dismiss = vi.fn();
    const running = { ...passing, message: 'Stopping', busy: true } as const;
    const { rerender } = render(<ToastRegion toasts={[running]} onDismiss={dismiss} />);
    const row = toastOf('Stopping');
    expect(row).toHaveAttribute('data-tone', 'info');
    wait(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    rerender(<ToastRegion toasts={[passing]} onDismiss={dismiss} />);
    expect(toastOf('Saved')).toBe(row);
    expect(row).toHaveAttribute('data-tone', 'success');
    wait(6999);
    expect(dismiss).not.toHaveBeenCalled();
    wait(1);
    expect(dismiss.mock.calls).toEqual([['passes']]);
  });

  test('begins its time again when it says something new', () => {
    vi.useFakeTimers();
    const dismiss = vi.fn();
    const { rerender } = render(<ToastRegion toasts={[passing]} onDismiss={dismiss} />);
    wait(5000);
    const next = { ...passing, message: 'Saved again' };
    rerender(<ToastRegion toasts={[next]} onDismiss={dismiss} />);
    wait(6999);
    expect(dismiss).not.toHaveBeenCalled();
  });

  test('one that was dismissed under the pointer holds no other', () => {
    vi.useFakeTimers();
    const dismiss = vi.fn();
    const { rerender } = render(<ToastRegion toasts={[passing, other]} onDismiss={dismiss} />);
    fireEvent.pointerEnter(toastOf('Saved'));
    rerender(<ToastRegion toasts={[other]} onDismiss={dismiss} />);
    wait(7000);
    expect(dismiss.mock.calls).toEqual([['other']]);
  });
});

test('the two newest stand, the others are shown on demand and can all be dismissed', async () => {
  const dismiss = vi.fn();
  const failures = ['One', 'Two', 'Three', 'Four'].map((message) => ({
    id: message,
    tone: 'error' as const,
    message,
    persistent: true,
  }));
  const { rerender } = render(<ToastRegion toasts={failures} onDismiss={dismiss} />);
  const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(shown()).toEqual(['Three', 'Four']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(shown()).toEqual(['One', 'Two', 'Three', 'Four']);
  rerender(<ToastRegion toasts={failures.slice(0, 2)} onDismiss={dismiss} />);
  expect(shown()).toEqual(['One', 'Two']);
  expect(screen.queryByText(/more/)).toBeNull();
  rerender(<ToastRegion toasts={failures} onDismiss={dismiss} />);
  expect(shown()).toEqual(['Three', 'Four']);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss all' }));
  expect(dismiss.mock.calls.flat()).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('what goes by itself does so in its time, though newer ones stand before it', () => {
  vi.useFakeTimers();
  const dismiss = vi.fn();
  const passing = { id: 'passes', tone: 'success', message: 'Saved' } as const;
  const failed = { tone: 'error', message: 'Failed', persistent: true } as const;
  const toasts = [passing, { ...failed, id: 'one' }, { ...failed, id: 'two' }];
  render(<ToastRegion toasts={toasts} onDismiss={dismiss} />);
  act(() => void vi.advanceTimersByTime(7000));
  expect(dismiss.mock.calls).toEqual([['passes']]);
});
