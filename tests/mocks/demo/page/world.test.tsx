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
  keeping: 'kept',
};
const another: DemoState = { ...first, world: 'empty', begun: 'new', madeAt: 3000 };

/** A page: `tell` is the worker's, `reset` a press on what resets. */
function page(change: Partial<WorldHost> = {}) {
  let hearing: (told: Told) => void = () => undefined;
  let looking = () => undefined as void;
  let resetting: (world?: string) => Promise<void> = () => Promise.resolve();
  const strip = {
    say: vi.fn<Strip['say']>(),
    onReset: (reset: typeof resetting) => void (resetting = reset),
  };
  const host = {
    state: () => Promise.resolve(first),
    set: () => Promise.resolve({ ...first, unread: [] }),
    reset: vi.fn<WorldHost['reset']>(() => Promise.resolve(another)),
    hear: (listener: typeof hearing) => void (hearing = listener),
    forget: vi.fn<() => void>(),
    reload: vi.fn<() => void>(),
    goHome: vi.fn<() => void>(),
    whileSeen: (run: () => void) => void (looking = run),
    ...change,
  };
  const tell = (state: DemoState) => hearing({ type: 'state', state });
  const look = () => looking();
  return { strip, host, tell, look, reset: async (world?: string) => resetting(world) };
}

/** Lists the texts in the strip, by matter. */
const told = ({ say }: { say: ReturnType<typeof vi.fn<Strip['say']>> }): object => {
  const words: Partial<Record<string, string>> = {};
  for (const [matter, said] of say.mock.calls) if (said !== '') words[matter] = said;
  return words;
};

test('of a world that is as it was nothing is told, and nothing of it forgotten', async () => {
  const { strip, host } = page();
  expect(await openWorld(host, strip, '', 2000)).toEqual(first);
  await openWorld(host, strip, 'latency=5', 2000);
  expect(told(strip)).toEqual({});
  expect(host.forget).not.toHaveBeenCalled();
});

test.each([
  [{ begun: 'too-old' }, { world: 'The demo has a new release, which begins a new world.' }],
  [
    { begun: 'damaged' },
    { world: 'What the demo had kept could not be read: it begins a new world.' },
  ],
  [
    { begun: 'new', keeping: 'barred' },
    { keeping: 'Your browser keeps nothing here: what you make is lost when you leave.' },
  ],
  [
    { keeping: 'full' },
    {
      keeping:
        'This browser has no more room for the demo: what is new is lost when you leave. Delete large files, or reset.',
    },
  ],
] as const)('a world that is %o is told as %o', async (state, words) => {
  const { strip, host } = page({ state: () => Promise.resolve({ ...first, ...state }) });
  await openWorld(host, strip, '', 2000);
  expect(told(strip)).toEqual(words);
});

test.each([
  [
    'was there before the page',
    2000,
    {
      world: 'This is another world: the one that was here is gone, with all that was made in it.',
    },
  ],
  ['began with the page', 500, {}],
] as const)(
  'a link that begins another world, where one %s, says so',
  async (_, loadedAt, words) => {
    const { strip, host } = page({ set: () => Promise.resolve({ ...another, unread: [] }) });
    await openWorld(host, strip, 'world=empty', loadedAt);
    expect(told(strip)).toEqual(words);
    expect(host.forget).toHaveBeenCalledOnce();
  },
);

test('what a link sets in vain is told', async () => {
  const unread = ['world=nonsense', 'latency=abc'];
  const { strip, host } = page({ set: () => Promise.resolve({ ...first, unread }) });
  await openWorld(host, strip, 'world=nonsense&latency=abc', 2000);
  expect(told(strip)).toEqual({
    link: 'The link sets what the demo lacks: world=nonsense, latency=abc.',
  });
});

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
  expect(told(strip)).toEqual({ world: 'The demo began anew in another window.' });
});

test('a disk that fills up is told, and that it does no more; a dial is not', () => {
  const { strip, host, tell } = page();
  followWorld(host, strip, first);
  tell({ ...first, dials: createDials({ latency: 5 }) });
  expect(strip.say).not.toHaveBeenCalled();
  tell({ ...first, keeping: 'full' });
  tell({ ...first, keeping: 'full' });
  expect(strip.say).toHaveBeenCalledExactlyOnceWith(
    'keeping',
    expect.stringContaining('no more room'),
  );
  tell(first);
  expect(told(strip)).toEqual({ keeping: 'What is made here is kept again.' });
});

test('a worker that keeps nothing is kept awake while the page is seen', () => {
  const state = vi.fn<WorldHost['state']>(() => Promise.resolve(first));
  const { strip, host, tell, look } = page({ state });
  followWorld(host, strip, first);
  look();
  expect(state).not.toHaveBeenCalled();
  tell({ ...first, keeping: 'full' });
  look();
  expect(state).toHaveBeenCalledOnce();
});
