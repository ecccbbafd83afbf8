import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Destination } from '@/model/upload/destination';
import type { Existence } from '@/model/upload/item';
import type { LargeObjects } from '@/model/upload/large-objects';
import type { Amounts } from '@/model/upload/progress';

/** `read`: its checksum is known, and it waits to be sent. */
export type TransferStatus =
  | 'waiting'
  | 'reading'
  | 'read'
  | 'sending'
  | 'done'
  | 'failed'
  | 'cancelled';

/** A file on its way, without its content. */
export interface Transfer extends Destination, Amounts {
  readonly id: string;
  readonly status: TransferStatus;
  /** Why it failed. */
  readonly message?: string | undefined;
  readonly requestId?: string | undefined;
}

/** A file to send; the store keeps nothing of it. */
export interface Requested extends Destination {
  readonly id: string;
  readonly file: File;
  /** Whether an object of the name may be replaced. */
  readonly overwrite: boolean;
}

/** What is known of the files that are asked about before an upload. */
export interface Offer {
  readonly found: Readonly<Record<string, Existence>>;
  /** Undefined until known, null where storage offers none. */
  readonly large: LargeObjects | null | undefined;
}

export interface Offered {
  readonly offer: string;
  readonly account: string;
  readonly container: string;
  readonly objects: readonly string[];
  /** Whether one of them may be too large for one request. */
  readonly isLarge: boolean;
}

/** What has changed of late. */
export interface Change {
  readonly files: Readonly<Record<string, Partial<Transfer>>>;
  readonly rate: number | undefined;
  readonly isHeld: boolean;
}

interface TransfersState {
  /** By id, in order. */
  readonly files: Readonly<Record<string, Transfer>>;
  /** Bytes per second, while that is known. */
  readonly rate: number | undefined;
  /** Nothing begins until storage answers again, or somebody asks for it. */
  readonly isHeld: boolean;
  readonly offers: Readonly<Record<string, Offer>>;
}

export interface WithTransfers {
  transfers: TransfersState;
}

const initialState: TransfersState = { files: {}, rate: undefined, isHeld: false, offers: {} };

function without<V>(all: Readonly<Record<string, V>>, ids: readonly string[]): Record<string, V> {
  const gone = new Set(ids);
  return Object.fromEntries(Object.entries(all).filter(([id]) => !gone.has(id)));
}

function begun({ id, account, container, object, file: { size } }: Requested): [string, Transfer] {
  return [id, { id, account, container, object, size, read: 0, sent: 0, status: 'waiting' }];
}

const transfersSlice = createSlice({
  name: 'transfers',
  initialState,
  reducers: {
    requested: (state, { payload }: PayloadAction<readonly Requested[]>): TransfersState => ({
      ...state,
      files: { ...state.files, ...Object.fromEntries(payload.map(begun)) },
    }),
    cancelRequested: (state, _: PayloadAction<readonly string[]>): TransfersState => state,
    retryRequested: (state, _: PayloadAction<readonly string[]>): TransfersState => state,
    /** Only what has ended. */
    dismissed: (state, { payload }: PayloadAction<readonly string[]>): TransfersState => ({
      ...state,
      files: without(state.files, payload),
    }),
    changed: (state, { payload }: PayloadAction<Change>): TransfersState => {
      const files = { ...state.files };
      for (const [id, change] of Object.entries(payload.files)) {
        const file = files[id];
        if (file !== undefined) files[id] = { ...file, ...change };
      }
      return { ...state, ...payload, files };
    },
    /** Files are asked about: which names exist is found out. */
    offered: (state, { payload }: PayloadAction<Offered>): TransfersState => ({
      ...state,
      offers: { ...state.offers, [payload.offer]: { found: {}, large: undefined } },
    }),
    found: (
      state,
      { payload: { offer, ...found } }: PayloadAction<{ offer: string } & Partial<Offer>>,
    ): TransfersState => {
      const known = state.offers[offer];
      if (known === undefined) return state;
      const next = { ...known, ...found, found: { ...known.found, ...found.found } };
      return { ...state, offers: { ...state.offers, [offer]: next } };
    },
    /** The question was answered. */
    withdrawn: (state, { payload }: PayloadAction<string>): TransfersState => ({
      ...state,
      offers: without(state.offers, [payload]),
    }),
  },
});

export const transfers = { actions: transfersSlice.actions };
export const transfersReducer = transfersSlice.reducer;

const ENDED: ReadonlySet<TransferStatus> = new Set(['done', 'failed', 'cancelled']);

/** Whether nothing more happens to it by itself. */
export const hasEnded = ({ status }: Pick<Transfer, 'status'>): boolean => ENDED.has(status);

export const selectTransfers = ({ transfers: { files } }: WithTransfers) => files;

/** Whether files are on their way, which a log-out or another account would end. */
export function selectIsTransferring({ transfers: { files } }: WithTransfers): boolean {
  return Object.values(files).some((file) => !hasEnded(file));
}

export const selectHasTransfers = ({ transfers: { files } }: WithTransfers): boolean =>
  Object.keys(files).length > 0;

/** Bytes per second, while that is known. */
export const selectRate = ({ transfers: { rate } }: WithTransfers) => rate;

/** Whether storage does not answer, so that nothing more is sent to it for now. */
export const selectIsHeld = ({ transfers: { isHeld } }: WithTransfers) => isHeld;

const UNKNOWN: Offer = { found: {}, large: undefined };

/** What is known of an offer's files so far. */
export const selectOffer = ({ transfers: { offers } }: WithTransfers, offer: string): Offer =>
  offers[offer] ?? UNKNOWN;
