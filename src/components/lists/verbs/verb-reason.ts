import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useDoing } from '@/components/records/record-status';
import type { Facts } from '@/model/facts';
import { kindOfId } from '@/model/ids';
import type { Rule } from '@/model/problems';
import { type Titled, titleOf } from '@/model/title';
import { type Verb, whileDoing } from '@/model/verb';
import { isUnderWay, selectCallsOf, type WithCalls } from '@/store/calls/calls-slice';
import { OFFLINE } from '@/ui/use-online';

/** Why a verb cannot run now: nothing can be sent, or its rule says so. A screen opens all the same. */
export function verbReason<R>(
  record: R,
  verb: Verb<R>,
  facts: Facts,
  rule: Rule<R> = verb.rule,
): string | undefined {
  if (facts.offline && verb.path === undefined) return OFFLINE;
  return rule(record, facts);
}

/**
 * Says why a verb of a record cannot run now. An action under way bars it whatever the verb's own
 * rule says. Otherwise the verb's rule or being offline may bar it. Links to screens in the 'use'
 * section stay open during an action.
 */
export function useVerbReason<R extends Titled>(
  record: R,
): (verb: Verb<R>, facts: Facts) => string | undefined {
  const doing = useDoing(record.id);
  return (verb, facts) =>
    doing === undefined || (verb.path !== undefined && verb.section === 'use')
      ? verbReason(record, verb, facts)
      : whileDoing(titleOf(record), doing);
}

export interface VerbBusy<R> {
  readonly busy: boolean;
  /** Call it in the press. */
  readonly begin: (verb: Verb<R>) => void;
}

/** Busy during the call, and for the verb's minimum time (docs/product/servers.md#start). */
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
