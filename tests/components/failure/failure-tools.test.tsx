import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FailureTools } from '@/components/failure/failure-tools';

const error = { status: 500, name: 'internal_error', messages: ['No'], requestId: 'req-1' };

test('details are copied as text, with the time at which the failure was shown first', async () => {
  const user = userEvent.setup();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 13));
  const { rerender } = render(<FailureTools what="Stop web-1" error={error} />);
  now.mockReturnValue(Date.UTC(2026, 10, 23, 14));
  rerender(<FailureTools what="Stop web-1" error={error} />);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^What: Stop web-1\n.*\nRequest: req-1\nTime: 2026-11-23T13:00:00/su,
  );
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('the id of the request is told and copied by itself, unless the words beside it name it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<FailureTools what="Stop web-1" error={error} />);
  await user.click(screen.getByRole('button', { name: 'Copy the request id' }));
  expect(await navigator.clipboard.readText()).toBe('req-1');
  rerender(<FailureTools isQuoted what="Stop web-1" error={error} />);
  expect(screen.queryByText('req-1')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
});
