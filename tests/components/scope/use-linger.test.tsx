import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLinger } from '@/components/scope/use-linger';

beforeEach(() => {
  vi.useFakeTimers();
});

function watch(status: string) {
  return renderHook((now: string) => useLinger(now), { initialProps: status });
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test.each(['active', 'attached', 'detached'])(
  'what has become %s lingers 4 seconds before it shows settled',
  (status) => {
    const { result, rerender } = watch('creating');
    expect(result.current).toBe(false);
    rerender(status);
    expect(result.current).toBe(true);
    pass(3999);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  },
);

test('what was so when it was first seen, and what failed, does not linger', () => {
  expect(watch('active').result.current).toBe(false);
  const failing = watch('creating');
  failing.rerender('failed');
  expect(failing.result.current).toBe(false);
});
