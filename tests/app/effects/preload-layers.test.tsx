import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PRELOAD_MS, usePreloadedLayers } from '@/app/effects/preload-layers';

test('what opens over a page is fetched ahead, but not while the first screen is', () => {
  vi.useFakeTimers();
  const layers = [vi.fn(), vi.fn()];
  renderHook(() => usePreloadedLayers(layers));
  vi.advanceTimersByTime(PRELOAD_MS - 1);
  for (const layer of layers) expect(layer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  for (const layer of layers) expect(layer).toHaveBeenCalledOnce();
});

test('a panel that has gone fetches nothing', () => {
  vi.useFakeTimers();
  const layer = vi.fn();
  renderHook(() => usePreloadedLayers([layer])).unmount();
  vi.advanceTimersByTime(PRELOAD_MS);
  expect(layer).not.toHaveBeenCalled();
});

test('what the network kept from coming is fetched once it is back', () => {
  vi.useFakeTimers();
  const layer = vi.fn();
  renderHook(() => usePreloadedLayers([layer]));
  vi.advanceTimersByTime(PRELOAD_MS);
  window.dispatchEvent(new Event('online'));
  expect(layer).toHaveBeenCalledTimes(2);
});
