import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Load, loadAtLeisure, REST_MS, watchActs } from '@/app/effects/load-at-leisure';

let ending = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
});
afterEach(() => ending.abort());

/** Loads that are there once their timers have run, and the names of those that were begun. */
function loadsOf(names: readonly string[], lasting: number) {
  const begun: string[] = [];
  const loads = names.map((name): Load => () => {
    begun.push(name);
    return new Promise((resolve) => {
      setTimeout(resolve, lasting);
    });
  });
  return { begun, loads };
}

test('one is fetched after the other', async () => {
  const { begun, loads } = loadsOf(['first', 'second'], 100);
  void loadAtLeisure(loads, watchActs(ending.signal), ending.signal);
  await vi.advanceTimersByTimeAsync(99);
  expect(begun).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(2);
  expect(begun).toEqual(['first', 'second']);
});

test.each(['keydown', 'pointerdown', 'click', 'scroll', 'popstate'])(
  'after a %s nothing is fetched for a second',
  async (act) => {
    const { begun, loads } = loadsOf(['first', 'second', 'third'], 100);
    void loadAtLeisure(loads, watchActs(ending.signal), ending.signal);
    await vi.advanceTimersByTimeAsync(50);
    dispatchEvent(new Event(act));
    await vi.advanceTimersByTimeAsync(REST_MS / 2);
    dispatchEvent(new Event(act));
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(begun).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(2);
    expect(begun).toEqual(['first', 'second']);
  },
);

test('it waits for the browser to be idle, where that tells', async () => {
  let idle: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
  });
  const { begun, loads } = loadsOf(['first'], 0);
  void loadAtLeisure(loads, watchActs(ending.signal), ending.signal);
  await vi.runAllTimersAsync();
  expect(begun).toEqual([]);
  idle?.();
  await vi.runAllTimersAsync();
  expect(begun).toEqual(['first']);
  vi.unstubAllGlobals();
});

test('it ends where it is told to', async () => {
  const { begun, loads } = loadsOf(['first', 'second'], 100);
  void loadAtLeisure(loads, watchActs(ending.signal), ending.signal);
  await vi.advanceTimersByTimeAsync(50);
  ending.abort();
  await vi.runAllTimersAsync();
  expect(begun).toEqual(['first']);
});
