import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { failure } from '@/provider/api-error';

const error = { ...failure('refused', 'No').facts, status: 500, requestId: 'req-1' };

test('the id of the request is told at once, and the tools beside it once they are there', async () => {
  render(<FailureToolsLater what="Sign in" error={error} />);
  expect(screen.getByText('req-1')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy details' })).toBeVisible();
  expect(screen.getByText('req-1')).toBeVisible();
});
