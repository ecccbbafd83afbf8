import type { Part } from '@/model/upload/parts';
import { leftOf, type Leftovers, noLeftovers } from './leftovers';
import { hasEnded, type Requested, type Transfer } from './transfers-slice';

/** A file on its way. */
export interface Entry {
  transfer: Transfer;
  readonly file: File;
  overwrite: boolean;
  /** Parts in which it is sent, once known. */
  parts: readonly Part[] | undefined;
  /** MD5 of each part that was read, by its position. */
  sums: readonly (string | undefined)[];
  controller: AbortController | undefined;
  wasTried: boolean;
  leftovers: Leftovers;
  /** Removal of the leftovers under way: another try must not count on them. */
  removal: Promise<void> | undefined;
}

export function newEntry({ file, overwrite, ...to }: Requested): Entry {
  return {
    transfer: { ...to, size: file.size, read: 0, sent: 0, status: 'waiting' },
    file,
    overwrite,
    parts: undefined,
    sums: [],
    controller: undefined,
    wasTried: false,
    leftovers: noLeftovers(),
    removal: undefined,
  };
}

/** Bytes of a file that earlier tries have read. */
export const bytesRead = ({ parts = [], sums }: Entry): number =>
  parts.reduce((all, { start, end }, at) => (sums[at] === undefined ? all : all + end - start), 0);

/** True if both go to the same name. */
export const areRivals = ({ transfer: one }: Entry, { transfer: other }: Entry): boolean =>
  one.object === other.object && one.container === other.container && one.account === other.account;

/** The segments that an ended transfer has left in storage. */
export function namesLeft({ transfer, file, parts = [], leftovers }: Entry): readonly string[] {
  if (!hasEnded(transfer)) return [];
  return leftOf(leftovers, { to: transfer, file, parts }, transfer.status === 'done');
}
