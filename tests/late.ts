import type * as node from '@mocks/node';
import type * as part from '@/lib/lazy-part';
import type * as react from 'react';
import { beforeEach, vi } from 'vitest';

// With `LATE=30` every lazily fetched part and every answer of the provider comes up to 30 ms late.
// Each test draws new delays. A test that looks too early then fails at once, not some day on a
// busy machine.

const most = Number(process.env['LATE']);

/** In milliseconds; none while a test holds the clock, which would hold what is late for ever. */
const delay = () => (vi.isFakeTimers() ? 0 : Math.random() * most);

async function late<T>(loading: Promise<T>): Promise<T> {
  const wait = delay();
  if (wait > 0) {
    await Promise.allSettled([loading, new Promise((resolve) => setTimeout(resolve, wait))]);
  }
  return loading;
}

let tests = 0;
beforeEach(() => void (tests += 1));

vi.mock('react', async (actual) => {
  const { lazy, createElement, ...others } = await actual<typeof react>();
  type Part = react.LazyExoticComponent<react.ComponentType<object>>;
  function lateLazy(load: Parameters<typeof lazy>[0]) {
    const fetched = () => lazy(() => late(load())) as unknown as Part;
    let current = { part: fetched(), test: tests };
    return function Late(props: object) {
      if (current.test !== tests) current = { part: fetched(), test: tests };
      return createElement(current.part, props);
    };
  }
  return { ...others, createElement, lazy: lateLazy };
});

vi.mock('@/lib/lazy-part', async (actual) => {
  const { lazyPart } = await actual<typeof part>();
  const latePart: typeof lazyPart = (load) => {
    const fetched = lazyPart(load);
    let since: number | undefined;
    return () => {
      const isHere = since === tests;
      since = tests;
      return isHere ? fetched() : late(fetched());
    };
  };
  return { lazyPart: latePart };
});

vi.mock('@mocks/node', async (actual) => {
  const { nodeProvider, ...others } = await actual<typeof node>();
  return {
    ...others,
    nodeProvider: (...given: Parameters<typeof nodeProvider>) => {
      const made = nodeProvider(...given);
      const { dials } = made.provider;
      if (dials.latency === 0) {
        let set: number | undefined;
        Object.defineProperty(dials, 'latency', {
          get: () => set ?? delay(),
          set: (value: number) => {
            set = value;
          },
        });
      }
      return made;
    },
  };
});
