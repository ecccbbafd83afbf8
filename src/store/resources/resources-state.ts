import { KINDS, type Kind } from '@/model/kinds';
import type { DecodeIssue } from '@/model/decode';
import type { Records } from '@/model/records';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { FieldTimes } from './merge-record';

/** How far the read of a list or of a full record has come (spec 1 §4). */
export type FetchStatus = 'none' | 'loading' | 'loaded' | 'refreshing' | 'not-found' | 'error';

/** Nothing has come of a first read yet: what it is about is still to be waited for. */
export function isUnread(status: FetchStatus): boolean {
  return status === 'none' || status === 'loading';
}

/** The word for a read that begins now: what was there once stays on the screen. */
export function statusWhileReading(before: FetchStatus, known: boolean): FetchStatus {
  return known || before === 'loaded' || before === 'refreshing' ? 'refreshing' : 'loading';
}

/** What is known about what is known of a record. */
export interface RecordMeta extends FieldTimes {
  /** Of the read of the full record; a record of a list is 'none' until somebody asks for it. */
  readonly status: FetchStatus;
  /** A full record has been merged. */
  readonly full: boolean;
  /** When the read of the newest full record began; absent without one. */
  readonly fullAt?: number;
  readonly error?: ApiErrorFacts;
}

/** A collection of one account. */
export interface ListState {
  readonly status: FetchStatus;
  readonly ids: readonly string[];
  /** When the read of these ids began, by the steady clock. */
  readonly readAt?: number;
  /** When they arrived, by the wall clock: for people. */
  readonly updatedAt?: number;
  readonly error?: ApiErrorFacts;
  /** What of the last answer could not be decoded, a row or a field each. */
  readonly dropped: readonly DecodeIssue[];
}

/** The rows of the last answer that could not be decoded: what is not listed may be among them. */
export function unreadRows({ dropped }: Pick<ListState, 'dropped'>): readonly DecodeIssue[] {
  return dropped.filter(({ path }) => path === '');
}

export type RecordTable<K extends Kind> = Readonly<Record<string, Records[K]>>;
export type MetaTable = Readonly<Record<string, RecordMeta>>;

/** Everything known of the provider's resources, keyed by kind. */
export interface ResourcesState {
  readonly records: { readonly [K in Kind]?: RecordTable<K> };
  readonly meta: { readonly [K in Kind]?: MetaTable };
  readonly lists: Readonly<Record<string, ListState>>;
  /** Since when events tell every change, by the steady clock; absent while they do not. */
  readonly liveSince?: number;
}

export interface WithResources {
  readonly resources: ResourcesState;
}

export const NO_RESOURCES: ResourcesState = { records: {}, meta: {}, lists: {} };
export const NO_LIST: ListState = { status: 'none', ids: [], dropped: [] };
export const NO_META: RecordMeta = { status: 'none', full: false, readAt: 0 };
/** Of what is another account's: for this one there is no such record. */
export const NOT_HERE: RecordMeta = { status: 'not-found', full: false, readAt: 0 };

/** The name of a list; kinds that aren't read for one account have one list for all (spec 1 §6). */
export function listKey(kind: Kind, account: string): string {
  return KINDS[kind].scoped ? `${account}/${kind}` : kind;
}

/** The kind of a list by its name, and its account if it is of one. */
export function partsOf(key: string): { kind: Kind; account: string | undefined } {
  const [first = '', second] = key.split('/');
  // The names are made by listKey alone.
  return { kind: (second ?? first) as Kind, account: second === undefined ? undefined : first };
}
