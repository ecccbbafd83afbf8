import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Unread } from '@/components/records/page/unread';
import { failure } from '@/provider/api-error';

const { facts: error } = failure('refused', 'No');

test('Try again keeps the focus while it asks, and leaves it to the heading once it is read', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn<() => void>();
  const page = (state: 'failed' | 'asked' | 'read') => (
    <main>
      <h1 tabIndex={-1}>Orbit</h1>
      {state !== 'read' && (
        <Unread
          what="It could not be read"
          error={error}
          busy={state === 'asked'}
          onRetry={onRetry}
        />
      )}
    </main>
  );
  const { rerender } = render(page('failed'));
  const again = screen.getByRole('button', { name: 'Try again' });
  await user.click(again);
  rerender(page('asked'));
  expect(again).toHaveFocus();
  expect(again).toHaveAttribute('aria-busy', 'true');
  await user.click(again);
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(page('read'));
  expect(screen.getByRole('heading', { name: 'Orbit' })).toHaveFocus();
});
