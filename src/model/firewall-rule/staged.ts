import type { Call } from '@/model/call';
import { createRuleCall, deleteRuleCall, updateRuleCall } from '@/model/firewall-rule/calls';
import { ruleBody, ruleForm, ruleProblems, type RuleForm } from '@/model/firewall-rule/form';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import { isFine } from '@/model/problems';

/** A row of the table while its rules are edited together; nothing is sent until it is saved. */
export interface StagedRule {
  /** The rule's id, or one made for a row that is no rule yet. */
  readonly key: string;
  /** The rule as it is; undefined for one to be added. */
  readonly rule: FirewallRuleRecord | undefined;
  readonly form: RuleForm;
  readonly removed: boolean;
}

export type StagedChange = 'none' | 'added' | 'changed' | 'removed';

/** The rows of a table whose editing begins. */
export function stagedRules(rules: readonly FirewallRuleRecord[]): readonly StagedRule[] {
  return rules.map((rule) => ({ key: rule.id, rule, form: ruleForm(rule), removed: false }));
}

/** A row for a rule to be added: a new one, a preset, a clone, a copy. */
export function addedRule(key: string, form: RuleForm): StagedRule {
  return { key, rule: undefined, form, removed: false };
}

/** Whether two rules match the same traffic, whatever their descriptions say. */
function isSameRule(one: RuleForm, other: RuleForm): boolean {
  const matching = (form: RuleForm) => JSON.stringify({ ...ruleBody(form), description: null });
  return matching(one) === matching(other);
}

/** Rows for the rules of another group that are not there yet. */
export function copiedRules(
  from: readonly FirewallRuleRecord[],
  rows: readonly StagedRule[],
  newKey: () => string,
): readonly StagedRule[] {
  const known = rows.filter(({ removed }) => !removed).map(({ form }) => form);
  const copies: StagedRule[] = [];
  for (const form of from.map(ruleForm)) {
    if (known.some((other) => isSameRule(form, other))) continue;
    known.push(form);
    copies.push(addedRule(newKey(), form));
  }
  return copies;
}

/** Whether two forms say the same on the wire. */
export function isSameBody(one: RuleForm, other: RuleForm): boolean {
  return JSON.stringify(ruleBody(one)) === JSON.stringify(ruleBody(other));
}

/** What saving would do to a row. */
export function changeOf({ rule, form, removed }: StagedRule): StagedChange {
  if (rule === undefined) return removed ? 'none' : 'added';
  if (removed) return 'removed';
  return isSameBody(ruleForm(rule), form) ? 'none' : 'changed';
}

/** Whether every row that would be sent is valid. */
export function canSave(rows: readonly StagedRule[]): boolean {
  return rows.every((row) => {
    const change = changeOf(row);
    return (change !== 'added' && change !== 'changed') || isFine({ ...ruleProblems(row.form) });
  });
}

/** One call of a save, and the row that it is of. */
export interface StagedCall {
  readonly key: string;
  readonly call: Call;
}

/**
 * The calls of a save: additions and changes first, then deletions, so that nothing is shut out
 * in between.
 * @param policy the policy of the group; it is made first where there is none.
 */
export function stagedCalls(rows: readonly StagedRule[], policy: string): readonly StagedCall[] {
  const callsFor = (wanted: StagedChange, make: (row: StagedRule) => Call) =>
    rows
      .filter((row) => changeOf(row) === wanted)
      .map((row) => ({ key: row.key, call: make(row) }));
  return [
    ...callsFor('added', ({ form }) => createRuleCall(policy, form)),
    ...callsFor('changed', ({ key, form }) => updateRuleCall(key, form)),
    ...callsFor('removed', ({ key }) => deleteRuleCall(key)),
  ];
}
