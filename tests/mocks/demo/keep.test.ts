import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoClock } from '@mocks/demo/worker/demo-clock';
import { createKeep } from '@mocks/demo/worker/keep';
import { raiseStage, type Stage } from '@mocks/demo/worker/stage';
import type { WorldName } from '@mocks/provider/worlds/named';
import { standInShelf } from './shelf-stand-in';

const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', reported.mockClear());
});

afterEach(() => void vi.useRealTimers());

const raise = (world: WorldName = 'sample'): Stage =>
  raiseStage({
    clock: demoClock(),
    scope: 'http://demo.example/',
    world,
    dials: {},
    begun: 'new',
    onChange: () => undefined,
  });

const told = vi.fn<() => void>();

test('what changes within a moment is written once', async () => {
  const shelf = standInShelf();
  const write = vi.spyOn(shelf, 'write');
  const stage = raise();
  const keep = createKeep(shelf, stage, true, told);
  const first = keep.soon();
  stage.core.world.server.patch('srv-web01', { name: 'one' });
  const second = keep.soon();
  stage.core.world.server.patch('srv-web01', { name: 'two' });
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all([first, second]);
  expect(write).toHaveBeenCalledTimes(1);
  expect((await shelf.read()).rows).toEqual([
    [['server', 'srv-web01'], expect.objectContaining({ name: 'two' })],
  ]);
  stage.stop();
});

test.each([
  ['QuotaExceededError', 'full', 0],
  ['UnknownError', 'barred', 1],
])(
  'what %s bars is told, tried again with the next change, and told to be kept',
  async (name, keeping, reports) => {
    told.mockClear();
    const shelf = standInShelf();
    const stage = raise();
    const keep = createKeep(shelf, stage, true, told);
    stage.core.world.server.patch('srv-web01', { name: 'one' });
    shelf.failBy(name);
    void keep.soon();
    await vi.advanceTimersByTimeAsync(200);
    expect(keep.keeping).toBe(keeping);
    expect(told).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledTimes(reports);
    void keep.soon();
    await vi.advanceTimersByTimeAsync(200);
    expect(keep.keeping).toBe('kept');
    expect(told).toHaveBeenCalledTimes(2);
    expect((await shelf.read()).rows).toHaveLength(1);
    stage.stop();
  },
);

test('of a world that another one follows nothing is kept', async () => {
  const shelf = standInShelf();
  const stage = raise();
  const keep = createKeep(shelf, stage, true, told);
  stage.core.world.server.patch('srv-web01', { name: 'one' });
  void keep.soon();
  await vi.advanceTimersByTimeAsync(200);
  stage.stop();
  const next = raise('empty');
  void keep.turnTo(next);
  await vi.advanceTimersByTimeAsync(200);
  const kept = await shelf.read();
  expect([kept.about?.world, kept.rows]).toEqual(['empty', []]);
  next.stop();
});

test('without a shelf all goes on, and nothing is said to be kept', async () => {
  const stage = raise();
  const keep = createKeep(null, stage, true, told);
  void keep.soon();
  await vi.advanceTimersByTimeAsync(200);
  expect(keep.keeping).toBe('barred');
  stage.stop();
});
