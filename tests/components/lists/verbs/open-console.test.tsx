import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ConsoleDialog } from '@/components/lists/verbs/console-dialog';
import { consoleAddress, openConsole } from '@/components/lists/verbs/open-console';
import type { CallOutcome } from '@/store/calls/manager';
import type { NewToast } from '@/store/toasts/toasts-slice';
import type { Dialogs } from '@/ui/dialogs/dialog-stack';

const answered = (body: unknown): CallOutcome => ({
  ok: true,
  answer: { status: 202, body, links: {}, requestId: 'req-1' },
});
const good = { console_url: 'https://console.example.com/?x=1', console_token: 'a&b' };

function fakeWindow() {
  return {
    opener: window as unknown,
    close: vi.fn<() => void>(),
    location: { replace: vi.fn<(to: string) => void>() },
  };
}

describe('the address of a console', () => {
  test('carries the token as the password query', () => {
    expect(consoleAddress(good)).toBe('https://console.example.com/?x=1&password=a%26b');
  });

  test.each([
    [undefined],
    ['<html>'],
    [{ console_url: 'https://example.com' }],
    [{ console_url: null, console_token: 'a' }],
    [{ console_url: 'nonsense', console_token: 'a' }],
    [{ console_url: 'javascript:alert(1)', console_token: 'a' }],
    [{ console_url: 'data:text/html,hello', console_token: 'a' }],
  ])('is none in %o', (body) => {
    expect(consoleAddress(body)).toBeUndefined();
  });
});

describe('opening a console', () => {
  function open(opened: ReturnType<typeof fakeWindow> | null, outcome: CallOutcome) {
    const dialogs = { open: vi.fn<() => Promise<undefined>>() };
    const notify = vi.fn<(toast: NewToast) => void>();
    const start = () => Promise.resolve(outcome);
    const success = 'Console activated';
    const means = {
      about: 'web-1',
      success,
      start,
      dialogs: dialogs as unknown as Dialogs,
      notify,
    };
    return { dialogs, notify, done: openConsole(opened as unknown as Window | null, means) };
  }

  test('the window loses its opener, then gets its address', async () => {
    const opened = fakeWindow();
    const { done, notify } = open(opened, answered(good));
    expect(opened.opener).toBeNull();
    expect(await done).toBe(true);
    expect(opened.location.replace).toHaveBeenCalledWith(consoleAddress(good));
    const message = 'Console activated';
    expect(notify.mock.calls).toEqual([[{ tone: 'success', message, detail: 'web-1' }]]);
  });

  test('a failed call closes the window, and tells by itself', async () => {
    const opened = fakeWindow();
    const { done, notify } = open(opened, { ok: false, cancelled: true });
    expect(await done).toBe(false);
    expect(opened.close).toHaveBeenCalledOnce();
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  test('an answer without an address closes the window and says so, with the request for support', async () => {
    const opened = fakeWindow();
    const { done, notify } = open(opened, answered({}));
    expect(await done).toBe(false);
    expect(opened.close).toHaveBeenCalledOnce();
    const message = 'The provider didn’t send a console address';
    const cause = { kind: 'unreadable', requestId: 'req-1' };
    expect(notify.mock.lastCall).toMatchObject([
      { tone: 'error', message, detail: 'web-1', cause },
    ]);
  });

  test('where the window is blocked the address is handed on, for a link', async () => {
    const { done, dialogs, notify } = open(null, answered(good));
    expect(await done).toBe(true);
    // None is shown before the link is followed.
    expect(notify).not.toHaveBeenCalled();
    const told = { about: 'web-1', address: consoleAddress(good) };
    expect(dialogs.open).toHaveBeenCalledWith(ConsoleDialog, told, { size: 's' });
  });

  test('the link opens it in a tab that cannot reach back, and the dialog goes', async () => {
    const close = vi.fn<() => void>();
    const user = userEvent.setup();
    render(<ConsoleDialog close={close} address="https://console.example.com/" about="web-1" />);
    const link = screen.getByRole('link', { name: /^Open the console/ });
    expect(link).toHaveAttribute('href', 'https://console.example.com/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(link);
    expect(close).toHaveBeenCalledOnce();
  });
});
