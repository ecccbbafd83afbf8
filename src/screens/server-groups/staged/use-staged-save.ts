import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { useCalls } from '@/components/calls/calls-context';
import { type CallFailed, failedCall } from '@/components/verbs/outcome-messages';
import { type StagedCall, stagedCalls, type StagedRule } from '@/model/firewall-rule/staged';
import { idOf } from '@/model/ids';
import { type CallEnd, DONE } from '@/store/calls/call-end';
import { errorToast, failedTitle, unknownToast } from '@/store/calls/call-messages';
import type { CallOutcome, CallRequest, Run } from '@/store/calls/manager';
import { toasts } from '@/store/toasts/toasts-slice';
import { useMounted } from '@/ui/use-mounted';
import { useGroupPolicy } from '../firewall/use-group-policy';

/** The result of a row's change. */
export type RowResult =
  | { readonly status: 'saving' | 'saved' | 'held back' }
  | { readonly status: 'failed' | 'unknown'; readonly failed: CallFailed };

/** Without a known end it may be saved. */
const resultOf = (failed: CallFailed): RowResult => ({
  status: failed.isUnknown ? 'unknown' : 'failed',
  failed,
});

export interface StagedSave {
  /** By the row's key. */
  readonly results: ReadonlyMap<string, RowResult>;
  readonly saving: boolean;
  /** Why there is no policy, so that nothing was sent. */
  readonly failure: CallFailed | undefined;
  /** Forgets a row's result after another change. */
  readonly forget: (key: string) => void;
  readonly forgetAll: () => void;
  /** Resolves with whether everything is saved. */
  readonly save: (rows: readonly StagedRule[]) => Promise<boolean>;
}

interface Options {
  readonly group: string;
  /** A change is in force; `made` is the id of a new rule. */
  readonly onSaved: (key: string, made: string | undefined) => void;
}

const isDeletion = ({ call }: StagedCall): boolean => call.method === 'DELETE';

/** A change whose answer was lost counts as done once it has been found. */
function refusalOf(end: CallEnd): CallFailed | undefined {
  return 'made' in end && end.made?.length ? undefined : failedCall(end);
}

const madeBy = (end: CallEnd): string | undefined =>
  end.ok ? idOf('firewall_rule', end.answer.body) : end.made?.[0];

/** Additions first: while one fails no rule is deleted, so the old one still lets traffic in. */
export function useStagedSave({ group, onSaved }: Options): StagedSave {
  const account = useAccount();
  const calls = useCalls();
  const dispatch = useDispatch();
  const policy = useGroupPolicy(group);
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<CallFailed>();
  // Newer than the state of the last render.
  const latest = useRef(results);
  const mounted = useMounted();
  const openKeys = useRef<CallRequest['openKeys']>(undefined);

  function report(key: string, result: RowResult) {
    latest.current = new Map(latest.current).set(key, result);
    setResults(latest.current);
  }

  function forgetAll(but: (key: string) => boolean = () => false) {
    latest.current = new Map([...latest.current].filter(([key]) => but(key)));
    setResults(latest.current);
  }

  function* sendAll(list: readonly StagedCall[]): Run {
    let refused: CallEnd | undefined;
    for (const staged of list) {
      if (refused !== undefined && isDeletion(staged)) {
        report(staged.key, { status: 'held back' });
        continue;
      }
      report(staged.key, { status: 'saving' });
      const end = yield { call: staged.call };
      const failed = refusalOf(end);
      if (failed === undefined) {
        const made = madeBy(end);
        report(staged.key, { status: 'saved' });
        if (made !== undefined) report(made, { status: 'saved' });
        onSaved(staged.key, made);
      } else {
        report(staged.key, resultOf(failed));
        refused = end;
      }
    }
    return refused ?? DONE;
  }

  /** The reader has left meanwhile. */
  function tellUnseen(outcome: CallOutcome, task: Pick<CallRequest, 'title'>) {
    if (outcome.ok || !('error' in outcome)) return;
    const toast =
      outcome.isUnknown === true
        ? unknownToast(outcome.error, task)
        : errorToast(outcome.error, failedTitle(task));
    dispatch(toasts.actions.shown(toast));
  }

  async function save(rows: readonly StagedRule[]): Promise<boolean> {
    if (saving) return false;
    setSaving(true);
    setFailure(undefined);
    let sent = false;
    const call = policy.within((id) => {
      sent = true;
      return sendAll(stagedCalls(rows, id));
    });
    const task = {
      verb: 'edit-rules',
      title: 'Save firewall rules',
      account,
      call,
      isWatched: true,
      openKeys: openKeys.current,
    };
    const started = calls.startCall(task);
    const outcome = await started.outcome;
    openKeys.current = started.keys?.open;
    if (!mounted.current) tellUnseen(outcome, task);
    const failed = failedCall(outcome);
    if (!sent) setFailure(failed);
    for (const [key, { status }] of latest.current) {
      // The save ended before its result was known.
      if (status === 'saving' && failed) report(key, resultOf(failed));
    }
    if (outcome.ok) forgetAll();
    policy.refresh();
    setSaving(false);
    return outcome.ok;
  }

  return {
    results,
    saving,
    failure,
    forget: (key) => forgetAll((other) => other !== key),
    forgetAll: () => {
      setFailure(undefined);
      forgetAll();
    },
    save,
  };
}
