import type { DatabaseSnapshotRecord } from '@/model/records/databases';

/** Statuses of a snapshot that can be used; the public API of 2014 says 'active' (wire facts §11). */
export const FINISHED = ['available', 'active'] as const;

export function isFinished({ status }: Pick<DatabaseSnapshotRecord, 'status'>): boolean {
  return FINISHED.some((each) => each === status);
}

/** Size in bytes; undefined while unknown, since the public API sends 0 for every snapshot. */
export function knownSize({ size }: Pick<DatabaseSnapshotRecord, 'size'>): number | undefined {
  return size === 0 ? undefined : size;
}

/** True for a snapshot without data that is being created or has failed. */
export function isEmpty({ status, size }: DatabaseSnapshotRecord): boolean {
  return size === 0 && (status === 'creating' || status === 'failed');
}
