import { useMemo } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import { useAccount } from '../account/account-context';
import { useFacts } from '../store/use-facts';
import { useRunVerb } from './use-run-verb';
import { useVerbBusy } from './use-verb-busy';

/** One verb of one record, ready for a button. */
export interface VerbControls {
  readonly label: string;
  /** Whether it is offered at all: of two opposite verbs one is. */
  readonly shown: boolean;
  /** Why it cannot be done now. */
  readonly reason: string | undefined;
  /** Where it leads, when it is a way to a screen rather than a call. */
  readonly path: string | undefined;
  /** Its call is queued or running, or its loading has not been shown long enough yet. */
  readonly busy: boolean;
  /** Resolves with whether it was done. */
  readonly run: () => Promise<boolean>;
}

/** Runs one verb on one record. */
export function useVerb<K extends Kind>(record: Records[K], verb: Verb<K>): VerbControls {
  const account = useAccount();
  const facts = useFacts();
  const runVerb = useRunVerb();
  const alone = useMemo(() => [verb], [verb]);
  const { busy, begin } = useVerbBusy(record.id, alone);

  return {
    label: verb.label,
    shown: verb.shown?.(record) ?? true,
    reason: verb.rule(record, facts),
    path: verb.path?.(record, account, facts),
    busy,
    run: () => {
      begin(verb);
      return runVerb(record, verb);
    },
  };
}
