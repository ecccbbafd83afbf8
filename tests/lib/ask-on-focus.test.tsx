import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askOnFocus, ASKED_EVERY_MS } from '@/lib/ask-on-focus';

const ask = vi.fn<() => void>();
let now = 0;
let stop = () => {};

/** The window comes to the front, some time later. */
function look(after: number, event: Event = new Event('focus')) {
  now += after;
  (event.type === 'focus' ? window : document).dispatchEvent(event);
}

beforeEach(() => {
  ask.mockReset();
  now = 1_800_000_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  stop = askOnFocus(ask);
});
afterEach(() => stop());

test('it is asked at once, and on focus every five minutes at most', () => {
  expect(ASKED_EVERY_MS).toBe(300_000);
  expect(ask).toHaveBeenCalledOnce();
  look(ASKED_EVERY_MS - 1);
  expect(ask).toHaveBeenCalledOnce();
  look(1);
  expect(ask).toHaveBeenCalledTimes(2);
  look(ASKED_EVERY_MS, new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a clock that was set back stops nothing', () => {
  look(-86_400_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('neither a window behind others nor one without a network asks, but later', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  look(ASKED_EVERY_MS);
  hidden.mockReturnValue(false);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  look(0);
  expect(ask).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  look(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what has ended asks no more', () => {
  stop();
  look(ASKED_EVERY_MS);
  expect(ask).toHaveBeenCalledOnce();
});
