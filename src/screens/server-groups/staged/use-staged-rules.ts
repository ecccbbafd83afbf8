import { useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  changeOf,
  restoredChanges,
  stagedDraft,
  type StagedRule,
  taskOf,
  withChanges,
} from '@/model/firewall-rule/staged';
import type { FirewallRuleRecord } from '@/model/records/compute';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import { isUnderWay, selectCall, type WithCalls } from '@/store/calls/calls-slice';
import { type Draft, dropDraft, readDraft, writeDraft } from '@/store/drafts/drafts-saga';

export interface StagedControls {
  readonly rows: readonly StagedRule[] | undefined;
  /** All staged changes, and rules that were added but are not listed yet. */
  readonly changes: readonly StagedRule[];
  readonly left: readonly StagedRule[];
  /** From an earlier visit, and not touched since. */
  readonly restored: boolean;
  /** The draft has been read, so that it can be written. */
  readonly begun: boolean;
  readonly find: (key: string) => StagedRule | undefined;
  readonly put: (...rows: readonly StagedRule[]) => void;
  readonly undo: (key: string) => void;
  readonly reset: () => void;
}

interface Options {
  readonly rules: readonly FirewallRuleRecord[] | undefined;
  /**
   * Undefined until the user is known, null if there is none. Another draft replaces what was
   * staged.
   */
  readonly draft: Draft | null | undefined;
}

const NONE: readonly StagedRule[] = [];

export function useStagedRules({ rules, draft }: Options): StagedControls {
  const [changes, setChanges] = useState(NONE);
  const [begunWith, setBegunWith] = useState<Draft | null>();
  const begun = begunWith !== undefined;
  const [restored, setRestored] = useState(false);
  if (draft !== begunWith && rules !== undefined && draft !== undefined) {
    const kept = draft === null ? NONE : restoredChanges(rules, draft);
    setBegunWith(draft);
    setRestored(kept.length > 0);
    setChanges(begun ? kept : [...kept, ...changes]);
  }
  // A listed addition is dropped: it would come back once its rule is deleted.
  const isListed = ({ made }: StagedRule) => rules?.some(({ id }) => id === made) === true;
  if (changes.some(isListed)) setChanges(changes.filter((row) => !isListed(row)));
  const rows = useMemo(() => rules && withChanges(rules, changes), [rules, changes]);
  const left = useMemo(
    () => (rows ?? changes).filter((row) => changeOf(row) !== 'none'),
    [rows, changes],
  );
  const set = (make: (now: readonly StagedRule[]) => readonly StagedRule[]) => {
    setRestored(false);
    setChanges(make);
  };

  return {
    rows,
    changes,
    left,
    restored,
    begun,
    find: (wanted) => (rows ?? changes).find(({ key }) => key === wanted),
    put: (...next) =>
      set((now) => {
        const byKey = new Map([...now, ...next].map((row) => [row.key, row]));
        return [...byKey.values()].filter((row) => changeOf(row) !== 'none' || row.made);
      }),
    undo: (wanted) => set((now) => now.filter(({ key }) => key !== wanted)),
    reset: () => set(() => NONE),
  };
}

/** `looking`: an answer was lost, and is looked for. */
export type SaveStatus = 'saving' | 'looking';

/** The status of a save of this window, by its call's id; undefined once it is over. */
export function useSaveStatus(task: string): SaveStatus | undefined {
  const call = useSelector((state: WithCalls) => selectCall(state, task));
  if (call === undefined || !isUnderWay(call)) return undefined;
  return call.status === 'looking' ? 'looking' : 'saving';
}

export interface StagedDraft {
  /** Undefined until the user is known, null if there is none. */
  readonly found: Draft | null | undefined;
  /**
   * Save of an earlier visit, while it goes on: it owns the draft, which is read again afterwards.
   */
  readonly status: SaveStatus | undefined;
  /** An empty list drops the draft. `task` is the id of the call that saves the rows now. */
  readonly keep: (unsaved: readonly StagedRule[], task?: string) => void;
}

function draftOf(user: string | undefined, route: string): Draft | null | undefined {
  return user === undefined ? undefined : (readDraft(user, route) ?? null);
}

export function useStagedDraft(route: string): StagedDraft {
  const user = useSelector(selectCurrentUserId);
  // Read once for each user and address, before this visit writes.
  const first = useMemo(() => draftOf(user, route), [user, route]);
  const status = useSaveStatus(taskOf(first));
  const goesOn = status !== undefined;
  const found = useMemo(
    () => (goesOn ? first : draftOf(user, route)),
    [first, goesOn, route, user],
  );
  const keep = useCallback(
    (unsaved: readonly StagedRule[], task?: string) => {
      if (user === undefined) return;
      if (unsaved.length === 0) dropDraft(user, route);
      else writeDraft(user, route, { ...stagedDraft(unsaved, task) });
    },
    [route, user],
  );
  return { found, status, keep };
}
