import { useDoing } from '@/components/records/use-doing';
import type { Facts } from '@/model/facts';
import { titleOf, type Titled } from '@/model/title';
import { type Verb, whileDoing } from '@/model/verb';
import { verbReason } from './verb-reason';

/**
 * Says why a verb of a record cannot run now. An action under way bars it whatever the verb's own
 * rule says. Otherwise the verb's rule or being offline may bar it. Links to screens in the 'use'
 * section stay open during an action.
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
