import { use, useCallback, useEffect, useRef, useState } from 'react';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { joinMessages } from '@/lib/text';
import { readPaymentStep } from '@/model/billing/card';
import type { Call } from '@/model/call';
import { type ApiErrorFacts, isDescribed, mayBeDone } from '@/provider/api-error';
import {
  CARD_FAILURE,
  type CardAnswer,
  type CardField,
  type Cards,
  type CardStyle,
  loadCards,
} from '@/provider/cards';
import { type CallEnd, DONE, unreadEnd, unsent } from '@/store/calls/call-messages';
import type { Run } from '@/store/calls/manager';
import { words } from '../words';

function styleAt(element: HTMLElement): CardStyle {
  const style = getComputedStyle(element);
  const { color, fontFamily, fontSize } = style;
  return {
    color,
    // Set by `card-input.module.css`. A custom property would be read unresolved, as it is written.
    placeholder: style.textDecorationColor,
    invalid: style.caretColor,
    fontFamily,
    fontSize,
  };
}

function followTheme(onChange: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}

const PATIENCE_MS = 20_000;

const REASONS = {
  absent: words.card.notSetUp,
  loading: words.card.loading,
  failed: words.card.notLoaded,
  ready: undefined,
} as const;

export interface Card {
  /** `absent` where no card provider is configured. */
  readonly status: keyof typeof REASONS;
  readonly disabledReason: string | undefined;
  readonly problem: string | undefined;
  readonly place: (element: HTMLElement | null) => (() => void) | undefined;
  readonly retry: () => void;
  /** Gives the card to its provider; the panel sees none of it. Never rejects. */
  readonly createMethod: (cardholder: string) => Promise<CardAnswer>;
}

export function useCard(): Card {
  const { payments } = use(DeploymentContext);
  const [cards, setCards] = useState<Cards>();
  const [status, setStatus] = useState<Card['status']>(payments ? 'loading' : 'absent');
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<CardField>(undefined);

  useEffect(() => {
    if (payments === undefined) return undefined;
    let isOver = false;
    const fail = () => {
      if (!isOver) setStatus((now) => (now === 'loading' ? 'failed' : now));
    };
    const late = setTimeout(fail, PATIENCE_MS);
    loadCards(payments).then((loaded) => {
      if (!isOver) setCards(loaded);
    }, fail);
    return () => {
      isOver = true;
      clearTimeout(late);
    };
  }, [payments, attempt]);

  const place = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || cards === undefined) return undefined;
      const made = cards.createField(styleAt(element));
      field.current = made;
      made.onReady(() => setStatus('ready'));
      made.onProblem(setProblem);
      made.mount(element);
      const unfollow = followTheme(() => made.restyle(styleAt(element)));
      return () => {
        unfollow();
        field.current = undefined;
        made.destroy();
      };
    },
    [cards],
  );

  return {
    status,
    disabledReason: REASONS[status],
    problem,
    place,
    retry: () => {
      setStatus('loading');
      setCards(undefined);
      setAttempt(attempt + 1);
    },
    createMethod: async (cardholder) => {
      const answer = await field.current?.createMethod(cardholder);
      if (answer === undefined) return { problem: REASONS.loading };
      if ('isTyped' in answer && answer.isTyped) {
        setProblem(answer.problem);
        field.current?.focus();
      }
      return answer;
    },
  };
}

/** Lets a card's bank ask its holder in a layer over the page. Never rejects. */
export function useAskBank(): (clientSecret: string) => Promise<CardAnswer> {
  const { payments } = use(DeploymentContext);
  return useCallback(
    async (clientSecret) => {
      if (payments === undefined) return { problem: words.card.bankNotSetUp };
      try {
        return await (await loadCards(payments)).ask(clientSecret);
      } catch {
        return { problem: words.card.bankNotLoaded };
      }
    },
    [payments],
  );
}

interface CardRun {
  /** The call that submits the card; `intent` is set once its bank has asked the holder. */
  readonly call: (intent?: string) => Call;
  /** Lets the bank ask the card's holder. Never rejects. */
  readonly ask: (clientSecret: string) => Promise<CardAnswer>;
}

/**
 * Submits a card and, if its bank wants that, asks the holder. It then submits again with the
 * payment intent (docs/product/billing.md#card-steps).
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

/**
 * The messages about a card, else the common sentence (docs/product/billing.md#card-errors). That
 * sentence asks for another try, so it is left out if the payment may have been made.
 */
export function cardFailureWords(error: ApiErrorFacts): readonly string[] {
  const isSilent = error.kind === 'refused' && !isDescribed(error);
  return isSilent && !mayBeDone(error) ? [CARD_FAILURE] : [joinMessages(error.messages)];
}
