import * as v from 'valibot';
import { END_KINDS } from '@/model/firewall-rule/ends';
import type { RuleForm } from '@/model/firewall-rule/form';
import { PROTOCOLS } from '@/model/firewall-rule/protocols';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import { addedRule, isSameBody, type StagedRule, stagedRules } from '@/model/firewall-rule/staged';

const ROW = v.object({
  /** Id of the rule; absent for one to be added. */
  rule: v.optional(v.string()),
  form: v.optional(
    v.object({
      direction: v.picklist(['in', 'out']),
      protocol: v.picklist(PROTOCOLS),
      protocolNumber: v.string(),
      end: v.picklist(END_KINDS),
      value: v.string(),
      sourcePort: v.string(),
      destinationPort: v.string(),
      icmpType: v.string(),
      description: v.string(),
    }),
  ),
  removed: v.boolean(),
});

/** A row as a draft keeps it. */
interface KeptRow {
  readonly rule?: string | undefined;
  readonly form?: RuleForm | undefined;
  readonly removed: boolean;
}

/** What to keep of the rows that are not saved yet, by name; there is no secret in it. */
export function stagedDraft(rows: readonly StagedRule[]): { readonly rows: readonly KeptRow[] } {
  return { rows: rows.map(({ rule, form, removed }) => ({ rule: rule?.id, form, removed })) };
}

/** Whatever was stored; a row that cannot be read costs no other. */
function keptRows(draft: Readonly<Record<string, unknown>>): readonly KeptRow[] {
  const rows: readonly unknown[] = Array.isArray(draft.rows) ? draft.rows : [];
  return rows.flatMap((row) => {
    const result = v.safeParse(ROW, row);
    return result.success ? [result.output] : [];
  });
}

/**
 * The rows of a table whose editing goes on where an earlier visit left it. What was to become of a
 * rule that is gone is dropped, and so is an addition that is there already: its call may have come
 * through when the session ended before its answer.
 *
 * @param rules as they are now
 * @param draft what was stored, whatever that is
 */
export function restoredRules(
  rules: readonly FirewallRuleRecord[],
  draft: Readonly<Record<string, unknown>>,
): readonly StagedRule[] {
  const kept = keptRows(draft);
  const byRule = new Map(kept.map((row) => [row.rule, row]));
  const rows = stagedRules(rules).map((row): StagedRule => {
    const found = byRule.get(row.key);
    if (found?.removed === true) return { ...row, removed: true };
    // What was typed is no change of a rule that cannot be read any more.
    return found?.form && row.form ? { ...row, form: found.form } : row;
  });
  const stay = rows.filter(({ removed }) => !removed);
  const added = kept
    .flatMap(({ rule, form }) => (rule === undefined && form ? form : []))
    .filter((form) => !stay.some((row) => row.form && isSameBody(row.form, form)))
    .map((form, index) => addedRule(`kept-${String(index)}`, form));
  return [...rows, ...added];
}
