import { isWithin } from '@/model/call';
import { shortTitle } from '@/model/title';
import { selectRecord } from '../resources/resources-selectors';
import { type Saga, select } from '../sagas/effects';
import type { Entry } from './manager';

/** The current name of a task's record, which may have changed since the press. */
export function* aboutNow({
  request,
  first,
}: Pick<Entry, 'request' | 'first'>): Saga<string | undefined> {
  const { about } = request;
  if (about === undefined || first.done === true) return about;
  if (isWithin(first.value.call)) return about;
  const { kind, id } = first.value.call;
  const record = id === undefined ? undefined : yield* select(selectRecord, kind, id);
  return record === undefined ? about : shortTitle(record);
}
