import { useMemo, useState } from 'react';
import { changeOf, type StagedRule, withChanges } from '@/model/firewall-rule/staged';
import { restoredChanges } from '@/model/firewall-rule/staged-draft';
import type { FirewallRuleRecord } from '@/model/records/compute';
import type { Draft } from '@/store/drafts/draft-storage';

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
