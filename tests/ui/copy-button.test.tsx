import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '@/ui/announcer';
import { copiedFor, CopyButton } from '@/ui/copy-button';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

const show = (button: ReactNode) =>
  render(
    <>
      {button}
      <Announcer />
    </>,
  );

async function press() {
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

test('a copy is confirmed for 5 s', async () => {
  show(<CopyButton text="srv-web01" what="the id" />);
  expect(screen.getByRole('button', { name: 'Copy the id' })).toBeInTheDocument();
  await press();
  expect(writeText).toHaveBeenCalledWith('srv-web01');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await act(() => vi.advanceTimersByTimeAsync(copiedFor - 1));
  expect(screen.getByRole('button', { name: 'Copied the id' })).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'Copy the id' })).toBeInTheDocument();
  expect(copiedFor).toBe(5000);
});

test('a copy that the browser refuses is not confirmed', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  show(<CopyButton text="srv-web01" />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Copy failed');
});
