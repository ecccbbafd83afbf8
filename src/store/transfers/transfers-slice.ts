import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Amounts, Destination } from '@/model/upload/item';
import type { ApiErrorFacts } from '@/provider/api-error';

/** `checking`: all is sent, and storage's checksums are compared with the file's. */
export type TransferStatus = 'waiting' | 'sending' | 'checking' | 'done' | 'failed' | 'cancelled';

export interface Transfer extends Destination, Amounts {
  readonly id: string;
  readonly status: TransferStatus;
  readonly message?: string | undefined;
  readonly cause?: ApiErrorFacts | undefined;
  readonly isTaken?: boolean;
  /** Number of segments that it has left in storage, which may be removed. */
  readonly left?: number;
}

export interface Change {
  /** Changed files by id; undefined if taken off the list. */
  readonly files: Readonly<Record<string, Transfer | undefined>>;
  readonly rate: number | undefined;
  readonly isHeld: boolean;
}

interface TransfersState {
  files: Record<string, Transfer>;
  /** Bytes per second, if known. */
  rate: number | undefined;
  /** True if nothing begins until storage answers again, or the user retries. */
  isHeld: boolean;
}

export interface WithTransfers {
  transfers: TransfersState;
}

const initialState: TransfersState = { files: {}, rate: undefined, isHeld: false };

const transfersSlice = createSlice({
  name: 'transfers',
  initialState,
  reducers: {
    /** Only the engine dispatches it. */
    changed(state, { payload: { files, ...others } }: PayloadAction<Change>) {
      Object.assign(state, others);
      for (const [id, file] of Object.entries(files)) {
        if (file === undefined) delete state.files[id];
        else Object.assign(state.files, { [id]: file });
      }
    },
  },
});

export const transfers = { actions: transfersSlice.actions };
export const transfersReducer = transfersSlice.reducer;

const ENDED: ReadonlySet<TransferStatus> = new Set(['done', 'failed', 'cancelled']);

export const hasEnded = ({ status }: Pick<Transfer, 'status'>): boolean => ENDED.has(status);

export const selectTransfers = ({ transfers: { files } }: WithTransfers) => files;

export function selectIsTransferring({ transfers: { files } }: WithTransfers): boolean {
  return Object.values(files).some((file) => !hasEnded(file));
}

export const selectHasTransfers = ({ transfers: { files } }: WithTransfers): boolean =>
  Object.keys(files).length > 0;

export const selectRate = ({ transfers: { rate } }: WithTransfers) => rate;

export const selectIsHeld = ({ transfers: { isHeld } }: WithTransfers) => isHeld;

export const selectNamesUnderWay = (
  { transfers: { files } }: WithTransfers,
  account: string,
  container: string,
): readonly string[] =>
  Object.values(files).flatMap((file) =>
    file.account === account && file.container === container && !hasEnded(file) ? file.object : [],
  );
