import { formatSize } from '@/lib/sizes';
import { allowanceOf } from '@/model/account/allowance';
import type { Facts } from '@/model/facts';
import type { ServerRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { unreadableProblem } from '@/model/unreadable';

/** docs/product/servers.md#resize-memory */
export const NO_MEMORY = 'Your account does not have enough memory left for this type';

export const NO_MEMORY_FOR_SOME =
  'Your account does not have enough memory left for some server types';

/** Returns the memory that is left for servers, in bytes. */
export function memoryLeft(account: Records['account'] | undefined): number | undefined {
  return allowanceOf(account, 'memory').left;
}

type ServerType = Records['server_type'];

function memoryProblem(now: ServerType | undefined, next: ServerType, facts: Facts) {
  const left = memoryLeft(facts.account);
  const more = (next.ram ?? 0) - (now?.ram ?? 0);
  return left !== undefined && more > left ? NO_MEMORY : undefined;
}

function imageProblem(server: ServerRecord, next: ServerType, facts: Facts): string | undefined {
  const image = server.image ? facts.get('image', server.image) : undefined;
  const least = image?.min_ram;
  return least && next.ram !== undefined && next.ram < least
    ? `The image of this server needs at least ${formatSize(least)} of memory`
    : unreadableProblem("server's image", image, 'min_ram');
}

function unreadableType(noun: string, type: ServerType | undefined): string | undefined {
  return unreadableProblem(noun, type, 'ram', 'disk_size', 'storage_type');
}

function localDisk({ storage_type: storage, disk_size: size = 0 }: ServerType): number {
  return storage === 'network' ? 0 : size;
}

/** A server without a local disk gets one (docs/product/servers.md#resize-storage). */
function diskProblem(now: ServerType | undefined, next: ServerType): string | undefined {
  return now?.storage_type === 'local' && localDisk(next) < localDisk(now)
    ? 'You cannot reduce the size of the server'
    : undefined;
}

function runningProblem(
  server: ServerRecord,
  now: ServerType | undefined,
  next: ServerType,
): string | undefined {
  if (server.status === 'inactive' || now?.ram === undefined || next.ram === undefined) {
    return undefined;
  }
  if (next.ram < now.ram) return 'Server must be stopped before it can be made smaller';
  return next.ram > now.ram ? 'Server must be stopped before it can be made larger' : undefined;
}

/** Says why a server cannot change to this type (docs/product/servers.md#resize-choice). */
export function resizeProblem(
  server: ServerRecord,
  next: ServerType,
  facts: Facts,
): string | undefined {
  if (next.id === server.server_type) return 'This is the current type';
  const now = server.server_type ? facts.get('server_type', server.server_type) : undefined;
  return (
    unreadableType('type', next) ??
    unreadableType("server's type", now) ??
    memoryProblem(now, next, facts) ??
    imageProblem(server, next, facts) ??
    diskProblem(now, next) ??
    runningProblem(server, now, next)
  );
}

export function resizeProblemWhenOff(
  server: ServerRecord,
  next: ServerType,
  facts: Facts,
): string | undefined {
  return resizeProblem({ ...server, status: 'inactive' }, next, facts);
}

export function mustBeOff(server: ServerRecord, next: ServerType, facts: Facts): boolean {
  return (
    resizeProblem(server, next, facts) !== undefined &&
    resizeProblemWhenOff(server, next, facts) === undefined
  );
}

export function chosenTypeProblem(
  server: ServerRecord,
  chosen: ServerType | undefined,
  facts: Facts,
): string | undefined {
  if (chosen === undefined || chosen.id === server.server_type) {
    return 'You must select a new server type';
  }
  return resizeProblem(server, chosen, facts);
}
