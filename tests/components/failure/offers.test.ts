import { expect, test } from 'vitest';
import { offersOf } from '@/components/failure/offers';
import { type ApiErrorFacts, failure, unreadable } from '@/provider/api-error';

const refused = (status: number, name?: string): ApiErrorFacts => ({
  ...failure('refused', 'No').facts,
  status,
  name,
});

const NOTHING = { details: false, report: false };
const PROVIDERS = { details: true, report: true };

test.each<[string, ApiErrorFacts | undefined, ReturnType<typeof offersOf>]>([
  ['a refusal', refused(403), { details: true, report: false }],
  ['what GraphQL refuses in a form', refused(200, 'BAD_USER_INPUT'), NOTHING],
  ['what GraphQL tells in an answer of 200', refused(200, 'INTERNAL_SERVER_ERROR'), PROVIDERS],
  ["the provider's own failure", refused(500), PROVIDERS],
  ['no answer', failure('network', 'No').facts, { details: true, report: false }],
  ['no network', failure('unsent', 'No').facts, NOTHING],
  ['what was withdrawn', failure('cancelled', 'No').facts, NOTHING],
  ['nonsense', unreadable('No').facts, { details: true, report: true }],
  ['rows that could not be read', undefined, { details: true, report: true }],
])('of %s it is told what can be done', (_, error, offer) => {
  expect(offersOf(error)).toEqual(offer);
});
