import { describe, expect, test, vi } from 'vitest';
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
    expect(await going).toBeUndefined();
    expect(opened.location.replace).toHaveBeenCalledWith(consoleAddress(good));
  });

  test('a failed call closes the window, and tells by itself', async () => {
    const opened = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    expect(
      await openConsole(() => Promise.resolve({ ok: false, cancelled: true })),
    ).toBeUndefined();
    expect(opened.close).toHaveBeenCalledOnce();
    expect(opened.location.replace).not.toHaveBeenCalled();
  });

  test('an answer without an address closes the window and says so', async () => {
    const opened = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    expect(await openConsole(() => Promise.resolve(answered({})))).toBe(
      'The provider gave no address for the console',
    );
    expect(opened.close).toHaveBeenCalledOnce();
  });

  test('a blocked window makes no call', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const activate = vi.fn<() => Promise<CallOutcome>>();
    expect(await openConsole(activate)).toMatch(/^Your browser blocked the console window/);
    expect(activate).not.toHaveBeenCalled();
  });
});
