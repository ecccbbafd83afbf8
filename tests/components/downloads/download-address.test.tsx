import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { downloadAddress } from '@/components/downloads/download-address';
import { usePageGuard } from '@/components/leave/use-page-guard';

afterEach(() => vi.useRealTimers());

/** Whether the browser asks before the page closes. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a download asks nobody whether to leave, as a link would; whatever closes the page does', () => {
  vi.useFakeTimers();
  renderHook(() => usePageGuard(true));
  expect(asks()).toBe(true);
  const followed: [string, boolean][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    followed.push([this.href, asks()]);
  });
  downloadAddress('https://orbit.example.com/v1/o');
  expect(followed).toEqual([['https://orbit.example.com/v1/o', false]]);
  vi.advanceTimersByTime(1000);
  expect(asks()).toBe(true);
});
