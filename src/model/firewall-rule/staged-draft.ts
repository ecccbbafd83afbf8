import * as v from 'valibot';
import { ENDPOINT_KINDS } from '@/model/firewall-rule/rule-endpoints';
import type { RuleForm } from '@/model/firewall-rule/form';
import { PROTOCOLS } from '@/model/firewall-rule/protocols';
import {
  addedRule,
  changeOf,
  isSameBody,
  type StagedRule,
  stagedRules,
} from '@/model/firewall-rule/staged';
import type { FirewallRuleRecord } from '@/model/records/compute';

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
