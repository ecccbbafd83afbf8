import { afterEach, expect, test, vi } from 'vitest';
import { followWaking } from '@/app/effects/wake';
import type { Woke } from '@/store/events/events-slice';

let stop: () => void = () => undefined;
afterEach(() => stop());

test('coming back online tells how long the page was away', () => {
  let now = 1000;
  const woke = vi.fn<(woke: Woke) => void>();
  stop = followWaking(() => now, woke);
  window.dispatchEvent(new Event('offline'));
  now = 61_000;
  window.dispatchEvent(new Event('online'));
  expect(woke).toHaveBeenCalledExactlyOnceWith({ awayMs: 60_000, wasOffline: true });
});

test('being seen again tells how long the page was hidden', () => {
  let now = 0;
  const woke = vi.fn<(woke: Woke) => void>();
  stop = followWaking(() => now, woke);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  now = 5000;
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(woke).toHaveBeenCalledExactlyOnceWith({ awayMs: 5000, wasOffline: false });
});

test('decisions.md "event stream": a window that gets the focus is told, as one that was not away', () => {
  let now = 0;
  const woke = vi.fn<(woke: Woke) => void>();
  stop = followWaking(() => now, woke);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('focus'));
  expect(woke).toHaveBeenCalledExactlyOnceWith({ awayMs: 0 });
  now = 60_000;
  window.dispatchEvent(new Event('online'));
  expect(woke).toHaveBeenLastCalledWith({ awayMs: 60_000, wasOffline: true });
});

test('what was stopped tells nothing', () => {
  const woke = vi.fn<(woke: Woke) => void>();
  followWaking(() => 0, woke)();
  for (const name of ['offline', 'online', 'focus']) window.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(woke).not.toHaveBeenCalled();
});
