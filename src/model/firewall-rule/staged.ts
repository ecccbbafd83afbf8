import type { Call } from '@/model/call';
import { createRuleCall, deleteRuleCall, updateRuleCall } from '@/model/firewall-rule/calls';
import {
  type Direction,
  directionOf,
  ruleBody,
  ruleForm,
  ruleProblems,
  type RuleForm,
} from '@/model/firewall-rule/form';
import type { FirewallRuleRecord, RuleFacts } from '@/model/firewall-rule/record';
import { isFine } from '@/model/problems';

/** A row of the table while its rules are edited together; nothing is sent until it is saved. */
export interface StagedRule {
  /** The rule's id, or one made for a row that is no rule yet. */
  readonly key: string;
  /** The rule as it is; undefined for one to be added. */
  readonly rule: FirewallRuleRecord | undefined;
  /** Undefined for a rule of which not all is known: it can only be removed. */
  readonly form: RuleForm | undefined;
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

/** What a row says: the rule as it would be saved, or as far as it is known. */
export function rowFacts({ rule, form }: StagedRule): RuleFacts {
  return form === undefined ? { ...rule } : ruleBody(form);
}

/** The table that a row is in. */
export function rowDirection(row: StagedRule): Direction {
  return row.form?.direction ?? directionOf(rowFacts(row));
}

/** Rows for the rules of another group that are not there yet; what is not known is not copied. */
export function copiedRules(
  from: readonly FirewallRuleRecord[],
  rows: readonly StagedRule[],
  newKey: () => string,
): readonly StagedRule[] {
  const known = rows.flatMap(({ form, removed }) => (removed || !form ? [] : form));
  const copies: StagedRule[] = [];
  for (const form of from.map(ruleForm)) {
    if (form === undefined || known.some((other) => isSameRule(form, other))) continue;
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
  const before = ruleForm(rule);
  return before && form && !isSameBody(before, form) ? 'changed' : 'none';
}

/** Whether every row that would be sent is valid. */
export function canSave(rows: readonly StagedRule[]): boolean {
  return rows.every((row) => {
    const isSent = ['added', 'changed'].includes(changeOf(row));
    return !isSent || row.form === undefined || isFine({ ...ruleProblems(row.form) });
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
  const callsFor = (wanted: StagedChange, make: (row: StagedRule) => Call | undefined) =>
    rows.flatMap((row) => {
      const call = changeOf(row) === wanted ? make(row) : undefined;
      return call === undefined ? [] : { key: row.key, call };
    });
  return [
    ...callsFor('added', ({ form }) => form && createRuleCall(policy, form)),
    ...callsFor('changed', ({ key, rule, form }) => {
      const before = rule && ruleForm(rule);
      return before && form && updateRuleCall(key, before, form);
    }),
    ...callsFor('removed', ({ key }) => deleteRuleCall(key)),
  ];
}
