import { overallShare, timeLeft } from '@/model/upload/progress';
import { offerOf } from '@/provider/offers';
import { hasEnded, type Transfer } from './transfers-slice';

/** How several files do. */
export interface TransfersSummary {
  readonly files: number;
  readonly under: number;
  readonly failed: number;
  readonly done: number;
  /** Bytes in all, and those that are there. */
  readonly size: number;
  readonly sent: number;
  /** From 0 to 1, in the two halves of each (spec 3 §4). */
  readonly share: number;
  /** '40 seconds left', where that can be told. */
  readonly left: string | undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Sums files up; what was cancelled or has failed is no longer waited for. */
export function summaryOf(
  transfers: readonly Transfer[],
  rate: number | undefined,
): TransfersSummary {
  const under = transfers.filter((transfer) => !hasEnded(transfer));
  const done = transfers.filter(({ status }) => status === 'done');
  const awaited = [...done, ...under];
  const sent = sum(done.map(({ size }) => size)) + sum(under.map((file) => file.sent));
  const size = sum(awaited.map((file) => file.size));
  return {
    files: transfers.length,
    under: under.length,
    failed: transfers.filter(({ status }) => status === 'failed').length,
    done: done.length,
    size,
    sent,
    share: overallShare(awaited.map((file) => ({ ...file, ended: hasEnded(file) }))),
    left: timeLeft(size - sent, rate),
  };
}

/** Whether another try of a file may succeed: the name is free, the file still at hand, and uploads are taken here. */
export function isRetriable({ status, isTaken, isLost, cause }: Transfer): boolean {
  if (status !== 'failed' && status !== 'cancelled') return false;
  if (isTaken === true || isLost === true) return false;
  return cause === undefined || offerOf(cause).again !== 'never';
}
