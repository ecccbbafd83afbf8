import { overallShare, timeLeft } from '@/model/upload/progress';
import { offerOf } from '@/provider/offers';
import { hasEnded, type Transfer } from './transfers-slice';

/** Progress of several files. */
export interface TransfersSummary {
  readonly files: number;
  readonly under: number;
  readonly failed: number;
  readonly done: number;
  /** Total bytes, and the sent ones. */
  readonly size: number;
  readonly sent: number;
  /** From 0 to 1: reading is half of each file, sending the other half (spec 3 §4). */
  readonly share: number;
  /** '40 seconds left', if known. */
  readonly left: string | undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Sums up files; cancelled and failed ones do not count towards bytes and time. */
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

/** True if another try may succeed: name free, file still at hand, uploads accepted here. */
export function isRetriable({ status, isTaken, isLost, cause }: Transfer): boolean {
  if (status !== 'failed' && status !== 'cancelled') return false;
  if (isTaken === true || isLost === true) return false;
  return cause === undefined || offerOf(cause).again !== 'never';
}
