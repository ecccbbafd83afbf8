import { createAction } from '@reduxjs/toolkit';
import type { DecodeIssue, Entity } from '@/model/decode';
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
