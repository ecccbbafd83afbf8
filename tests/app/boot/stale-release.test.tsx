import { beforeEach, expect, test, vi } from 'vitest';
import { importFresh, ChunkLoadError, REPLACED_MS } from '@/app/boot/stale-release';

const begin = vi.fn<(address: string) => void>();
const targetAddress = () => '/accounts/acc-demo1/servers/';
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const there = () => Promise.resolve('part');
const fresh = { part: 'list', load: gone, targetAddress, begin };

beforeEach(() => {
  begin.mockClear();
});

async function loseOnce() {
  importFresh(fresh).catch(() => undefined);
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
}

test('a part that is there is given, and nothing is reloaded', async () => {
  await expect(importFresh({ ...fresh, load: there })).resolves.toBe('part');
  expect(begin).not.toHaveBeenCalled();
});

test('a part gone after a release reloads the page once, at the target address', async () => {
  await loseOnce();
  expect(begin).toHaveBeenCalledWith('/accounts/acc-demo1/servers/');
});

test('a part that is still gone after the reload is reported as missing', async () => {
  await loseOnce();
  await expect(importFresh(fresh)).rejects.toThrow(ChunkLoadError);
  expect(begin).toHaveBeenCalledOnce();
});

test('another part that loads does not make the missing one worth a second reload', async () => {
  await loseOnce();
  await importFresh({ ...fresh, part: 'panel', load: there });
  await expect(importFresh(fresh)).rejects.toThrow(ChunkLoadError);
});

test('a part that loads makes the next release worth a reload again', async () => {
  await loseOnce();
  await importFresh({ ...fresh, load: there });
  importFresh(fresh).catch(() => undefined);
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2));
});

test('a part that nobody waits for takes the page from nobody', async () => {
  await expect(importFresh({ ...fresh, targetAddress: () => undefined })).rejects.toThrow(
    ChunkLoadError,
  );
  expect(begin).not.toHaveBeenCalled();
});

test('without a network there is nothing to begin anew with', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(importFresh(fresh)).rejects.toThrow(ChunkLoadError);
  expect(begin).not.toHaveBeenCalled();
});

test('who was asked and stayed is told, and waits for nothing', async () => {
  vi.useFakeTimers();
  const told = importFresh(fresh).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(REPLACED_MS);
  expect(await told).toBeInstanceOf(ChunkLoadError);
  expect(begin).toHaveBeenCalledOnce();
});
