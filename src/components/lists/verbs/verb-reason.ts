import type { Facts } from '@/model/facts';
import type { Rule } from '@/model/rule';
import type { Verb } from '@/model/verb';
import { OFFLINE } from '@/ui/use-online';

/** Why a verb cannot run now: nothing can be sent, or its rule says so. A screen opens all the same. */
export function verbReason<R>(
  record: R,
  verb: Verb<R>,
  facts: Facts,
  rule: Rule<R> = verb.rule,
): string | undefined {
  if (facts.offline && verb.path === undefined) return OFFLINE;
  return rule(record, facts);
}
