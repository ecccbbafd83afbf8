import { pendingProblem } from '@/model/account/pending';
import type { Facts } from '@/model/facts';
import type { ImageRecord } from '@/model/image/record';
import type { Rule } from '@/model/rule';
import type { ServerRecord } from '@/model/server/record';
import { unreadProblem } from '@/model/unread';
import { stateRules } from '@/model/state-rules';

type ServerRule = Rule<'server'>;

const rules = stateRules('server', {
  active: 'This server is already running',
  inactive: 'This server is stopped',
});

export const { state, gone, locked, canLock, canUnlock } = rules;

/** A server that is there, unlocked and in one of these states (spec 2 §4 "Server"). */
function ready(...statuses: readonly string[]): ServerRule {
  return (server) => gone(server) ?? locked(server) ?? rules.needs(server, ...statuses);
}

const snapshotReady = ready('active', 'inactive');

/** Images being created, kept per list of images: a selection asks for each of its servers. */
const creatingImages = new WeakMap<readonly ImageRecord[], readonly ImageRecord[]>();

function imagesCreating(facts: Facts): readonly ImageRecord[] {
  const images = facts.all('image');
  const known = creatingImages.get(images);
  if (known !== undefined) return known;
  const creating = images.filter(({ status }) => status === 'creating');
  creatingImages.set(images, creating);
  return creating;
}

/** Snapshots of a server: those it names, and those that name it as their source. */
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

/** One snapshot of a server at a time (spec 2 §4), and none for a pending account (spec 2 §2). */
export const canSnapshot: ServerRule = (server, facts) =>
  snapshotReady(server, facts) ??
  (isSnapshotCreating(server, facts)
    ? 'A snapshot of this server is already being created'
    : pendingProblem(facts.account));

/** A locked server is deleted only after it is unlocked (spec 1 §4 "Locks"). */
export const canDelete: ServerRule = (server) => gone(server) ?? locked(server);

/** What a server is called and set up with can be edited until it is gone; a lock does not bar it. */
export function canEdit(server: ServerRecord): string | undefined {
  return gone(server);
}

/** Another like it can be made of any server whose choices are known. */
export const canCreateSimilar: ServerRule = (server) =>
  server.server_type === undefined ? 'The type of this server is not known yet' : undefined;

/** Servers that were started before this day cannot be resized (spec 2 §4). */
const RESIZABLE_SINCE = Date.UTC(2022, 3, 20);

/** Why a server is too old to be resized; one that has never been started is not (decisions.md). */
export function ageProblem({ started_at: started }: ServerRecord): string | undefined {
  return started && Date.parse(started) < RESIZABLE_SINCE
    ? 'Servers started before 20 April 2022 cannot be resized'
    : undefined;
}

const resizeReady = ready('active', 'inactive');

/** Spec 2 §4 and decisions on resize; not where its age, or what decides on types, is unread. */
export const canResize: ServerRule = (server, facts) =>
  resizeReady(server, facts) ??
  ageProblem(server) ??
  unreadProblem('server', server, 'started_at', 'server_type', 'image');
