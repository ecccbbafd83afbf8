import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { RuleForm } from '@/model/firewall-rule/form';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import { addedRule, copiedRules, type StagedRule, stagedRules } from '@/model/firewall-rule/staged';

/** The rows of the table while they are edited; nothing of it leaves the browser. */
export interface StagedControls {
  readonly rows: readonly StagedRule[];
  readonly add: (form: RuleForm) => void;
  /** Adds those rules that are not there yet; gives how many they are. */
  readonly copy: (from: readonly FirewallRuleRecord[]) => number;
  readonly change: (key: string, form: RuleForm) => void;
  /** Marks a rule to be removed; a row that is no rule yet just goes. */
  readonly remove: (key: string) => void;
  /** The rule as it is. */
  readonly restore: (key: string) => void;
}

/**
 * Edits a group's rules together.
 * @param rules as they are when the editing begins; what others change meanwhile is left alone
 */
export function useStagedRules(rules: readonly FirewallRuleRecord[]): StagedControls {
  const [rows, setRows] = useState(() => stagedRules(rules));
  const put = (key: string, make: (row: StagedRule) => readonly StagedRule[]) =>
    setRows((now) => now.flatMap((row) => (row.key === key ? make(row) : [row])));

  return {
    rows,
    add: (form) => setRows((now) => [...now, addedRule(nanoid(), form)]),
    copy: (from) => {
      const copies = copiedRules(from, rows, nanoid);
      setRows((now) => [...now, ...copies]);
      return copies.length;
    },
    change: (key, form) => put(key, (row) => [{ ...row, form }]),
    remove: (key) => put(key, (row) => (row.rule === undefined ? [] : [{ ...row, removed: true }])),
    restore: (key) => put(key, (row) => (row.rule === undefined ? [row] : stagedRules([row.rule]))),
  };
}
