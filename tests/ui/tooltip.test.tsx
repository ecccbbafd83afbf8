import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTooltip } from '@/ui/tooltip';

beforeEach(() => void vi.useFakeTimers());

function Trigger() {
  const { ref, listeners, bubble } = useTooltip<HTMLButtonElement>('What it does');
  return (
    <>
      <button type="button" ref={ref} {...listeners}>
        Do it
      </button>
      {bubble}
    </>
  );
}

test('what leaves while its tip is due leaves nothing behind', () => {
  const { unmount } = render(<Trigger />);
  fireEvent.pointerEnter(screen.getByRole('button'));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
