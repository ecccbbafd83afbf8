import { joinMessages } from '@/lib/join-messages';
import type { ApiErrorFacts } from '@/provider/api-error';
import { CARD_FAILURE } from '@/provider/cards';

/**
 * What was said of a card, else the specification's sentence (spec 1 §5). It asks for another try, so it
 * never stands where the first may have been done.
 */
export function cardFailureWords({
  kind,
  messages,
  messageSource,
}: ApiErrorFacts): readonly string[] {
  return kind === 'refused' && messageSource !== 'fields'
    ? [CARD_FAILURE]
    : [joinMessages(messages)];
}
