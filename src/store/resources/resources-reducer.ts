import type { UnknownAction } from '@reduxjs/toolkit';
import { entryOf } from '@/lib/values';
import { type Kind, KINDS } from '@/model/kinds';
import {
  listKey,
  type ListName,
  type ListState,
  NO_LIST,
  NO_META,
  NO_RESOURCES,
  parseListKey,
  type RecordMeta,
  resources,
  type ResourcesState,
  statusWhileReading,
  unreadableRows,
} from './resources-state';
import { adoptMerged } from './merge-ahead';
import { mergeEntities } from './merge-record';
import { selectIsForeign } from './resources-selectors';

const { actions } = resources;

function withList(state: ResourcesState, name: ListName, list: ListState): ResourcesState {
  return { ...state, lists: { ...state.lists, [listKey(name.kind, name.account)]: list } };
}

function listOf(state: ResourcesState, name: ListName): ListState {
  return entryOf(state.lists, listKey(name.kind, name.account)) ?? NO_LIST;
}

function withMeta(state: ResourcesState, kind: Kind, id: string, meta: RecordMeta): ResourcesState {
  return { ...state, meta: { ...state.meta, [kind]: { ...state.meta[kind], [id]: meta } } };
}

function metaOf(state: ResourcesState, kind: Kind, id: string): RecordMeta {
  return entryOf(state.meta[kind], id) ?? NO_META;
}

function withoutError<T extends { readonly error?: unknown }>({ error: _, ...facts }: T) {
  return facts;
}

function without(table: Readonly<Record<string, unknown>>, ids: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(table).filter(([id]) => !ids.has(id)));
}

/** Remembers that records are gone: an overtaken answer may still contain them. */
function forget(
  state: ResourcesState,
  kind: Kind,
  ids: ReadonlySet<string>,
  readAt: number,
): ResourcesState {
  if (ids.size === 0) return state;
  const gone: RecordMeta = { status: 'not-found', full: false, readAt };
  const meta = {
    ...state.meta[kind],
    ...Object.fromEntries([...ids].map((id) => [id, gone])),
  };
  const known = state.records[kind];
  return {
    ...state,
    meta: { ...state.meta, [kind]: meta },
    records:
      known === undefined ? state.records : { ...state.records, [kind]: without(known, ids) },
  };
}

function withIds(list: ListState, ids: readonly string[]): readonly string[] {
  const same = ids.length === list.ids.length && ids.every((id, at) => id === list.ids[at]);
  return same ? list.ids : ids;
}

function listed(
  state: ResourcesState,
  { kind, account, ids, readAt, updatedAt, dropped }: ReturnType<typeof actions.listed>['payload'],
): ResourcesState {
  const name = { kind, account };
  const list = listOf(state, name);
  // A newer answer has overtaken this one.
  if (list.readAt !== undefined && readAt < list.readAt) return state;
  // If the page's oldest row is already listed, no row is missing between it and older ones.
  const isPage = KINDS[kind].paged === true && list.ids.includes(ids.at(-1) ?? '');
  const answered = new Set(isPage ? [...list.ids, ...ids] : ids);
  const isNewer = (id: string) => (entryOf(state.meta[kind], id)?.readAt ?? 0) > readAt;
  const isKnown = (id: string) => Object.hasOwn(state.records[kind] ?? {}, id);
  const missing = list.ids.filter((id) => !answered.has(id));
  // It may be one of the rows that could not be decoded.
  const isDoubtful = unreadableRows({ dropped }).length > 0;
  // Created after this read began.
  const kept = missing.filter((id) => (isDoubtful || isNewer(id)) && isKnown(id));
  // A newer read found it gone.
  const present = [...answered].filter((id) => !(isNewer(id) && !isKnown(id)));
  const next = withList(state, name, {
    status: 'loaded',
    ids: withIds(list, [...present, ...kept]),
    readAt,
    updatedAt,
    dropped,
  });
  const elsewhere = new Set(
    Object.entries(next.lists).flatMap(([key, { ids: others }]) =>
      missing.length > 0 && parseListKey(key).kind === kind ? others : [],
    ),
  );
  const gone = missing.filter((id) => !isNewer(id) && !elsewhere.has(id));
  return forget(next, kind, new Set(gone), readAt);
}

function joined(state: ResourcesState, name: ListName, ids: readonly string[]): ResourcesState {
  const list = listOf(state, name);
  const known = new Set(list.ids);
  const added = ids.filter((id) => !known.has(id));
  // A list that was never read will contain them when it is.
  if (added.length === 0 || list.readAt === undefined) return state;
  return withList(state, name, { ...list, ids: [...list.ids, ...added] });
}

function holding(state: ResourcesState, kind: Kind, id: string) {
  return Object.entries(state.lists).filter(
    ([key, { ids }]) => parseListKey(key).kind === kind && ids.includes(id),
  );
}

function left(state: ResourcesState, kind: Kind, id: string, only?: string): ResourcesState {
  const those = holding(state, kind, id).filter(([key]) => only === undefined || key === only);
  if (those.length === 0) return state;
  const lists = those.map(([key, list]): [string, ListState] => [
    key,
    { ...list, ids: list.ids.filter((other) => other !== id) },
  ]);
  return { ...state, lists: { ...state.lists, ...Object.fromEntries(lists) } };
}

function removed(
  state: ResourcesState,
  { kind, id, account, readAt }: ReturnType<typeof actions.removed>['payload'],
): ResourcesState {
  const meta = metaOf(state, kind, id);
  if (meta.readAt > readAt) return state;
  const next = left(state, kind, id, listKey(kind, account));
  // One account's 404 says nothing about another that still has it.
  const isHeld = holding(next, kind, id).length > 0;
  if (!isHeld && !selectIsForeign({ resources: state }, kind, id, account)) {
    return forget(next, kind, new Set([id]), readAt);
  }
  return withMeta(next, kind, id, { ...withoutError(meta), status: 'not-found' });
}

function evicted(
  state: ResourcesState,
  { kind, ids }: ReturnType<typeof actions.evicted>['payload'],
): ResourcesState {
  const those = new Set(ids);
  const lists = Object.entries(state.lists).map(([key, list]): [string, ListState] =>
    parseListKey(key).kind === kind
      ? [key, { ...list, ids: list.ids.filter((id) => !those.has(id)) }]
      : [key, list],
  );
  return {
    ...state,
    lists: Object.fromEntries(lists),
    records: { ...state.records, [kind]: without(state.records[kind] ?? {}, those) },
    meta: { ...state.meta, [kind]: without(state.meta[kind] ?? {}, those) },
  };
}

function withLiveSince({ records, meta, lists }: ResourcesState, since?: number): ResourcesState {
  return { records, meta, lists, ...(since !== undefined && { liveSince: since }) };
}

/** Without immer, which is slow for thousands of records. */
export function resourcesReducer(
  state: ResourcesState = NO_RESOURCES,
  action: UnknownAction,
): ResourcesState {
  if (actions.merged.match(action)) {
    const { entities, readAt, full } = action.payload;
    return mergeEntities(state, entities, readAt, new Set(full));
  }
  if (actions.mergedAhead.match(action)) return adoptMerged(state, action.payload);
  if (actions.listed.match(action)) return listed(state, action.payload);
  if (actions.joined.match(action)) return joined(state, action.payload, action.payload.ids);
  if (actions.evicted.match(action)) return evicted(state, action.payload);
  if (actions.left.match(action)) return left(state, action.payload.kind, action.payload.id);
  if (actions.removed.match(action)) return removed(state, action.payload);
  if (actions.liveSinceChanged.match(action)) return withLiveSince(state, action.payload.since);
  if (actions.listReading.match(action)) {
    // The last failure stays until there is an answer.
    const list = listOf(state, action.payload);
    const status = statusWhileReading(list.status, list.readAt !== undefined);
    return withList(state, action.payload, { ...list, status });
  }
  if (actions.listFailed.match(action)) {
    const { error } = action.payload;
    const list = listOf(state, action.payload);
    return withList(state, action.payload, { ...list, status: 'error', error });
  }
  if (actions.recordReading.match(action)) {
    const { kind, id } = action.payload;
    const meta = metaOf(state, kind, id);
    const status = statusWhileReading(meta.status, meta.full);
    return withMeta(state, kind, id, { ...meta, status });
  }
  if (actions.recordFailed.match(action)) {
    const { kind, id, error } = action.payload;
    return withMeta(state, kind, id, { ...metaOf(state, kind, id), status: 'error', error });
  }
  return state;
}
