import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecordLink } from '@/components/records/links/record-link';
import { renderLinks } from './links';

const path = '/accounts/acc-demo1/servers/srv-web01/';

beforeEach(() => void vi.useFakeTimers());

function show() {
  const preload = vi.fn();
  renderLinks(
    <RecordLink kind="server" id="srv-web01">
      web-1
    </RecordLink>,
    { preload },
  );
  return { preload, link: screen.getByRole('link') };
}

test('a pointer that rests on a link for 80 ms readies its screen', () => {
  const { preload, link } = show();
  fireEvent.pointerEnter(link);
  vi.advanceTimersByTime(79);
  expect(preload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(preload).toHaveBeenCalledExactlyOnceWith(path);
});

test('so does the focus', () => {
  const { preload, link } = show();
  fireEvent.focus(link);
  vi.advanceTimersByTime(80);
  expect(preload).toHaveBeenCalledExactlyOnceWith(path);
});

test('a pointer that only passes over it does not', () => {
  const { preload, link } = show();
  fireEvent.pointerEnter(link);
  vi.advanceTimersByTime(50);
  fireEvent.pointerLeave(link);
  vi.advanceTimersByTime(500);
  expect(preload).not.toHaveBeenCalled();
});
