import type { Call } from '@/model/call';
import { readPaymentStep } from '@/model/billing/payment-step';
import type { CardAnswer } from '@/provider/cards';
import { type CallEnd, DONE, unreadEnd, unsent } from '@/store/calls/call-end';
import type { Run } from '@/store/calls/manager';

interface CardRun {
  /** The call that submits the card; `intent` is set once its bank has asked the holder. */
  readonly call: (intent?: string) => Call;
  /** Lets the bank ask the card's holder. Never rejects. */
  readonly ask: (clientSecret: string) => Promise<CardAnswer>;
}

/**
 * Submits a card and, if its bank wants that, asks the holder. It then submits again with the
 * payment intent (spec 1 §4 "Card submission").
 */
export function* cardRun({ call, ask }: CardRun): Run {
  const sent = yield { call: call() };
  if (!sent.ok) return sent;
  const step = readPaymentStep(sent.answer.body);
  if (step === 'complete') return sent;
  const refused = (problem: string) => unsent('account', problem);
  if (step === undefined) return unreadEnd('account');
  let intent: string | undefined;
  const asked = yield {
    wait: async (): Promise<CallEnd> => {
      const answer = await ask(step.clientSecret);
      if ('problem' in answer) return refused(answer.problem);
      intent = answer.id;
      return DONE;
    },
  };
  if (!asked.ok) return asked;
  const again = yield { call: call(intent) };
  if (!again.ok) return again;
  return readPaymentStep(again.answer.body) === 'complete' ? again : unreadEnd('account');
}
