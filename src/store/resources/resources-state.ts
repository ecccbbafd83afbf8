import { createAction } from '@reduxjs/toolkit';
import type { DecodeIssue, Entity } from '@/model/decode';
import { type Kind, KINDS } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { MergedAhead } from './merge-ahead';
import type { FieldTimes } from './merge-record';

export type FetchStatus = 'none' | 'loading' | 'loaded' | 'refreshing' | 'not-found' | 'error';

export function isFirstReadPending(status: FetchStatus): boolean {
  return status === 'none' || status === 'loading';
}

export function statusWhileReading(before: FetchStatus, known: boolean): FetchStatus {
  return known || before === 'loaded' || before === 'refreshing' ? 'refreshing' : 'loading';
}

export interface RecordMeta extends FieldTimes {
  /** State of the full record's read: 'none' until somebody asks for it. */
  readonly status: FetchStatus;
  readonly full: boolean;
  readonly fullAt?: number;
  readonly error?: ApiErrorFacts;
}

export interface ListState {
  readonly status: FetchStatus;
  readonly ids: readonly string[];
  readonly readAt?: number;
  /** Time of arrival by the wall clock, for display. */
  readonly updatedAt?: number;
  readonly error?: ApiErrorFacts;
  readonly dropped: readonly DecodeIssue[];
}

/** Rows that could not be decoded: a record missing from the list may be among them. */
export function unreadableRows({ dropped }: Pick<ListState, 'dropped'>): readonly DecodeIssue[] {
  return dropped.filter(({ path }) => path === '');
}

export type RecordTable<K extends Kind> = Readonly<Record<string, Records[K]>>;
export type MetaTable = Readonly<Record<string, RecordMeta>>;

export interface ResourcesState {
  readonly records: { readonly [K in Kind]?: RecordTable<K> };
  readonly meta: { readonly [K in Kind]?: MetaTable };
  readonly lists: Readonly<Record<string, ListState>>;
  /** Time from which events report every change, by the steady clock; absent while they do not. */
  readonly liveSince?: number;
}

export interface WithResources {
  readonly resources: ResourcesState;
}

export const NO_RESOURCES: ResourcesState = { records: {}, meta: {}, lists: {} };
export const NO_LIST: ListState = { status: 'none', ids: [], dropped: [] };
export const NO_META: RecordMeta = { status: 'none', full: false, readAt: 0 };
/** The status of another account's record, which does not exist for this one. */
export const NOT_HERE: RecordMeta = { status: 'not-found', full: false, readAt: 0 };

/** The key of a list; kinds without an account have one list for all. */
export function listKey(kind: Kind, account: string): string {
  return KINDS[kind].scoped ? `${account}/${kind}` : kind;
}

export function parseListKey(key: string): { kind: Kind; account: string | undefined } {
  const [first = '', second] = key.split('/');
  // Only listKey makes keys.
  return { kind: (second ?? first) as Kind, account: second === undefined ? undefined : first };
}

export interface ListName {
  kind: Kind;
  account: string;
}

export interface RecordName {
  kind: Kind;
  id: string;
  account: string;
}

/** `readAt` is when a read began, by the steady clock. */
export const resources = {
  actions: {
    listRequested: createAction<ListName>('resources/listRequested'),
    recordRequested: createAction<RecordName>('resources/recordRequested'),
    /** 'Try again' or 'Refresh': read even if fresh; without an id, the list. */
    refreshRequested: createAction<ListName & { id?: string }>('resources/refreshRequested'),
    /** Undecoded rows that were fetched before the store existed. */
    rowsReceived: createAction<ListName & { rows: readonly unknown[]; readAt: number }>(
      'resources/rowsReceived',
    ),

    listReading: createAction<ListName>('resources/listReading'),
    listFailed: createAction<ListName & { error: ApiErrorFacts }>('resources/listFailed'),
    listed: createAction<
      ListName & {
        ids: readonly string[];
        readAt: number;
        updatedAt: number;
        dropped: readonly DecodeIssue[];
      }
    >('resources/listed'),
    joined: createAction<ListName & { ids: readonly string[] }>('resources/joined'),

    left: createAction<{ kind: Kind; id: string }>('resources/left'),

    /** Records dropped to save memory, as if they had never been read. */
    evicted: createAction<{ kind: Kind; ids: readonly string[] }>('resources/evicted'),

    liveSinceChanged: createAction<{ since: number | undefined }>('resources/liveSinceChanged'),

    recordReading: createAction<RecordName>('resources/recordReading'),
    recordFailed: createAction<RecordName & { error: ApiErrorFacts }>('resources/recordFailed'),
    /** A read that began at `readAt` was answered 404. */
    removed: createAction<RecordName & { readAt: number }>('resources/removed'),
    /** Decoded records; `full` has the ids of the complete ones. */
    merged: createAction<{
      entities: readonly Entity[];
      readAt: number;
      full?: readonly string[];
    }>('resources/merged'),
    mergedAhead: createAction<MergedAhead>('resources/mergedAhead'),
  },
};
