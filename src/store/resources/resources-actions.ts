import { createAction } from '@reduxjs/toolkit';
import type { DecodeIssue, Piece } from '@/model/decode';
import type { Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { MergedAhead } from './merge-ahead';

export interface ListName {
  kind: Kind;
  account: string;
}

export interface RecordName {
  kind: Kind;
  id: string;
  /** The account on whose behalf it is read. */
  account: string;
}

/** What screens ask for, and what answers say. `readAt` is when a read began, by the steady clock. */
export const resources = {
  actions: {
    /** A screen needs the list: read unless it is there and kept true by events. */
    listWanted: createAction<ListName>('resources/listWanted'),
    /** A screen needs the full record. */
    recordWanted: createAction<RecordName>('resources/recordWanted'),
    /** 'Try again' or 'Refresh': read even what is there; the list without an id. */
    refreshWanted: createAction<ListName & { id?: string }>('resources/refreshWanted'),
    /** A collection answer that was fetched before the store was there, still undecoded. */
    rowsArrived: createAction<ListName & { rows: readonly unknown[]; readAt: number }>(
      'resources/rowsArrived',
    ),

    listReading: createAction<ListName>('resources/listReading'),
    listFailed: createAction<ListName & { error: ApiErrorFacts }>('resources/listFailed'),
    /** The ids of a collection answer, whose records have been merged. */
    listed: createAction<
      ListName & {
        ids: readonly string[];
        readAt: number;
        updatedAt: number;
        dropped: readonly DecodeIssue[];
      }
    >('resources/listed'),
    /** New to the account: created here or, as an event told, elsewhere. */
    joined: createAction<ListName & { ids: readonly string[] }>('resources/joined'),

    /** No longer of any list, though it can still be read: a deleted one. */
    left: createAction<{ kind: Kind; id: string }>('resources/left'),

    /** Events tell every change from here on, or not any more. */
    keptTrue: createAction<{ since: number | undefined }>('resources/keptTrue'),

    recordReading: createAction<RecordName>('resources/recordReading'),
    recordFailed: createAction<RecordName & { error: ApiErrorFacts }>('resources/recordFailed'),
    /** Gone from the account: the provider answered 404 to a read that began at `readAt`. */
    removed: createAction<RecordName & { readAt: number }>('resources/removed'),
    /** Decoded pieces of answers; `full` names those records that are complete. */
    merged: createAction<{
      pieces: readonly Piece[];
      readAt: number;
      full?: readonly string[];
    }>('resources/merged'),
    /** The rows of a collection answer, decoded and merged outside the store. */
    mergedAhead: createAction<MergedAhead>('resources/mergedAhead'),
  },
};
