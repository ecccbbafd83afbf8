import { afterEach, expect, test, vi } from 'vitest';
import { buildIndex } from '@/components/search/use-index';
import { facts, record } from '../../model/build';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows = ['srv-web01', 'srv-web02', 'srv-web03'].map((id) => record('server', { id }));
const build = (until = new AbortController().signal) =>
  buildIndex([{ kind: 'server', rows }], facts({}), until, () => undefined);

/** Has every look at the clock find that a slice's time is over. */
function useSlowClock() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
}

test('after each slice what was typed is handled and painted, before more is made ready', async () => {
  useSlowClock();
  const postTask = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', {
    yield: () => Promise.reject(new Error('Nothing would be painted')),
    postTask,
  });
  expect(await build()).toHaveLength(3);
  expect(postTask).toHaveBeenCalledTimes(3);
  expect(postTask).toHaveBeenCalledWith(expect.any(Function), { priority: 'user-visible' });
});

test('ends with the search that it is for', async () => {
  useSlowClock();
  const gone = new AbortController();
  const building = build(gone.signal);
  gone.abort();
  expect(await building).toBeUndefined();
});
