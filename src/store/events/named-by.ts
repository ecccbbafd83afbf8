import { changedBy, type Changed } from '@/model/event/references';
import { KINDS } from '@/model/kinds';
import type { Records } from '@/model/records';

/** What an event says has changed, and the account when it counts such resources (spec 3 §4). */
export function namedBy(event: Records['event'], account: string): readonly Changed[] {
  const names = changedBy(event);
  const isCounted = names.some(({ kind }) => KINDS[kind].counted);
  return isCounted ? [...names, { kind: 'account', id: account }] : names;
}
