import { expect, test } from 'vitest';
import { type ApiErrorFacts, failure, mayBeDone } from '@/provider/api-error';
import { isMaintenance } from '@/provider/maintenance';
import { quietWait } from '@/provider/retry';

const refused = (facts: Partial<ApiErrorFacts>): ApiErrorFacts => ({
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
])('a 503 with %s', (_, facts, expected) => {
  const error = refused(facts);
  expect(isMaintenance(error)).toBe(expected);
});

test('a change that met it was not done, whatever its answer was made of', () => {
  expect(mayBeDone(refused({ messageSource: 'text', retryAfterMs: 120_000 }))).toBe(false);
  expect(mayBeDone(refused({ messageSource: 'text' }))).toBe(true);
});

test('a read that met it is not sent again quietly', () => {
  expect(quietWait(refused({ name: 'maintenance' }), 1, () => 0.5)).toBeUndefined();
  expect(quietWait(refused({ name: 'unavailable' }), 1, () => 0.5)).toBe(500);
});
