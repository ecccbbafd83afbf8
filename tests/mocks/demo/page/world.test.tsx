import { expect, test, vi } from 'vitest';
import type { DemoState, Told } from '@mocks/demo/messages';
import type { Strip } from '@mocks/demo/page/strip';
import { followWorld, openWorld, type WorldHost } from '@mocks/demo/page/world';
import { createDials } from '@mocks/provider/dials';

const first: DemoState = {
  world: 'sample',
  dials: createDials(),
  begun: 'kept',
  madeAt: 1000,
  isKept: true,
};
const another: DemoState = { ...first, world: 'empty', begun: 'new', madeAt: 3000 };

/** A page: `tell` is the worker's, `reset` a press on what resets. */
function page(change: Partial<WorldHost> = {}) {
  let hearing: (told: Told) => void = () => undefined;
  let resetting: (world?: string) => Promise<void> = () => Promise.resolve();
  const strip = {
    say: vi.fn<Strip['say']>(),
    sayHowItBegan: vi.fn<Strip['sayHowItBegan']>(),
    onReset: (reset: typeof resetting) => void (resetting = reset),
  };
  const host = {
    state: () => Promise.resolve(first),
    set: () => Promise.resolve(first),
    reset: vi.fn<WorldHost['reset']>(() => Promise.resolve(another)),
    hear: (listener: typeof hearing) => void (hearing = listener),
    forget: vi.fn<() => void>(),
    reload: vi.fn<() => void>(),
    goHome: vi.fn<() => void>(),
    ...change,
  };
  const tell = (state: DemoState) => hearing({ type: 'state', state });
  return { strip, host, tell, reset: async (world?: string) => resetting(world) };
}

test('a world that is as it was is told as it began, and nothing of it forgotten', async () => {
  const { strip, host } = page();
  expect(await openWorld(host, strip, '', 2000)).toBe(first);
  await openWorld(host, strip, 'latency=5', 2000);
  expect(strip.sayHowItBegan.mock.calls).toEqual([
    ['kept', true],
    ['kept', true],
  ]);
  expect(host.forget).not.toHaveBeenCalled();
});

test.each([
  ['was there before the page', 2000, 'another'],
  ['began with the page', 500, 'new'],
] as const)(
  'a link that begins another world, where one %s, says so',
  async (_, loadedAt, begun) => {
    const { strip, host } = page({ set: () => Promise.resolve(another) });
    await openWorld(host, strip, 'world=empty', loadedAt);
    expect(strip.sayHowItBegan).toHaveBeenCalledExactlyOnceWith(begun, true);
    expect(host.forget).toHaveBeenCalledOnce();
  },
);

test('a reset forgets what the panel kept, goes home, and hears nothing of itself', async () => {
  const { strip, host, tell, reset } = page();
  followWorld(host, strip, first);
  await reset('empty');
  tell(another);
  expect(host.reset).toHaveBeenCalledExactlyOnceWith('empty');
  expect(host.forget).toHaveBeenCalledOnce();
  expect(host.goHome).toHaveBeenCalledOnce();
  expect(strip.say).not.toHaveBeenCalled();
});

test('after a reset that failed a window still hears of the others', async () => {
  const { strip, host, tell, reset } = page({ reset: () => Promise.reject(new Error('no')) });
  followWorld(host, strip, first);
  await expect(reset()).rejects.toThrow('no');
  expect(host.forget).not.toHaveBeenCalled();
  tell(another);
  expect(strip.say.mock.calls[0]![0]).toBe('The demo began anew in another window.');
});

test('a disk that fills up is told, and that it does no more; a dial is not', () => {
  const { strip, host, tell } = page();
  followWorld(host, strip, first);
  tell({ ...first, dials: createDials({ latency: 5 }) });
  expect(strip.sayHowItBegan).not.toHaveBeenCalled();
  tell({ ...first, isKept: false });
  tell({ ...first, isKept: false });
  expect(strip.sayHowItBegan).toHaveBeenCalledExactlyOnceWith('kept', false);
  tell(first);
  expect(strip.say).toHaveBeenCalledExactlyOnceWith('What is made here is kept again.');
});
