import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { entryOf } from '@/lib/entry-of';
import type { Destination } from '@/model/upload/destination';
import type { Existence } from '@/model/upload/item';
import type { LargeObjects } from '@/model/upload/large-objects';
import type { Amounts } from '@/model/upload/progress';
import type { ApiErrorFacts } from '@/provider/api-error';

/** `checking`: all is sent, and storage's checksums are compared with the file's. */
export type TransferStatus = 'waiting' | 'sending' | 'checking' | 'done' | 'failed' | 'cancelled';

/** A file on its way, without its content. */
export interface Transfer extends Destination, Amounts {
  readonly id: string;
  readonly status: TransferStatus;
  /** Reason of the failure. */
  readonly message?: string | undefined;
  /** Storage's answer, for support. */
  readonly cause?: ApiErrorFacts | undefined;
  /** An object of its name exists: another try makes sense only if it may be replaced. */
  readonly isTaken?: boolean;
  /** Number of segments that it has left in storage, which may be removed. */
  readonly left?: number;
  /** It cannot be sent again unless it is chosen again. */
  readonly isLost?: true;
}

/** A file to send; the store does not keep its content. */
export interface Requested extends Destination {
  readonly id: string;
  readonly file: File;
  /** True if an object of the name may be replaced. */
  readonly overwrite: boolean;
}

/** Results of the checks of files before an upload. */
export interface Offer {
  /** By name after a slash, so that `__proto__` is a key like any other. */
  readonly found: Readonly<Record<string, Existence>>;
  /** Undefined until known; null if storage offers none, or none is needed. */
  readonly large: LargeObjects | null | undefined;
  /** Error of the last failed check. */
  readonly error?: ApiErrorFacts;
}

export interface Offered {
  readonly offer: string;
  readonly account: string;
  readonly container: string;
  readonly objects: readonly string[];
  /** True if one of them may be too large for one request. */
  readonly isLarge: boolean;
}

/** Recent changes. */
export interface Change {
  readonly files: Readonly<Record<string, Partial<Transfer>>>;
  readonly rate: number | undefined;
  readonly isHeld: boolean;
}

interface TransfersState {
  /** By id, in order. */
  files: Record<string, Transfer>;
  /** Bytes per second, if known. */
  rate: number | undefined;
  /** True if nothing begins until storage answers again, or the user retries. */
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
    /** Another try, which replaces the existing object. */
    overwriteRequested(_state, _: PayloadAction<readonly string[]>) {},
    /** Removes the segments that ended transfers have left. */
    removalRequested(_state, _: PayloadAction<readonly string[]>) {},
    /** Only for ended transfers. */
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
    /** Starts the checks of files: which names exist. */
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
    /** Ends the checks, once the user has decided. */
    withdrawn({ offers }, { payload }: PayloadAction<string>) {
      delete offers[payload];
    },
  },
});

export const transfers = { actions: transfersSlice.actions };
export const transfersReducer = transfersSlice.reducer;

const ENDED: ReadonlySet<TransferStatus> = new Set(['done', 'failed', 'cancelled']);

/** True if nothing more happens to it by itself. */
export const hasEnded = ({ status }: Pick<Transfer, 'status'>): boolean => ENDED.has(status);

export const selectTransfers = ({ transfers: { files } }: WithTransfers) => files;

/** True if files are on their way, which a log-out would end. */
export function selectIsTransferring({ transfers: { files } }: WithTransfers): boolean {
  return Object.values(files).some((file) => !hasEnded(file));
}

export const selectHasTransfers = ({ transfers: { files } }: WithTransfers): boolean =>
  Object.keys(files).length > 0;
