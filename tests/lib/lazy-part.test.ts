import { expect, test, vi } from 'vitest';
import { lazyPart } from '@/lib/lazy-part';

test('what is not here is not asked for offline, since a failed module would never come', async () => {
  const onLine = { onLine: false };
  vi.stubGlobal('navigator', onLine);
  const load = vi.fn(() => Promise.resolve('part'));
  const part = lazyPart(load);
  await expect(part()).rejects.toThrow('Offline');
  expect(load).not.toHaveBeenCalled();
  onLine.onLine = true;
  await expect(part()).resolves.toBe('part');
  onLine.onLine = false;
  await expect(part()).resolves.toBe('part');
});

test('a failure is told, and the next who needs it asks again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('part');
  const part = lazyPart(load);
  await expect(part()).rejects.toThrow('gone');
  await expect(part()).resolves.toBe('part');
});
