import { joinMessages } from '@/lib/join-messages';
import { type ApiErrorFacts, isDescribed, mayBeDone } from '@/provider/api-error';
import { CARD_FAILURE } from '@/provider/cards';

/**
 * The messages about a card, else the specification's sentence (spec 1 §5). That sentence asks for
 * another try, so it is left out if the payment may have been made.
 */
export function cardFailureWords(error: ApiErrorFacts): readonly string[] {
  const isSilent = error.kind === 'refused' && !isDescribed(error);
  return isSilent && !mayBeDone(error) ? [CARD_FAILURE] : [joinMessages(error.messages)];
}
