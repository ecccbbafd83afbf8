import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realClock } from '@mocks/provider/clock';
import { createSaver } from '@mocks/demo/worker/saver';
import { openWorld, type DemoWorld } from '@mocks/demo/worker/demo-world';
import type { WorldName } from '@mocks/provider/worlds/named';
import { memoryStore } from './memory-store';

const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', reported.mockClear());
});

afterEach(() => void vi.useRealTimers());

const open = (world: WorldName = 'sample'): DemoWorld =>
  openWorld({
    clock: realClock(),
    scope: 'http://demo.example/',
    world,
    dials: {},
    begun: 'new',
    onChange: () => undefined,
  });

const told = vi.fn<() => void>();

test('what changes within a moment is written once', async () => {
  const store = memoryStore();
  const write = vi.spyOn(store, 'write');
  const world = open();
  const saver = createSaver(store, world, true, told);
  const first = saver.soon();
  world.core.world.server.patch('srv-web01', { name: 'one' });
  const second = saver.soon();
  world.core.world.server.patch('srv-web01', { name: 'two' });
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all([first, second]);
  expect(write).toHaveBeenCalledTimes(1);
  expect((await store.read()).rows).toEqual([
    [['server', 'srv-web01'], expect.objectContaining({ name: 'two' })],
  ]);
  world.stop();
});

test.each([
  ['QuotaExceededError', 'full', 0],
  ['UnknownError', 'barred', 1],
])(
  'what %s bars is told, tried again with the next change, and told to be kept',
  async (name, keeping, reports) => {
    told.mockClear();
    const store = memoryStore();
    const world = open();
    const saver = createSaver(store, world, true, told);
    world.core.world.server.patch('srv-web01', { name: 'one' });
    store.failBy(name);
    void saver.soon();
    await vi.advanceTimersByTimeAsync(200);
    expect(saver.keeping).toBe(keeping);
    expect(told).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledTimes(reports);
    void saver.soon();
    await vi.advanceTimersByTimeAsync(200);
    expect(saver.keeping).toBe('kept');
    expect(told).toHaveBeenCalledTimes(2);
    expect((await store.read()).rows).toHaveLength(1);
    world.stop();
  },
);

test('of a world that another one follows nothing is kept', async () => {
  const store = memoryStore();
  const world = open();
  const saver = createSaver(store, world, true, told);
  world.core.world.server.patch('srv-web01', { name: 'one' });
  void saver.soon();
  await vi.advanceTimersByTimeAsync(200);
  world.stop();
  const next = open('empty');
  void saver.turnTo(next);
  await vi.advanceTimersByTimeAsync(200);
  const kept = await store.read();
  expect([kept.about?.world, kept.rows]).toEqual(['empty', []]);
  next.stop();
});

test('without a store all goes on, and nothing is said to be kept', async () => {
  const world = open();
  const saver = createSaver(null, world, true, told);
  void saver.soon();
  await vi.advanceTimersByTimeAsync(200);
  expect(saver.keeping).toBe('barred');
  world.stop();
});
