// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToastRegion } from '@/ui/toast-region';

test('toasts stand in a live region that is there before the first of them', () => {
  render(<ToastRegion toasts={[]} onDismiss={vi.fn()} />);
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
});

test('a toast shows its detail, runs its action and can be dismissed', async () => {
  const reload = vi.fn();
  const dismiss = vi.fn();
  const toast = {
    id: 'stream',
    tone: 'error',
    message: 'Live updates stopped.',
    detail: 'Quote request 4f2a91.',
    action: { label: 'Reload', onPress: reload },
  } as const;
  render(<ToastRegion toasts={[toast]} onDismiss={dismiss} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Live updates stopped.');
  expect(screen.getByText('Quote request 4f2a91.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledWith('stream');
});
