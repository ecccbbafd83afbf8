import { pendingProblem } from '@/model/account/status';
import { allWithStatus } from '@/model/status';
import type { Facts } from '@/model/facts';
import type { ServerRecord } from '@/model/records/compute';
import type { Rule } from '@/model/problems';
import { stateRules } from '@/model/state-rules';
import { unreadableProblem } from '@/model/unreadable';

type ServerRule = Rule<ServerRecord>;

const rules = stateRules('server', {
  active: 'This server is already running',
  inactive: 'This server is stopped',
});

export const { state, gone, locked, canLock, canUnlock } = rules;

/** docs/product/servers.md#locked */
function ready(...statuses: readonly string[]): ServerRule {
  return (server) => gone(server) ?? locked(server) ?? rules.needs(server, ...statuses);
}

const snapshotReady = ready('active', 'inactive');

const imagesCreating = allWithStatus('image', 'creating');

function isSnapshotCreating(server: ServerRecord, facts: Facts): boolean {
  return imagesCreating(facts).some(
    ({ id, source }) => source === server.id || server.snapshots?.includes(id) === true,
  );
}

export const canStart: ServerRule = ready('inactive');
export const canStop: ServerRule = ready('active');
export const canShutdown: ServerRule = ready('active');
export const canReboot: ServerRule = ready('active');
export const canReset: ServerRule = ready('active');
export const canActivateConsole: ServerRule = ready('active');

/** docs/product/images.md#take */
export const canSnapshot: ServerRule = (server, facts) =>
  snapshotReady(server, facts) ??
  (isSnapshotCreating(server, facts)
    ? 'A snapshot of this server is already being created'
    : pendingProblem(facts.account));

/** docs/product/servers.md#delete */
export const canDelete: ServerRule = (server) => gone(server) ?? locked(server);

/** Locked servers can be edited. */
export function canEdit(server: ServerRecord): string | undefined {
  return gone(server);
}

export const canCreateSimilar: ServerRule = (server) =>
  server.server_type === undefined ? 'The type of this server isn’t known yet' : undefined;

/** docs/product/servers.md#resize-age */
const RESIZABLE_SINCE = Date.UTC(2022, 3, 20);

/** Says why a server is too old to resize; one that never started is not. */
export function ageProblem({ started_at: started }: ServerRecord): string | undefined {
  return started && Date.parse(started) < RESIZABLE_SINCE
    ? 'Servers started before 20 April 2022 cannot be resized'
    : undefined;
}

const resizeReady = ready('active', 'inactive');

/** docs/product/servers.md#resize-offered */
export const canResize: ServerRule = (server, facts) =>
  resizeReady(server, facts) ??
  ageProblem(server) ??
  unreadableProblem('server', server, 'started_at', 'server_type', 'image');
