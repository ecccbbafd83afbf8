import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { downloadAddress } from '@/components/scope/download-address';
import { usePageGuard } from '@/components/scope/leave/page-guard';

const ADDRESS = 'https://orbit.example.com/v1/o';

/** True if the page may not just close. The browser dates the event by its own clock. */
function asks(at = performance.now()): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** The browser's click on the link of a download. */
function onClick(click: (address: string) => void) {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(
    this: HTMLAnchorElement,
  ) {
    click(this.href);
  });
}

test('a download asks nobody whether to leave, as a link would', () => {
  renderHook(() => usePageGuard(true));
  expect(asks()).toBe(true);
  const followed: [string, boolean][] = [];
  onClick((address) => followed.push([address, asks()]));
  downloadAddress(ADDRESS);
  expect(followed).toEqual([[ADDRESS, false]]);
});

test('a page that is closed right after a download asks, as where uploads go on', () => {
  renderHook(() => usePageGuard(true));
  onClick(() => asks());
  downloadAddress(ADDRESS);
  expect(asks()).toBe(true);
});

test('a browser that never asks about the download asks about a later close', () => {
  vi.useFakeTimers();
  renderHook(() => usePageGuard(true));
  onClick(() => undefined);
  downloadAddress(ADDRESS);
  const later = performance.now() + 1000;
  // Discarding the fake clock with its timers does not drop the question.
  vi.useRealTimers();
  expect(asks(later)).toBe(true);
});
