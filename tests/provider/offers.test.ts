import { expect, test } from 'vitest';
import { type ApiErrorFacts, failure, TOKEN_REFUSED, unreadable } from '@/provider/api-error';
import { offerOf } from '@/provider/offers';

const refused = (status: number, name?: string): ApiErrorFacts => ({
  ...failure('refused', 'No').facts,
  status,
  name,
});

type Told = [again: string, support: string, inForm: boolean];

test.each<[string, ApiErrorFacts | undefined, Told]>([
  ['a refusal for now', refused(409), ['at once', 'quoted', true]],
  ['what is wrong, or not theirs', refused(422), ['once mended', 'quoted', true]],
  ['what is not theirs', refused(403), ['once mended', 'quoted', true]],
  ['what is not taken here at all', refused(405), ['never', 'quoted', true]],
  ['what GraphQL refuses', refused(200, 'BAD_USER_INPUT'), ['never', 'unquoted', false]],
  ['what GraphQL does not take here', refused(200, 'READ_ONLY'), ['never', 'unquoted', false]],
  ['what it fails at itself', refused(200, 'INTERNAL_SERVER_ERROR'), ['at once', 'quoted', true]],
  ["the provider's own failure", refused(500), ['at once', 'quoted', true]],
  ["storage's refusal of a token", refused(401, TOKEN_REFUSED), ['at once', 'quoted', true]],
  ['no answer', failure('network', 'No').facts, ['at once', 'quoted', true]],
  ['what was not sent', failure('unsent', 'No').facts, ['at once', 'quoted', false]],
  ['what was withdrawn', failure('cancelled', 'No').facts, ['never', 'nothing', false]],
  ['nonsense', unreadable('No').facts, ['at once', 'quoted', true]],
  ['a defect', undefined, ['at once', 'quoted', true]],
])('of %s it is told what can be done', (_, error, told) => {
  const { again, support, inForm } = offerOf(error);
  expect([again, support, inForm]).toEqual(told);
});
