import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAsk } from '@/components/session/public/use-ask';

function Asking({ work }: { readonly work: () => Promise<void> }) {
  const { ask } = useAsk(() => 'It failed');
  return (
    <button type="button" onClick={() => void ask(work)}>
      Ask
    </button>
  );
}

test('two presses in one moment ask once, and the next press asks again', async () => {
  let end = () => undefined as void;
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  render(<Asking work={work} />);
  const button = screen.getByRole('button', { name: 'Ask' });
  // Nothing is drawn between them.
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(work).toHaveBeenCalledOnce();
  await act(async () => end());
  fireEvent.click(button);
  expect(work).toHaveBeenCalledTimes(2);
  await act(async () => end());
});
