import { changedBy, type Changed } from '@/model/event/references';
import { KINDS, type Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import {
  selectList,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

/** Records changed by an event, and the account if it counts such resources. */
export function namedBy(event: Records['event'], account: string): readonly Changed[] {
  const names = changedBy(event);
  const isCounted = names.some(({ kind }) => KINDS[kind].counted);
  return isCounted ? [...names, { kind: 'account', id: account }] : names;
}

/** Above this number, records are read by their collection (ARCHITECTURE.md, idea 5). */
const ONE_BY_ONE = 20;

export interface KindPlan {
  collection: boolean;
  ids: readonly string[];
}

export function isListLoaded(state: WithResources, kind: Kind, account: string): boolean {
  return selectList(state, kind, account).status !== 'none';
}

/** Known records, and new ones of a loaded list; records found gone do not come back. */
export function loadedNames(
  state: WithResources,
  account: string,
  names: readonly Changed[],
): readonly Changed[] {
  return names.filter(({ kind, id }) => {
    if (selectRecord(state, kind, id) !== undefined) return true;
    const isGone = selectRecordStatus(state, kind, id).status === 'not-found';
    return !isGone && KINDS[kind].scoped && isListLoaded(state, kind, account);
  });
}

export function planKind(
  kind: Kind,
  ids: ReadonlySet<string>,
  isRequested: (id: string) => boolean,
): KindPlan {
  const oneByOne = ids.size <= ONE_BY_ONE || KINDS[kind].nestedIn !== undefined;
  if (oneByOne) return { collection: false, ids: [...ids] };
  // The collection lacks fields that only a full record has.
  return { collection: true, ids: [...ids].filter((id) => isRequested(id)) };
}
