import { expect, test, vi } from 'vitest';
import {
  type ApiErrorFacts,
  errorFacts,
  failure,
  isMaintenance,
  mayBeDone,
} from '@/provider/api-error';

test('a defect reads as our own words, and the console hears what it was', () => {
  const told = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', told);
  const defect = new TypeError("Cannot read properties of undefined (reading 'metrics')");
  expect(errorFacts(defect)).toMatchObject({
    messages: ['Something went wrong'],
    messageSource: 'us',
  });
  expect(told.mock.calls).toEqual([[defect]]);
});

const refused = {
  kind: 'refused',
  name: undefined,
  messages: ['No'],
  requestId: undefined,
} as const;

test.each<[boolean, string, Partial<ApiErrorFacts>]>([
  [true, 'without an answer', { kind: 'network', status: 0 }],
  [true, 'with one that cannot be read', { kind: 'unreadable', status: 200 }],
  [true, 'after a gateway gave up', { status: 504 }],
  [true, 'after a proxy’s own page of failure', { status: 524, messageSource: 'text' }],
  [true, 'after the provider broke without a word', { status: 500 }],
  [false, 'as the provider says why not', { status: 500, messageSource: 'fields' }],
  [false, 'as nobody there can do it', { status: 501 }],
  [false, 'as it is closed for maintenance', { status: 503, name: 'maintenance' }],
  [false, 'as the server waited for the request in vain', { status: 408 }],
  [false, 'as it was never sent', { kind: 'unsent', status: 0 }],
])('a change may have been done: %s, %s', (expected, _, facts) => {
  expect(mayBeDone({ ...refused, status: 0, messageSource: 'us', ...facts })).toBe(expected);
});

const closed = (facts: Partial<ApiErrorFacts>): ApiErrorFacts => ({
  ...failure('refused', 'Back at noon').facts,
  status: 503,
  messageSource: 'fields',
  ...facts,
});

test.each<[string, Partial<ApiErrorFacts>, boolean]>([
  ['its name', { name: 'maintenance' }, true],
  ['words and a time', { retryAfterMs: 120_000 }, true],
  ['a text and a time', { messageSource: 'text', retryAfterMs: 120_000 }, true],
  ['words alone', { name: 'unavailable' }, false],
  ['words and a moment', { retryAfterMs: 5000 }, false],
  ['a time alone', { messageSource: 'us', retryAfterMs: 120_000 }, false],
  ['its name with another status', { name: 'maintenance', status: 500 }, false],
])('is a 503 with %s maintenance?', (_, facts, expected) => {
  const error = closed(facts);
  expect(isMaintenance(error)).toBe(expected);
});

test('a change that met maintenance was not done, whatever its answer was made of', () => {
  expect(mayBeDone(closed({ messageSource: 'text', retryAfterMs: 120_000 }))).toBe(false);
  expect(mayBeDone(closed({ messageSource: 'text' }))).toBe(true);
});
