import { formatSize } from '@/lib/sizes';
import { type Facts, isForeign } from '@/model/facts';
import type { Records } from '@/model/records/records';
import { isWindowsServer } from '@/model/server/describe';
import { memoryLeft, NO_MEMORY } from '@/model/server/resize';
import { zoneStorageProblem } from '@/model/volume/block-storage';
import { volumeSystem } from '@/model/volume/describe';
import { canAttach } from '@/model/volume/rules';
import { isWindows, windowsProblem } from '@/model/windows';

type ServerType = Records['server_type'];
type Image = Records['image'];

/** Shown above the types (docs/product/servers.md#type-memory). */
export const NO_TYPE_FITS = 'Your account does not have enough memory left for any server type';

export function typeProblem(
  type: ServerType,
  count: number,
  image: Image | undefined,
  facts: Facts,
): string | undefined {
  const left = memoryLeft(facts.account);
  if (left !== undefined && type.ram !== undefined && type.ram * count > left) return NO_MEMORY;
  const least = image?.min_ram;
  return least && type.ram !== undefined && type.ram < least
    ? `The selected image needs at least ${formatSize(least)} of memory`
    : undefined;
}

export function noTypeFits(types: readonly ServerType[], facts: Facts): boolean {
  const left = memoryLeft(facts.account);
  return (
    left !== undefined &&
    types.length > 0 &&
    types.every(({ ram }) => ram !== undefined && ram > left)
  );
}

/** docs/product/servers.md#windows-limit */
const WINDOWS_FULL = 'Your account has no more Windows servers left';
const WINDOWS_SHORT = 'Your account does not have enough Windows servers left';

export function isWindowsLimit(problem: string | undefined): boolean {
  return problem === WINDOWS_FULL || problem === WINDOWS_SHORT;
}

const UNCOUNTED: ReadonlySet<string> = new Set(['deleting', 'deleted', 'failed']);

/** Counts loaded servers: the API has no such count. */
function licenceProblem(image: Image, count: number, facts: Facts): string | undefined {
  const problem = windowsProblem(image, facts.account);
  if (problem !== undefined || facts.account === undefined || !isWindows(image)) return problem;
  const { id, windows_servers_limit: limit = 0 } = facts.account;
  const held = facts
    .all('server')
    .filter(
      (server) =>
        !UNCOUNTED.has(server.status ?? '') &&
        !isForeign('server', server, id) &&
        isWindowsServer(server, facts),
    );
  const isShort = held.length + count > limit;
  if (!isShort) return undefined;
  return held.length < limit ? WINDOWS_SHORT : WINDOWS_FULL;
}

export function imageProblem(image: Image, count: number, facts: Facts): string | undefined {
  if (image.status !== 'available') return 'The selected image is not available';
  return licenceProblem(image, count, facts);
}

export const ONE_FOR_VOLUME = 'A volume can start only one server';
export const ONE_FOR_CLOUD_IP = 'An existing cloud IP can be mapped to only one server';

/** Says why a server cannot boot from a volume (docs/product/servers.md#from-volume). */
export function volumeProblem(volume: Records['volume'], facts: Facts): string | undefined {
  const problem = canAttach(volume, facts);
  if (problem !== undefined) return problem;
  const system = volumeSystem(volume, facts);
  return system === undefined || system === 'none' ? undefined : licenceProblem(system, 1, facts);
}

export function volumeWarning(volume: Records['volume'], facts: Facts): string | undefined {
  return volumeSystem(volume, facts) === 'none'
    ? 'This volume was created blank, so it may have no operating system'
    : undefined;
}

/** Says why a disk cannot be encrypted (docs/product/servers.md#encryption). */
export function encryptionProblem(type: ServerType | undefined): string | undefined {
  return type?.storage_type === 'network'
    ? 'Disk encryption applies only to servers with local storage'
    : undefined;
}

export function zoneProblem(
  zone: Records['zone'],
  type: ServerType | undefined,
  facts: Facts,
): string | undefined {
  return type?.storage_type === 'network' ? zoneStorageProblem(zone, facts.limits) : undefined;
}
