import { joinMessages } from '@/lib/join-messages';
import { type ApiErrorFacts, isDescribed, mayBeDone } from '@/provider/api-error';
import { CARD_FAILURE } from '@/provider/cards';

/**
 * What was said of a card, else the specification's sentence (spec 1 §5). It asks for another try, so it
 * never stands where the first may have been done.
 */
export function cardFailureWords(error: ApiErrorFacts): readonly string[] {
  const isSilent = error.kind === 'refused' && !isDescribed(error);
  return isSilent && !mayBeDone(error) ? [CARD_FAILURE] : [joinMessages(error.messages)];
}
