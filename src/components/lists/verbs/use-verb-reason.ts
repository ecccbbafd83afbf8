import { useDoing } from '@/components/records/use-doing';
import type { Facts } from '@/model/facts';
import { titleOf, type Titled } from '@/model/title';
import { type Verb, whileDoing } from '@/model/verb';
import { verbReason } from './verb-reason';

/**
 * Why a verb of a record cannot run now: what was asked of it here lasts, whatever the verb's own
 * rule says, or nothing can be sent, or the rule bars it. Screens to look at stay open meanwhile.
 */
export function useVerbReason<R extends Titled>(
  record: R,
): (verb: Verb<R>, facts: Facts) => string | undefined {
  const doing = useDoing(record.id);
  return (verb, facts) =>
    doing === undefined || (verb.path !== undefined && verb.section === 'use')
      ? verbReason(record, verb, facts)
      : whileDoing(titleOf(record), doing);
}
