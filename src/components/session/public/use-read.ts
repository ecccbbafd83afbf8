import { useEffect, useEffectEvent, useState } from 'react';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';

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
