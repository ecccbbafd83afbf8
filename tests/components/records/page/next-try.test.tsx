import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PROVIDER_BACK } from '@/lib/connectivity';
import { NextTry } from '@/components/records/page/next-try';
import { type ApiErrorFacts, failure } from '@/provider/api-error';

beforeEach(() => void vi.useFakeTimers());

const refused = (status: number, retryAfterMs?: number): ApiErrorFacts => ({
  ...failure('refused', 'No').facts,
  status,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function open(error: ApiErrorFacts) {
  const onRetry = vi.fn<() => void>();
  const view = (busy: boolean) => <NextTry error={error} busy={busy} onRetry={onRetry} />;
  const { rerender } = render(view(false));
  return { onRetry, show: (busy: boolean) => rerender(view(busy)) };
}

test('what may pass by itself is tried after ever longer waits, counted down', async () => {
  const { onRetry, show } = open(refused(500));
  for (const [tries, seconds] of [8, 15, 30, 60, 60].entries()) {
    expect(screen.getByRole('timer')).toHaveTextContent(`Trying again in ${String(seconds)} s`);
    await pass(1000);
    expect(screen.getByRole('timer')).toHaveTextContent(`Trying again in ${String(seconds - 1)} s`);
    await pass((seconds - 1) * 1000);
    expect(onRetry).toHaveBeenCalledTimes(tries + 1);
    show(true);
    expect(screen.queryByRole('timer')).toBeNull();
    show(false);
  }
});

test('a press tries at once', () => {
  const { onRetry } = open(failure('network', 'No answer').facts);
  fireEvent.click(screen.getByRole('button', { name: 'Try again now' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  ['12 s when the provider says so', refused(503, 12_000), 12],
  ['8 s when the provider says at once, or a date gone by', refused(503, 0), 8],
  ['5 minutes at most', refused(429, 86_400_000), 300],
])('it waits %s', (_, error, seconds) => {
  open(error);
  expect(screen.getByRole('timer')).toHaveTextContent(`Trying again in ${String(seconds)} s`);
});

test('a refusal waits for a press', () => {
  open(refused(403));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('offline it offers nothing, and tries when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { onRetry, show } = open(failure('unsent', 'No answer').facts);
  expect(screen.queryByRole('button')).toBeNull();
  onLine.mockReturnValue(true);
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));
  await comeBack();
  expect(onRetry).toHaveBeenCalledOnce();
  // A request under way is not sent twice.
  show(true);
  await comeBack();
  expect(onRetry).toHaveBeenCalledOnce();
  onLine.mockRestore();
});

test('the provider back from maintenance is tried at once', async () => {
  const { onRetry } = open(refused(503, 120_000));
  await act(async () => void window.dispatchEvent(new Event(PROVIDER_BACK)));
  expect(onRetry).toHaveBeenCalledOnce();
});
