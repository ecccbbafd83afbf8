import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PRELOAD_MS, usePreloadedLayers } from '@/app/effects/preload-layers';

const nothing = () => undefined;

test('what opens over a page is fetched ahead, but not while the first screen is', () => {
  vi.useFakeTimers();
  const layers = [vi.fn(), vi.fn()];
  const screens = vi.fn();
  renderHook(() => usePreloadedLayers(screens, layers));
  vi.advanceTimersByTime(PRELOAD_MS - 1);
  for (const layer of [...layers, screens]) expect(layer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  for (const layer of [...layers, screens]) expect(layer).toHaveBeenCalledOnce();
});

test('a panel that has gone fetches nothing', () => {
  vi.useFakeTimers();
  const layer = vi.fn();
  renderHook(() => usePreloadedLayers(nothing, [layer])).unmount();
  vi.advanceTimersByTime(PRELOAD_MS);
  expect(layer).not.toHaveBeenCalled();
});

test('what the network kept from coming is fetched once it is back', () => {
  vi.useFakeTimers();
  const layer = vi.fn();
  renderHook(() => usePreloadedLayers(nothing, [layer]));
  vi.advanceTimersByTime(PRELOAD_MS);
  window.dispatchEvent(new Event('online'));
  expect(layer).toHaveBeenCalledTimes(2);
});
