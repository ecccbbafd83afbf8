import { type ReactNode, useRef, useState } from 'react';
import {
  type ApiErrorFacts,
  errorFacts,
  failure,
  isDescribed,
  mayBeDone,
} from '@/provider/api-error';
import { isRefused } from '@/store/session/sign-in-messages';

const UNPROCESSABLE = 422;

/** Why something could not be done. */
export interface Failed {
  readonly words: ReactNode;
  /** What the provider answered, unless it is no matter for support. */
  readonly error: ApiErrorFacts | undefined;
}

export interface Ask {
  readonly busy: boolean;
  readonly failed: Failed | undefined;
  /** Does nothing while something is under way. */
  readonly ask: (work: () => Promise<void>) => Promise<void>;
}

/** The provider's words, joined (spec 1 §8). */
export function joined(separator: '. ' | ', ') {
  return ({ messages }: ApiErrorFacts): string => messages.join(separator);
}

/** How the provider refuses what was sent: in words for people, or without. */
export type Refusal = 'told' | 'silent';

/** Undefined where what was sent is not to blame. */
export function refusalOf(error: ApiErrorFacts): Refusal | undefined {
  if (!isRefused(error)) return undefined;
  return isDescribed(error) ? 'told' : 'silent';
}

/** Words for a failure; `isUnknown` if what was asked may have been done all the same. */
type Words = (error: ApiErrorFacts, isUnknown: boolean) => ReactNode;

/** Asks the provider for one thing at a time, and says why it could not be done. */
export function useAsk(words: Words): Ask {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  // State comes too late for the second press of a double click.
  const isBusy = useRef(false);
  async function ask(work: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
    } catch (thrown) {
      const error = errorFacts(thrown);
      // What was typed wrong is no matter for support.
      const isTyped = error.status === UNPROCESSABLE;
      setFailed({ words: words(error, mayBeDone(error)), error: isTyped ? undefined : error });
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }
  return { busy, failed, ask };
}

/** Ends what is asked: nothing was sent, for this reason. */
export function refuse(words: string): never {
  throw failure('unsent', words);
}
