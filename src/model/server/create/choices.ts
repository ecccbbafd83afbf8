import { formatSize } from '@/lib/sizes';
import { allowanceOf } from '@/model/account/allowance';
import type { Facts } from '@/model/facts';
import { isForeign } from '@/model/owner';
import type { Records } from '@/model/records';
import { isWindowsServer } from '@/model/server/describe';
import { memoryLeft, NO_MEMORY } from '@/model/server/memory';
import { zoneStorageProblem } from '@/model/volume/block-storage';
import { canAttach } from '@/model/volume/rules';
import { volumeSystem } from '@/model/volume/system';
import { isWindows, windowsProblem } from '@/model/windows';

type ServerType = Records['server_type'];
type Image = Records['image'];

/** Shown above the types when none of them fits (spec 2 §5). */
export const NO_TYPE_FITS = 'Your account does not have enough memory left for any server type';

/** Why so many servers of a type cannot be made; undefined when they can. */
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

/** Whether not one of the types offered fits into what the account has left. */
export function noTypeFits(types: readonly ServerType[], facts: Facts): boolean {
  const left = memoryLeft(facts.account);
  return (
    left !== undefined &&
    types.length > 0 &&
    types.every(({ ram }) => ram !== undefined && ram > left)
  );
}

/** The limit of Windows servers is reached, or would be exceeded (spec 1 §3). */
const WINDOWS_FULL = 'Your account has no more Windows servers left';
const WINDOWS_SHORT = 'Your account does not have enough Windows servers left';

/** Whether a problem is the limit of Windows servers. */
export function isWindowsLimit(problem: string | undefined): boolean {
  return problem === WINDOWS_FULL || problem === WINDOWS_SHORT;
}

/** Servers in one of these states count no longer. */
const UNCOUNTED: ReadonlySet<string> = new Set(['deleting', 'deleted', 'failed']);

/**
 * Why there cannot be so many more servers of an image if it is Windows. Counted are the servers
 * that are known: nothing else tells how many there are.
 */
function licenceProblem(image: Image, count: number, facts: Facts): string | undefined {
  const barred = windowsProblem(image, facts.account);
  if (barred !== undefined || facts.account === undefined || !isWindows(image)) return barred;
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

/** Why so many servers cannot be made from an image (spec 2 §§1, 4). */
export function imageProblem(image: Image, count: number, facts: Facts): string | undefined {
  if (image.status !== 'available') return 'The selected image is not available';
  return licenceProblem(image, count, facts);
}

/** A volume and an existing cloud IP belong to one server at a time. */
export const ONE_FOR_VOLUME = 'A volume can start only one server';
export const ONE_FOR_CLOUD_IP = 'An existing Cloud IP can be given to only one server';

/** An existing cloud IP is wanted, and none is chosen yet. */
export const NO_CLOUD_IP = 'Please select a Cloud IP';

/**
 * Why a server cannot start from a volume: it must be free, on network storage, and without Windows
 * unless the account may have that. A blank one is only warned of: a system may have been installed
 * on it since (spec 2 §4 lets any volume be made the boot volume).
 */
export function volumeProblem(volume: Records['volume'], facts: Facts): string | undefined {
  const barred = canAttach(volume, facts);
  if (barred !== undefined) return barred;
  const system = volumeSystem(volume, facts);
  return system === undefined || system === 'none' ? undefined : licenceProblem(system, 1, facts);
}

/** What to mind of a volume that a server is to start from. */
export function volumeWarning(volume: Records['volume'], facts: Facts): string | undefined {
  return volumeSystem(volume, facts) === 'none'
    ? 'This volume was made blank: a server starts from it only once an operating system is on it'
    : undefined;
}

/** Why a disk cannot be encrypted (spec 2 §2): block storage has an encryption of its own. */
export function encryptionProblem(type: ServerType | undefined): string | undefined {
  return type?.storage_type === 'network'
    ? 'Disk encryption applies only to servers with local storage'
    : undefined;
}

/** Why a zone cannot be chosen with a type. */
export function zoneProblem(
  zone: Records['zone'],
  type: ServerType | undefined,
  facts: Facts,
): string | undefined {
  return type?.storage_type === 'network' ? zoneStorageProblem(zone, facts.limits) : undefined;
}

/** Whether a cloud IP that was free when it was chosen is so no longer. */
export function isReassigned(ip: Records['cloud_ip'] | undefined): boolean {
  return ip?.status !== undefined && ip.status !== 'unmapped';
}

/** Told at the selector of cloud IPs (spec 2 §5), where the choice has yet to be put right. */
export const REASSIGNED =
  'This IP address has been assigned to another resource since you selected it.';

/** Why an account cannot make so many cloud IPs; undefined when it can, or while that is unknown. */
export function newCloudIpsProblem(
  account: Records['account'] | undefined,
  count: number,
): string | undefined {
  const { left } = allowanceOf(account, 'cloudIps');
  const isShort = left !== undefined && left < count;
  if (!isShort) return undefined;
  return left === 0
    ? 'Your account has no more Cloud IPs left'
    : 'Your account does not have enough Cloud IPs left';
}
