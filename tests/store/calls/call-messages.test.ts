import { expect, test } from 'vitest';
import type { ApiErrorFacts } from '@/provider/api-error';
import { apiErrorMessage, stoppedMessage } from '@/store/calls/call-messages';

const refused: ApiErrorFacts = {
  kind: 'refused',
  status: 409,
  name: 'conflict',
  messages: ['The server is busy', 'Try again later'],
  messageSource: 'fields',
  requestId: 'req-1',
};

test('the messages are joined by full stops, after what they are of', () => {
  expect(apiErrorMessage(refused)).toBe('API error. The server is busy. Try again later');
  expect(apiErrorMessage({ ...refused, inWords: true })).toBe(
    'The server is busy. Try again later',
  );
});

test.each(['unsent', 'network'] as const)(
  'a call without an answer is no API error: %s',
  (kind) => {
    expect(apiErrorMessage({ ...refused, kind, status: 0 })).toBe(
      'The server is busy. Try again later',
    );
  },
);

test.each([
  ['done', 'Cancelled', /^Your session ended before .* be done/],
  ['saved', 'Cancelled. This was not saved.', /^Your session ended .* be saved/],
] as const)('what was not %s is told of as such', (what, withdrawn, expired) => {
  expect(stoppedMessage(undefined, what)).toBe(withdrawn);
  expect(stoppedMessage({ ...refused, status: 401 }, what)).toMatch(expired);
  expect(stoppedMessage(refused, what)).toBeUndefined();
});
