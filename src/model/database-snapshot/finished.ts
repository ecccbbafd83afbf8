import type { DatabaseSnapshotRecord } from '@/model/database-snapshot/record';

/** Statuses of a snapshot that can be used; the public API of 2014 says 'active' (wire facts §11). */
export const FINISHED = ['available', 'active'] as const;

/** True if a server can be made from the snapshot. */
export function isFinished({ status }: Pick<DatabaseSnapshotRecord, 'status'>): boolean {
  return FINISHED.some((each) => each === status);
}

/** Size in bytes, undefined while unknown: the public API says 0 of any snapshot. */
export function knownSize({ size }: Pick<DatabaseSnapshotRecord, 'size'>): number | undefined {
  return size === 0 ? undefined : size;
}

/** True for one that is being made or has failed, and keeps nothing. */
export function isEmpty({ status, size }: DatabaseSnapshotRecord): boolean {
  return size === 0 && (status === 'creating' || status === 'failed');
}
