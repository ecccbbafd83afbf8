import { afterEach, expect, test, vi } from 'vitest';
import { followResume } from '@/app/effects/resume';
import { PROVIDER_BACK } from '@/lib/connectivity';
import type { Resume } from '@/store/events/events-slice';

let stop: () => void = () => undefined;
afterEach(() => stop());

test('coming back online reports how long the page was away', () => {
  let now = 1000;
  const resumed = vi.fn<(resumed: Resume) => void>();
  stop = followResume(() => now, resumed);
  window.dispatchEvent(new Event('offline'));
  now = 61_000;
  window.dispatchEvent(new Event('online'));
  expect(resumed).toHaveBeenCalledExactlyOnceWith({ awayMs: 60_000, wasOffline: true });
});

test('the provider back from maintenance is reported as the network is', () => {
  const resumed = vi.fn<(resumed: Resume) => void>();
  stop = followResume(() => 1000, resumed);
  window.dispatchEvent(new Event(PROVIDER_BACK));
  expect(resumed).toHaveBeenCalledExactlyOnceWith({ awayMs: 0, wasOffline: true });
});

test('being seen again reports how long the page was hidden', () => {
  let now = 0;
  const resumed = vi.fn<(resumed: Resume) => void>();
  stop = followResume(() => now, resumed);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  now = 5000;
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(resumed).toHaveBeenCalledExactlyOnceWith({ awayMs: 5000, wasOffline: false });
});

test('a window that gets the focus is reported, as one that was not away', () => {
  let now = 0;
  const resumed = vi.fn<(resumed: Resume) => void>();
  stop = followResume(() => now, resumed);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('focus'));
  expect(resumed).toHaveBeenCalledExactlyOnceWith({ awayMs: 0 });
  now = 60_000;
  window.dispatchEvent(new Event('online'));
  expect(resumed).toHaveBeenLastCalledWith({ awayMs: 60_000, wasOffline: true });
});

test('what was stopped reports nothing', () => {
  const resumed = vi.fn<(resumed: Resume) => void>();
  followResume(() => 0, resumed)();
  for (const name of ['offline', 'online', 'focus']) window.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(resumed).not.toHaveBeenCalled();
});
