import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { kindOfId } from '@/model/ids';
import type { Verb } from '@/model/verb';
import { isUnderWay, selectCallsOf, type WithCalls } from '@/store/calls/calls-slice';

export interface VerbBusy<R> {
  readonly busy: boolean;
  /** Call it in the press. */
  readonly begin: (verb: Verb<R>) => void;
}

/** Busy during the call, and for the verb's minimum time (spec 2 §4: Start loads for 1 s). */
export function useVerbBusy<R>(id: string, verbs: readonly Verb<R>[]): VerbBusy<R> {
  const kind = kindOfId(id);
  const underWay = useSelector(
    (state: WithCalls) =>
      kind !== undefined &&
      selectCallsOf(state, kind, id).some(
        (call) => isUnderWay(call) && verbs.some((verb) => verb.id === call.verb),
      ),
  );
  const [loadingMs, setLoadingMs] = useState(0);
  useEffect(() => {
    if (loadingMs === 0) return undefined;
    const timer = setTimeout(() => setLoadingMs(0), loadingMs);
    return () => clearTimeout(timer);
  }, [loadingMs]);
  const begin = useCallback((verb: Verb<R>) => setLoadingMs(verb.loadingMs ?? 0), []);
  return { busy: underWay || loadingMs > 0, begin };
}
