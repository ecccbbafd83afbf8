import * as v from 'valibot';
import type { Call } from '@/model/call';
import { createRuleCall, deleteRuleCall, updateRuleCall } from './calls';
import {
  type Direction,
  directionOf,
  ruleBody,
  ruleForm,
  type RuleForm,
  ruleProblems,
} from './form';
import { PROTOCOLS } from './protocols';
import { ENDPOINT_KINDS } from './rule-endpoints';
import { isValid } from '@/model/problems';
import type { FirewallRuleRecord, RuleFacts } from '@/model/records/compute';

export interface StagedRule {
  /** The rule's id, or a made-up one. */
  readonly key: string;
  /** The rule when its change began; undefined for a new rule. */
  readonly rule: FirewallRuleRecord | undefined;
  readonly form: RuleForm | undefined;
  readonly removed: boolean;
  /** The id of an addition that is in force, until its group lists it. */
  readonly made?: string;
  /** Time of the last send in ms since the epoch, while its result is unknown. */
  readonly sentAt?: number | undefined;
}

export type StagedChange = 'none' | 'added' | 'changed' | 'removed';

export function stagedRule(rule: FirewallRuleRecord): StagedRule {
  return { key: rule.id, rule, form: ruleForm(rule), removed: false };
}

export function stagedRules(rules: readonly FirewallRuleRecord[]): readonly StagedRule[] {
  return rules.map(stagedRule);
}

export function addedRule(key: string, form: RuleForm): StagedRule {
  return { key, rule: undefined, form, removed: false };
}

function isSameRule(one: RuleForm, other: RuleForm): boolean {
  const matching = (form: RuleForm) => JSON.stringify({ ...ruleBody(form), description: null });
  return matching(one) === matching(other);
}

export function rowFacts({ rule, form }: StagedRule): RuleFacts {
  return form === undefined ? { ...rule } : ruleBody(form);
}

export function rowDirection(row: StagedRule): Direction {
  return row.form?.direction ?? directionOf(rowFacts(row));
}

/**
 * Applies changes to the current rules. A rule that was deleted meanwhile is dropped, unless it was
 * edited.
 */
export function withChanges(
  rules: readonly FirewallRuleRecord[],
  changes: readonly StagedRule[],
): readonly StagedRule[] {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  const rows = stagedRules(rules).map((row) => {
    const change = byKey.get(row.key);
    return change?.removed === true
      ? { ...change, rule: row.rule, form: row.form }
      : (change ?? row);
  });
  const there = new Set(rules.map(({ id }) => id as string));
  const others = changes.filter(
    ({ key, removed, made = '' }) => !removed && !there.has(key) && !there.has(made),
  );
  return [...rows, ...others];
}

/** Copies the rules of another group that are not there yet, skipping partly unknown ones. */
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

function isSameBody(one: RuleForm, other: RuleForm): boolean {
  return JSON.stringify(ruleBody(one)) === JSON.stringify(ruleBody(other));
}

export function changeOf({ rule, form, removed, made }: StagedRule): StagedChange {
  if (rule === undefined) return removed || made !== undefined ? 'none' : 'added';
  if (removed) return 'removed';
  const before = ruleForm(rule);
  return before && form && !isSameBody(before, form) ? 'changed' : 'none';
}

export function isInForce(row: StagedRule, rules: readonly FirewallRuleRecord[]): boolean {
  const { key, rule, form, removed } = row;
  const candidates = rule === undefined ? rules : rules.filter(({ id }) => id === key);
  if (removed) return candidates.length === 0;
  return candidates.map(ruleForm).some((now) => now && form && isSameBody(now, form));
}

export function canSave(rows: readonly StagedRule[]): boolean {
  return rows.every((row) => {
    const isSent = ['added', 'changed'].includes(changeOf(row));
    return !isSent || row.form === undefined || isValid({ ...ruleProblems(row.form) });
  });
}

export interface StagedCall {
  readonly key: string;
  readonly call: Call;
}

/** Lists the calls of a save; deletions come last so that traffic is never cut in between. */
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

const ROW = v.object({
  key: v.optional(v.string()),
  rule: v.optional(v.string()),
  form: v.optional(
    v.object({
      direction: v.picklist(['in', 'out']),
      protocol: v.picklist(PROTOCOLS),
      protocolNumber: v.string(),
      end: v.picklist(ENDPOINT_KINDS),
      value: v.string(),
      sourcePort: v.string(),
      destinationPort: v.string(),
      icmpType: v.string(),
      description: v.string(),
    }),
  ),
  removed: v.boolean(),
  sentAt: v.optional(v.number()),
});

interface KeptRow {
  readonly key?: string | undefined;
  readonly rule?: string | undefined;
  readonly form?: RuleForm | undefined;
  readonly removed: boolean;
  readonly sentAt?: number | undefined;
}

interface KeptRules {
  readonly rows: readonly KeptRow[];
  readonly task?: string | undefined;
}

/**
 * Converts unsaved rows to a draft; rules hold no secrets. `task` is the id of the call that saves
 * them now.
 */
export function stagedDraft(rows: readonly StagedRule[], task?: string): KeptRules {
  const kept = rows.map(({ key, rule, form, removed, sentAt }) => {
    return { key, rule: rule?.id, form, removed, sentAt };
  });
  return { rows: kept, task };
}

/** Reads the id of the call that was saving the rows when the draft was kept; '' if none was. */
export function taskOf(draft: Readonly<Record<string, unknown>> | null | undefined): string {
  return typeof draft?.task === 'string' ? draft.task : '';
}

function keptRows(draft: Readonly<Record<string, unknown>>): readonly KeptRow[] {
  const rows: readonly unknown[] = Array.isArray(draft.rows) ? draft.rows : [];
  return rows.flatMap((row) => {
    const result = v.safeParse(ROW, row);
    return result.success ? [result.output] : [];
  });
}

/**
 * Restores changes, except those of deleted rules and additions that exist by now. A call may have
 * succeeded although the session ended before its answer.
 */
export function restoredChanges(
  rules: readonly FirewallRuleRecord[],
  draft: Readonly<Record<string, unknown>>,
): readonly StagedRule[] {
  const kept = keptRows(draft);
  const byRule = new Map(kept.map((row) => [row.rule, row]));
  const rows = stagedRules(rules).map((row): StagedRule => {
    const found = byRule.get(row.key);
    if (found === undefined) return row;
    const { form, removed, sentAt } = found;
    if (removed) return { ...row, removed, sentAt };
    // The rule could not be read this time.
    return form && row.form ? { ...row, form, sentAt } : row;
  });
  const taken = new Set<string>(rules.map(({ id }) => id));
  const stay = rows.filter(({ removed }) => !removed);
  const added = kept
    .flatMap(({ key, rule, form, sentAt }, index) => {
      if (rule !== undefined || !form) return [];
      const own = key && !taken.has(key) ? key : `kept-${String(index)}`;
      return { ...addedRule(own, form), sentAt };
    })
    .filter(({ form }) => !stay.some((row) => row.form && form && isSameBody(row.form, form)));
  const changed = rows.filter((row) => changeOf(row) !== 'none');
  return [...new Map([...changed, ...added].map((row) => [row.key, row])).values()];
}
