import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTeller } from '@/store/transfers/teller';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('where nothing more leaves the rate falls to nothing, though no file changes', () => {
  let isSending = true;
  const rates: (number | undefined)[] = [];
  const teller = createTeller({
    now: Date.now,
    state: () => ({ isSending, isHeld: false }),
    onChange: ({ rate }) => void rates.push(rate),
  });
  teller.changed('a', { status: 'sending' });
  vi.advanceTimersByTime(1000);
  teller.sent(5_000);
  teller.changed('a', { sent: 5_000 });
  vi.advanceTimersByTime(1000);
  expect(rates.at(-1)).toBeGreaterThan(0);
  vi.advanceTimersByTime(15_000);
  expect(rates.at(-1)).toBe(0);
  isSending = false;
  vi.advanceTimersByTime(1000);
  expect(rates.at(-1)).toBeUndefined();
  const told = rates.length;
  vi.advanceTimersByTime(60_000);
  expect(rates).toHaveLength(told);
});
