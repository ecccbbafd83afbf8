import { pendingProblem } from '@/model/account/status';
import type { DatabaseSnapshotRecord } from '@/model/records/databases';
import type { Rule } from '@/model/problems';
import { stateRules } from '@/model/state-rules';

/** Statuses of a snapshot that can be used; the public API of 2014 says 'active'. */
const FINISHED = ['available', 'active'] as const;

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

type SnapshotRule = Rule<DatabaseSnapshotRecord>;

const rules = stateRules('snapshot', {});
const { gone, locked, needs } = rules;

const available: SnapshotRule = (snapshot) => gone(snapshot) ?? needs(snapshot, ...FINISHED);

export const canEdit = available;

export const canCreateServer: SnapshotRule = (snapshot, facts) =>
  available(snapshot, facts) ?? pendingProblem(facts.account);

export const canLock: SnapshotRule = (snapshot, facts) =>
  available(snapshot, facts) ?? rules.canLock(snapshot);

/** Allowed after a failure too, since a locked snapshot cannot be deleted. */
export const canUnlock: SnapshotRule = rules.canUnlock;

export const canDelete: SnapshotRule = (snapshot) =>
  gone(snapshot) ?? locked(snapshot) ?? needs(snapshot, ...FINISHED, 'failed');

/** Allows only available snapshots (docs/product/databases.md#snapshot-delete-many). */
export const canDeleteAmongMany: SnapshotRule = (snapshot, facts) =>
  canDelete(snapshot, facts) ?? needs(snapshot, ...FINISHED);
