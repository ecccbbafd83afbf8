import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ConsoleDialog } from '@/components/verbs/console-dialog';
import { consoleAddress, openConsole } from '@/components/verbs/open-console';
import type { CallOutcome } from '@/store/calls/manager';

const answered = (body: unknown): CallOutcome => ({
  ok: true,
  answer: { status: 202, body, links: {} },
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
  test('spec 2 §4: carries the token as the password query', () => {
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
  test('the window opens within the press, loses its opener, then gets its address', async () => {
    const opened = fakeWindow();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const activate = vi.fn<() => Promise<CallOutcome>>().mockResolvedValue(answered(good));
    const going = openConsole(activate);
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(opened.opener).toBeNull();
    expect(await going).toEqual({ opened: true });
    expect(opened.location.replace).toHaveBeenCalledWith(consoleAddress(good));
  });

  test('a failed call closes the window, and tells by itself', async () => {
    const opened = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    expect(await openConsole(() => Promise.resolve({ ok: false, cancelled: true }))).toEqual({
      opened: false,
    });
    expect(opened.close).toHaveBeenCalledOnce();
    expect(opened.location.replace).not.toHaveBeenCalled();
  });

  test('an answer without an address closes the window and says so', async () => {
    const opened = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    expect(await openConsole(() => Promise.resolve(answered({})))).toEqual({
      opened: false,
      failure: 'The provider gave no address for the console',
    });
    expect(opened.close).toHaveBeenCalledOnce();
  });

  test('where the window is blocked the address is handed on, for a link', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await openConsole(() => Promise.resolve(answered(good)))).toEqual({
      address: consoleAddress(good),
    });
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
