import type { ApiErrorFacts } from '@/provider/api-error';
import { CARD_FAILURE } from '@/provider/cards';

/** What the provider or the card's own said, else the specification's sentence first (spec 1 §5). */
export function cardFailureWords({
  kind,
  messages,
  messageSource,
}: ApiErrorFacts): readonly string[] {
  const isTold = messageSource === 'fields' || kind === 'unsent';
  return isTold ? messages : [CARD_FAILURE.replace(/\.$/, ''), ...messages];
}
