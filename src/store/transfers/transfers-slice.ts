import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { entryOf } from '@/lib/entry-of';
import type { Destination } from '@/model/upload/destination';
import type { Existence } from '@/model/upload/item';
import type { LargeObjects } from '@/model/upload/large-objects';
import type { Amounts } from '@/model/upload/progress';
import type { ApiErrorFacts } from '@/provider/api-error';

/** `checking`: all of it is sent, and what storage got is held against what is read of the file. */
export type TransferStatus = 'waiting' | 'sending' | 'checking' | 'done' | 'failed' | 'cancelled';

/** A file on its way, without its content. */
export interface Transfer extends Destination, Amounts {
  readonly id: string;
  readonly status: TransferStatus;
  /** Why it failed. */
  readonly message?: string | undefined;
  /** What storage answered, for support. */
  readonly cause?: ApiErrorFacts | undefined;
  /** An object of its name is there: another try makes sense only where that may be replaced. */
  readonly isTaken?: boolean;
  /** Segments that it has left in storage, which may be removed. */
  readonly left?: number;
  /** It cannot be sent again unless it is chosen again. */
  readonly isLost?: true;
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
  /** By name, after a slash: `__proto__` is then a key as any other. */
  readonly found: Readonly<Record<string, Existence>>;
  /** Undefined until known, null where storage offers none. */
  readonly large: LargeObjects | null | undefined;
  /** Why the last of what is not known could not be found out. */
  readonly error?: ApiErrorFacts;
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
  files: Record<string, Transfer>;
  /** Bytes per second, while that is known. */
  rate: number | undefined;
  /** Nothing begins until storage answers again, or somebody asks for it. */
  isHeld: boolean;
  offers: Record<string, Offer>;
}

export interface WithTransfers {
  transfers: TransfersState;
}

const initialState: TransfersState = { files: {}, rate: undefined, isHeld: false, offers: {} };

const transfersSlice = createSlice({
  name: 'transfers',
  initialState,
  reducers: {
    requested({ files }, { payload }: PayloadAction<readonly Requested[]>) {
      for (const { file, ...to } of payload) {
        files[to.id] = { ...to, size: file.size, read: 0, sent: 0, status: 'waiting' };
      }
    },
    cancelRequested(_state, _: PayloadAction<readonly string[]>) {},
    retryRequested(_state, _: PayloadAction<readonly string[]>) {},
    /** Another try, which replaces what is there. */
    overwriteRequested(_state, _: PayloadAction<readonly string[]>) {},
    /** Of what has ended: the segments that it has left. */
    removalRequested(_state, _: PayloadAction<readonly string[]>) {},
    /** Only what has ended. */
    dismissed({ files }, { payload }: PayloadAction<readonly string[]>) {
      for (const id of payload) delete files[id];
    },
    changed(state, { payload: { files, ...others } }: PayloadAction<Change>) {
      Object.assign(state, others);
      for (const [id, change] of Object.entries(files)) {
        const file = entryOf(state.files, id);
        if (file) Object.assign(file, change);
      }
    },
    /** Files are asked about: which names exist is found out. */
    offered({ offers }, { payload }: PayloadAction<Offered>) {
      offers[payload.offer] = { found: {}, large: undefined };
    },
    found(
      { offers },
      { payload: { offer, found, ...others } }: PayloadAction<{ offer: string } & Partial<Offer>>,
    ) {
      const known = entryOf(offers, offer);
      if (!known) return;
      Object.assign(known, others);
      Object.assign(known.found, found);
    },
    /** The question was answered. */
    withdrawn({ offers }, { payload }: PayloadAction<string>) {
      delete offers[payload];
    },
  },
});

export const transfers = { actions: transfersSlice.actions };
export const transfersReducer = transfersSlice.reducer;

const ENDED: ReadonlySet<TransferStatus> = new Set(['done', 'failed', 'cancelled']);

/** Whether nothing more happens to it by itself. */
export const hasEnded = ({ status }: Pick<Transfer, 'status'>): boolean => ENDED.has(status);

export const selectTransfers = ({ transfers: { files } }: WithTransfers) => files;

/** Whether files are on their way, which a log-out would end. */
export function selectIsTransferring({ transfers: { files } }: WithTransfers): boolean {
  return Object.values(files).some((file) => !hasEnded(file));
}

export const selectHasTransfers = ({ transfers: { files } }: WithTransfers): boolean =>
  Object.keys(files).length > 0;
