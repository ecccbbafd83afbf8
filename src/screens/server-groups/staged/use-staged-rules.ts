import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import type { RuleForm } from '@/model/firewall-rule/form';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import {
  addedRule,
  changeOf,
  copiedRules,
  type StagedRule,
  stagedRules,
} from '@/model/firewall-rule/staged';
import { restoredRules } from '@/model/firewall-rule/staged-draft';
import type { Draft } from '@/store/drafts/draft-storage';

/** The rows while they are edited; nothing is sent. */
export interface StagedControls {
  readonly rows: readonly StagedRule[];
  /** From a draft, and not reset since. */
  readonly restored: boolean;
  readonly add: (form: RuleForm) => void;
  /** Adds missing rules; returns how many. */
  readonly copy: (from: readonly FirewallRuleRecord[]) => number;
  readonly change: (key: string, form: RuleForm) => void;
  /** Marks a rule for removal; drops an unsaved row. */
  readonly remove: (key: string) => void;
  readonly restore: (key: string) => void;
  readonly reset: () => void;
}

/** Changes by others are left alone. `draft` is ignored once something was changed. */
export function useStagedRules(
  rules: readonly FirewallRuleRecord[],
  draft: Draft | undefined,
): StagedControls {
  const begun = useMemo(
    () => (draft === undefined ? stagedRules(rules) : restoredRules(rules, draft)),
    [rules, draft],
  );
  const [touched, setTouched] = useState<readonly StagedRule[]>();
  const [isReset, setReset] = useState(false);
  const rows = touched ?? begun;
  const setRows = (make: (now: readonly StagedRule[]) => readonly StagedRule[]) =>
    setTouched((now) => make(now ?? begun));
  const put = (key: string, make: (row: StagedRule) => readonly StagedRule[]) =>
    setRows((now) => now.flatMap((row) => (row.key === key ? make(row) : [row])));

  return {
    rows,
    restored: !isReset && begun.some((row) => changeOf(row) !== 'none'),
    add: (form) => setRows((now) => [...now, addedRule(nanoid(), form)]),
    copy: (from) => {
      const copies = copiedRules(from, rows, nanoid);
      setRows((now) => [...now, ...copies]);
      return copies.length;
    },
    change: (key, form) => put(key, (row) => [{ ...row, form }]),
    remove: (key) => put(key, (row) => (row.rule === undefined ? [] : [{ ...row, removed: true }])),
    restore: (key) => put(key, (row) => (row.rule === undefined ? [row] : stagedRules([row.rule]))),
    reset: () => {
      setReset(true);
      setTouched(stagedRules(rules));
    },
  };
}
