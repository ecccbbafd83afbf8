import { pendingProblem } from '@/model/account/pending';
import { FINISHED } from '@/model/database-snapshot/finished';
import type { DatabaseSnapshotRecord } from '@/model/records/databases';
import type { Rule } from '@/model/rule';
import { stateRules } from '@/model/state-rules';

type SnapshotRule = Rule<DatabaseSnapshotRecord>;

const rules = stateRules('snapshot', {});
const { gone, locked, needs } = rules;

/** Spec 2 §4: actions are offered only when available. */
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

/** A selection deletes only available snapshots (spec 2 §4). */
export const canDeleteAmongMany: SnapshotRule = (snapshot, facts) =>
  canDelete(snapshot, facts) ?? needs(snapshot, ...FINISHED);
