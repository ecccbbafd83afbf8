import { pendingProblem } from '@/model/account/status';
import type { Facts } from '@/model/facts';
import type { DatabaseServerRecord } from '@/model/records/databases';
import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/problems';
import { stateRules } from '@/model/state-rules';
import { unreadableProblem } from '@/model/unreadable';

type DatabaseRule = Rule<DatabaseServerRecord>;

const NOUN = 'Cloud SQL server';

const rules = stateRules(NOUN, {});
const { gone, locked, needs } = rules;

export const canEdit: DatabaseRule = (server) =>
  gone(server) ?? needs(server, 'creating', 'active');

/** A lock forbids these too (docs/product/databases.md#lock). */
const ready: DatabaseRule = (server) => gone(server) ?? locked(server) ?? needs(server, 'active');

export function snapshotInTheMaking(
  server: string,
  facts: Pick<Facts, 'all'>,
): Records['database_snapshot'] | undefined {
  return facts
    .all('database_snapshot')
    .find(({ source, status }) => source === server && status === 'creating');
}

/** Allows one at a time, and none for a pending account. */
export const canSnapshot: DatabaseRule = (server, facts) =>
  ready(server, facts) ??
  (snapshotInTheMaking(server.id, facts) === undefined
    ? pendingProblem(facts.account)
    : 'A snapshot of this server is already being created');

export const canRestart: DatabaseRule = ready;
export const canResetPassword: DatabaseRule = ready;

export const canLock: DatabaseRule = (server) =>
  gone(server) ?? needs(server, 'active') ?? rules.canLock(server);

/** Allowed after a failure too, since a locked server cannot be deleted. */
export const canUnlock: DatabaseRule = rules.canUnlock;

export const canDelete: DatabaseRule = (server) => gone(server) ?? locked(server);

/** Reason without the feature flag (docs/product/databases.md#resize-flag). */
export const NO_RESIZE =
  'Cloud SQL servers can’t be resized here yet; contact support to resize this one';

/** The dialog opens without the feature flag too, since it shows the way to support. */
export const canOpenResize: DatabaseRule = (server, facts) =>
  ready(server, facts) ?? unreadableProblem(NOUN, server, 'database_server_type');

export const canResize: DatabaseRule = (server, facts) =>
  canOpenResize(server, facts) ?? (facts.features.databaseResize ? undefined : NO_RESIZE);
