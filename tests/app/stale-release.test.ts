// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { importFresh, PartMissingError } from '@/app/boot/stale-release';

const reload = vi.fn<() => void>();
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

test('a part that is there is given, and nothing is reloaded', async () => {
  await expect(importFresh(() => Promise.resolve('part'), reload)).resolves.toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('a part gone after a release reloads the page once', async () => {
  void importFresh(gone, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a part that is still gone after the reload is told as missing', async () => {
  void importFresh(gone, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(importFresh(gone, reload)).rejects.toThrow(PartMissingError);
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that loads makes the next release worth a reload again', async () => {
  void importFresh(gone, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await importFresh(() => Promise.resolve('part'), reload);
  void importFresh(gone, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
