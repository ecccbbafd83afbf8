import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '@mocks/demo/messages';

afterEach(() => void vi.useRealTimers());

test('a worker that was ended before it answered is waited for half a minute', async () => {
  vi.useFakeTimers();
  const told = vi.fn<(thrown: unknown) => void>();
  void ask({ postMessage: () => undefined }, 'state', {}).catch(told);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(new Error('The demo does not answer'));
});
