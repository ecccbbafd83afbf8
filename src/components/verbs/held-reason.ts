import { titleOf, type Titled } from '@/model/title';
import { type Verb, whileDoing } from '@/model/verb';
import { useDoing } from '../records/use-doing';

/** Why any verb of a record waits now, whatever its own rule says; screens to look at stay open. */
export function useHeldReason<R extends Titled>(record: R): (verb: Verb<R>) => string | undefined {
  const doing = useDoing(record.id);
  return (verb) =>
    doing === undefined || (verb.path !== undefined && verb.section === 'use')
      ? undefined
      : whileDoing(titleOf(record), doing);
}
