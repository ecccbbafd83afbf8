import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { kindOfId } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import type { Verb } from '@/model/verb';
import { isUnderWay, selectCallsOf, type WithCalls } from '@/store/calls/calls-slice';

/** Whether something is under way, for the button that it was begun with. */
export interface VerbBusy<K extends Kind> {
  /** A call of one of the verbs is queued or running, or has not been shown long enough yet. */
  readonly busy: boolean;
  /** To be told in the press. */
  readonly begin: (verb: Verb<K>) => void;
}

/**
 * How a button shows that a verb runs: for as long as its call does, and at least as long as the verb
 * says (spec 2 §4: Start shows loading for 1 s).
 */
export function useVerbBusy<K extends Kind>(id: string, verbs: readonly Verb<K>[]): VerbBusy<K> {
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
  const begin = useCallback((verb: Verb<K>) => setLoadingMs(verb.loadingMs ?? 0), []);
  return { busy: underWay || loadingMs > 0, begin };
}
