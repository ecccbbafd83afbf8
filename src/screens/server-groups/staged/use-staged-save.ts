import { useRef, useState } from 'react';
import { useCalls, useNotify } from '@/components/activity/calls/calls-context';
import { CallFailed, failedCall } from '@/components/lists/verbs/outcome-messages';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { ruleTitle } from '@/model/firewall-rule/describe';
import {
  changeOf,
  rowFacts,
  type StagedCall,
  stagedCalls,
  type StagedRule,
} from '@/model/firewall-rule/staged';
import { idOf } from '@/model/ids';
import { paths } from '@/model/paths';
import { shortTitle } from '@/model/title';
import { type CallEnd, DONE } from '@/store/calls/call-messages';
import type { CallRequest, Run } from '@/store/calls/manager';
import { useMounted } from '@/ui/use-later';
import { useGroupPolicy } from '@/screens/server-groups/firewall/use-group-policy';
import { words } from '../words';
import { SAVED, saveToast } from './save-toast';
import {
  type SaveStatus,
  type StagedControls,
  type StagedDraft,
  useSaveStatus,
} from './use-staged-rules';

interface Places {
  readonly staged: Pick<StagedControls, 'put' | 'undo'>;
  readonly keep: StagedDraft['keep'];
}

/** Steps of a save, noted in the list and in the draft: the draft outlives the page. */
interface RowsBeingSaved {
  readonly begun: (task: string) => void;
  readonly sent: (key: string) => void;
  readonly failed: (key: string) => void;
  /** `made` is the id of a new rule. */
  readonly saved: (key: string, made: string | undefined) => void;
}

function followRows(rows: readonly StagedRule[], { staged, keep }: Places): RowsBeingSaved {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  let savedBy: string | undefined;
  const write = () =>
    keep(
      [...byKey.values()].filter((row) => changeOf(row) !== 'none'),
      savedBy,
    );

  function note(key: string, news: Partial<StagedRule>) {
    const row = byKey.get(key);
    if (row === undefined) return;
    const next = { ...row, ...news };
    byKey.set(key, next);
    staged.put(next);
    write();
  }

  return {
    begun: (task) => {
      savedBy = task;
      write();
    },
    sent: (key) => note(key, { sentAt: Date.now() }),
    failed: (key) => note(key, { sentAt: undefined }),
    saved: (key, made) => {
      if (made !== undefined && byKey.get(key)?.rule === undefined) {
        note(key, { made, sentAt: undefined });
        return;
      }
      byKey.delete(key);
      staged.undo(key);
      write();
    },
  };
}

export type RowResult =
  | { readonly status: SaveStatus | 'saved' | 'held back' | 'deleted' }
  | { readonly status: 'failed' | 'unknown'; readonly failed: CallFailed };

/** Without a known end it may be saved. */
const resultOf = (failed: CallFailed): RowResult => ({
  status: failed.isUnknown ? 'unknown' : 'failed',
  failed,
});

export interface StagedSave {
  /** By the row's key. */
  readonly results: ReadonlyMap<string, RowResult>;
  readonly status: SaveStatus | undefined;
  /** Why there is no policy, so that nothing was sent. */
  readonly failure: CallFailed | undefined;
  /** True if an unsaved change holds removals back. */
  readonly isHeldBack: boolean;
  readonly forget: (key: string) => void;
  /**
   * Marks rows that a read has shown to be in force. Once all are, the task of the save has nothing
   * to look for.
   */
  readonly found: (keys: readonly string[]) => void;
  readonly forgetAll: () => void;
  readonly save: (rows: readonly StagedRule[]) => Promise<boolean>;
}

interface Options {
  readonly group: string;
  readonly staged: Pick<StagedControls, 'put' | 'undo'>;
  readonly keep: StagedDraft['keep'];
}

const isHeldBack = (results: ReadonlyMap<string, RowResult>): boolean =>
  [...results.values()].some((result) => 'failed' in result);

const isDeletion = ({ call }: StagedCall): boolean => call.method === 'DELETE';

/** A change whose answer was lost counts as done once it has been found. */
function refusalOf(end: CallEnd): CallFailed | undefined {
  return 'made' in end && end.made?.length ? undefined : failedCall(end);
}

const madeBy = (end: CallEnd): string | undefined =>
  end.ok ? idOf('firewall_rule', end.answer.body) : end.made?.[0];

/** Additions first: while one fails no rule is deleted, so the old one still lets traffic in. */
export function useStagedSave({ group, staged, keep }: Options): StagedSave {
  const account = useAccount();
  const calls = useCalls();
  const lookup = useLookup();
  const notify = useNotify();
  const policy = useGroupPolicy(group);
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const [saving, setSaving] = useState(false);
  const [taskId, setTaskId] = useState('');
  const status = useSaveStatus(taskId) ?? 'saving';
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

  function* sendAll(list: readonly StagedCall[], rows: RowsBeingSaved): Run {
    let refused: CallEnd | undefined;
    for (const each of list) {
      const { key, call } = each;
      if (refused !== undefined && isDeletion(each)) {
        report(key, { status: 'held back' });
        continue;
      }
      report(key, { status: 'saving' });
      rows.sent(key);
      const end = yield { call };
      const failed = refusalOf(end);
      if (failed === undefined) {
        const made = madeBy(end);
        report(key, { status: 'saved' });
        if (made !== undefined) report(made, { status: 'saved' });
        rows.saved(key, made);
      } else {
        report(key, resultOf(failed));
        if (!failed.isUnknown) rows.failed(key);
        refused = end;
      }
    }
    return refused ?? DONE;
  }

  /**
   * Reports the end after the page was left. `failed` is why no row was sent: none may be saved.
   */
  function tellLeft(rows: readonly StagedRule[], task: string, failed: CallFailed | undefined) {
    const unsent = failed && new CallFailed(failed.message, failed.facts);
    const unsaved = rows.flatMap((row) => {
      const result = latest.current.get(row.key);
      const why = unsent ?? (result && 'failed' in result ? result.failed : undefined);
      return why ? { title: ruleTitle(rowFacts(row), lookup), failed: why } : [];
    });
    const record = lookup.get('server_group', group) ?? { id: group };
    const to = paths.record('server_group', account, group);
    const toast = saveToast({ count: rows.length, unsaved, group: shortTitle(record), to });
    notify({ ...toast, task });
  }

  async function save(rows: readonly StagedRule[]): Promise<boolean> {
    if (saving) return false;
    setSaving(true);
    setFailure(undefined);
    const followed = followRows(rows, { staged, keep });
    let sent = false;
    const call = policy.within((id) => {
      sent = true;
      return sendAll(stagedCalls(rows, id), followed);
    });
    const started = calls.startCall({
      verb: 'edit-rules',
      title: words.save.task,
      account,
      call,
      isWatched: true,
      openKeys: openKeys.current,
    });
    setTaskId(started.id);
    followed.begun(started.id);
    const outcome = await started.outcome;
    openKeys.current = started.keys?.open;
    const failed = failedCall(outcome);
    if (!sent) setFailure(failed);
    for (const [key, result] of latest.current) {
      // The save ended before its result was known.
      if (result.status === 'saving' && failed) report(key, resultOf(failed));
    }
    const isCancelled = !outcome.ok && !('error' in outcome);
    if (!mounted.current && !isCancelled) tellLeft(rows, started.id, sent ? undefined : failed);
    else if (outcome.ok) notify(SAVED);
    if (outcome.ok) forgetAll();
    policy.refresh();
    setSaving(false);
    return outcome.ok;
  }

  return {
    results,
    status: saving ? status : undefined,
    failure,
    isHeldBack: isHeldBack(results),
    forget: (key) => forgetAll((other) => other !== key),
    found: (keys) => {
      forgetAll((key) => !keys.includes(key));
      if (!isHeldBack(latest.current)) calls.dismiss([taskId]);
    },
    forgetAll: () => {
      setFailure(undefined);
      forgetAll();
    },
    save,
  };
}
