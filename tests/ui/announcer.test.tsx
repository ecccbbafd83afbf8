import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { announce, Announcer, useAnnounced } from '@/ui/announcer';

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const told = () => [...screen.getByRole('status').querySelectorAll('p')].map((p) => p.textContent);

function Counted({ words }: { readonly words: string | undefined }) {
  useAnnounced(words);
  return <Announcer />;
}

test('the region is there before its first words, and tells of each only what is new', () => {
  render(<Announcer />);
  const region = screen.getByRole('status');
  expect(region).toHaveAttribute('aria-atomic', 'false');
  announce('Copied');
  announce('Copied');
  expect(told()).toEqual(['Copied', 'Copied']);
  wait(7000);
  expect(told()).toEqual([]);
});

test('what changes at every key is told once it rests', () => {
  const { rerender } = render(<Counted words="9 match" />);
  wait(299);
  rerender(<Counted words="2 match" />);
  wait(299);
  expect(told()).toEqual([]);
  wait(1);
  expect(told()).toEqual(['2 match']);
  rerender(<Counted words={undefined} />);
  rerender(<Counted words="2 match" />);
  wait(300);
  expect(told()).toEqual(['2 match', '2 match']);
});
