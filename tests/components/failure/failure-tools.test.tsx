import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ApiErrorFacts } from '@/provider/api-error';
import { FailureTools } from '@/components/failure/failure-tools';

const error: ApiErrorFacts = {
  kind: 'refused',
  status: 500,
  name: 'internal_error',
  messages: ['No'],
  messageSource: 'fields',
  requestId: 'req-1',
};

test('details are copied as text, with the time at which the failure was shown first', async () => {
  const user = userEvent.setup();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 13));
  const { rerender } = render(<FailureTools what="Stop web-1" error={error} />);
  now.mockReturnValue(Date.UTC(2026, 10, 23, 14));
  rerender(<FailureTools what="Stop web-1" error={error} />);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^Problem: Stop web-1\n.*\nRequest: req-1\nTime: 2026-11-23T13:00:00/su,
  );
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('the id of the request is told and copied by itself, unless the words beside it name it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<FailureTools what="Stop web-1" error={error} />);
  await user.click(screen.getByRole('button', { name: 'Copy the request ID' }));
  expect(await navigator.clipboard.readText()).toBe('req-1');
  rerender(<FailureTools isQuoted what="Stop web-1" error={error} />);
  expect(screen.queryByText('req-1')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
});

test('a report is offered, but not in a row among others', () => {
  const report = () => screen.queryByRole('button', { name: 'Report a problem' });
  const { rerender } = render(<FailureTools what="Stop web-1" error={error} />);
  expect(report()).toBeVisible();
  rerender(<FailureTools isRow what="Stop web-1" error={error} />);
  expect(report()).toBeNull();
});

test('in a cell there is one small button, with its words for screen readers', () => {
  render(<FailureTools isCell what="Stop web-1" error={error} />);
  const [copy, ...others] = screen.getAllByRole('button');
  expect(copy).toHaveAccessibleName('Copy details');
  expect(copy).toHaveTextContent('');
  expect(others).toEqual([]);
});

test('of what GraphQL refuses the answer is told without its words, which may name what was typed', async () => {
  const user = userEvent.setup();
  const typed = { ...error, status: 200, name: 'BAD_USER_INPUT', messages: ['hunter2 is short'] };
  render(<FailureTools what="Save" error={typed} />);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(/^Problem: Save\nResponse: 200 BAD_USER_INPUT\nRequest: req-1\n/u);
  expect(text).not.toContain('hunter2');
});

test('of a failure that no request was behind it is told what failed, when and where', async () => {
  const user = userEvent.setup();
  render(<FailureTools what="Copy failed" error={undefined} />);
  expect(screen.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await navigator.clipboard.readText()).toMatch(/^Problem: Copy failed\nTime: /u);
});

test('of what was withdrawn nothing is told', () => {
  const withdrawn = { ...error, kind: 'cancelled' } as const;
  const { container } = render(<FailureTools what="Save" error={withdrawn} />);
  expect(container).toBeEmptyDOMElement();
});
