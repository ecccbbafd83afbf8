import type { Facts } from '@/model/facts';
import type { ImageRecord } from '@/model/image/record';
import type { Rule } from '@/model/rule';
import type { ServerRecord } from '@/model/server/record';

type ServerRule = Rule<'server'>;

/** What a server is doing instead of what a verb needs. */
const STATES: Readonly<Record<string, string>> = {
  creating: 'This server is still being created',
  active: 'This server is already running',
  inactive: 'This server is stopped',
  deleting: 'This server is being deleted',
  deleted: 'This server has been deleted',
  failing: 'This server is failing',
  failed: 'This server has failed',
  unavailable: 'This server is unavailable',
};

function state({ status }: ServerRecord): string {
  if (status === undefined) return 'The status of this server is not known yet';
  return STATES[status] ?? `This server is ${status}`;
}

/** Why nothing can be done to a server that is going or gone. */
export function gone(server: ServerRecord): string | undefined {
  return server.status === 'deleting' || server.status === 'deleted' ? state(server) : undefined;
}

/** Why a locked server is left alone (decisions on locks; spec 1 §4). */
export function locked(server: ServerRecord): string | undefined {
  return server.locked === true ? 'This server is locked; unlock it first' : undefined;
}

/** A server that is there, unlocked and in one of these states (spec 2 §4 "Server"). */
export function needs(...statuses: readonly string[]): ServerRule {
  return (server) =>
    gone(server) ??
    locked(server) ??
    (statuses.includes(server.status ?? '') ? undefined : state(server));
}

const snapshotNeeds = needs('active', 'inactive');

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

export const canStart: ServerRule = needs('inactive');
export const canStop: ServerRule = needs('active');
export const canShutdown: ServerRule = needs('active');
export const canReboot: ServerRule = needs('active');
export const canReset: ServerRule = needs('active');
export const canActivateConsole: ServerRule = needs('active');

/** One snapshot of a server at a time (spec 2 §4). */
export const canSnapshot: ServerRule = (server, facts) =>
  snapshotNeeds(server, facts) ??
  (isSnapshotCreating(server, facts)
    ? 'A snapshot of this server is already being created'
    : undefined);

export const canLock: ServerRule = (server) =>
  gone(server) ?? (server.locked === true ? 'This server is already locked' : undefined);

export const canUnlock: ServerRule = (server) =>
  gone(server) ?? (server.locked === false ? 'This server is not locked' : undefined);

/** A locked server is deleted only after it is unlocked (spec 1 §4 "Locks"). */
export const canDelete: ServerRule = (server) => gone(server) ?? locked(server);

/** What a server is called and set up with can be edited until it is gone; a lock does not bar it. */
export function canEdit(server: ServerRecord): string | undefined {
  return gone(server);
}

/** Another like it can be made of any server whose choices are known. */
export const canCreateSimilar: ServerRule = (server) =>
  server.server_type === undefined ? 'The type of this server is not known yet' : undefined;
