import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ApiErrorFacts,
  errorFacts,
  failure,
  isDescribed,
  mayBeDone,
} from '@/provider/api-error';
import { isRefused } from '@/store/session/session-slice';

const UNPROCESSABLE = 422;

export interface Failed {
  readonly words: ReactNode;
  /** The provider's answer; undefined if it is no matter for support. */
  readonly error: ApiErrorFacts | undefined;
}

export interface Ask {
  readonly busy: boolean;
  readonly failed: Failed | undefined;
  /** Does nothing while something is under way. */
  readonly ask: (work: () => Promise<void>) => Promise<void>;
}

export function joined(separator: '. ' | ', ') {
  return ({ messages }: ApiErrorFacts): string => messages.join(separator);
}

export type Refusal = 'told' | 'silent';

/** Undefined if the error is no refusal of the input. */
export function refusalOf(error: ApiErrorFacts): Refusal | undefined {
  if (!isRefused(error)) return undefined;
  return isDescribed(error) ? 'told' : 'silent';
}

/** Words for a failure. `isUnknown` means that it may have been done all the same. */
type Words = (error: ApiErrorFacts, isUnknown: boolean) => ReactNode;

export function useAsk(words: Words): Ask {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  // State updates too late for the second press of a double click.
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
      // Invalid input is no matter for support.
      const isTyped = error.status === UNPROCESSABLE;
      setFailed({ words: words(error, mayBeDone(error)), error: isTyped ? undefined : error });
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }
  return { busy, failed, ask };
}

/** Ends the request before it is sent, for this reason. */
export function refuse(words: string): never {
  throw failure('unsent', words);
}

export interface Read<T> {
  readonly data: T | undefined;
  readonly error: ApiErrorFacts | undefined;
  readonly busy: boolean;
  readonly again: () => void;
}

export function useRead<T>(read: () => Promise<T>): Read<T> {
  const [state, setState] = useState<Omit<Read<T>, 'again'>>({
    data: undefined,
    error: undefined,
    busy: true,
  });
  const [attempt, setAttempt] = useState(0);
  const begin = useEffectEvent(read);
  useEffect(() => {
    let isOver = false;
    void (async () => {
      try {
        const data = await begin();
        if (!isOver) setState({ data, error: undefined, busy: false });
      } catch (thrown) {
        const error = errorFacts(thrown);
        if (!isOver) setState(({ data }) => ({ data, error, busy: false }));
      }
    })();
    return () => {
      isOver = true;
    };
  }, [attempt]);
  function again() {
    setState((before) => ({ ...before, busy: true }));
    setAttempt((before) => before + 1);
  }
  return { ...state, again };
}
