import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import { selectCallsOf, type WithCalls } from '@/store/calls/calls-slice';
import { useFacts } from './use-facts';
import { useRunVerb } from './use-run-verb';

/** One verb of one record, ready for a button. */
export interface VerbControls {
  readonly label: string;
  /** Whether it is offered at all: of two opposite verbs one is. */
  readonly shown: boolean;
  /** Why it cannot be done now. */
  readonly reason: string | undefined;
  /** Its call is queued or running, or its loading has not been shown long enough yet. */
  readonly busy: boolean;
  /** Resolves with whether it was done. */
  readonly run: () => Promise<boolean>;
}

/** Runs one verb on one record. */
export function useVerb<K extends Kind>(
  kind: K,
  record: Records[K],
  verb: Verb<K>,
  account: string,
): VerbControls {
  const facts = useFacts(account);
  const runVerb = useRunVerb(account);
  const underWay = useSelector((state: WithCalls) =>
    selectCallsOf(state, kind, record.id).some(
      (call) => call.verb === verb.id && (call.status === 'queued' || call.status === 'running'),
    ),
  );
  const [loading, setLoading] = useState(false);
  const { loadingMs } = verb;
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), loadingMs);
    return () => clearTimeout(timer);
  }, [loading, loadingMs]);

  return {
    label: verb.label,
    shown: verb.shown?.(record) ?? true,
    reason: verb.rule(record, facts),
    busy: underWay || loading,
    run: () => {
      if (loadingMs !== undefined) setLoading(true);
      return runVerb(record, verb);
    },
  };
}
