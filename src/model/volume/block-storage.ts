import { GIGABYTE } from '@/lib/sizes';
import { allowanceOf } from '@/model/account/allowance';
import type { Limits } from '@/model/facts';
import type { Records } from '@/model/records';
import { zoneLabel } from '@/model/zone/describe';

/** Spec 2 §8, word for word. Beside it stands 'Request Increase'. */
const BLOCK_STORAGE_FULL = 'Your account is using its full Block Storage allocation';

/** How a summary calls what is left of it. */
export const BLOCK_STORAGE_LEFT = 'Block Storage left';

/** How much block storage an account may still take, in bytes; undefined while that is unknown. */
export function blockStorageLeft(account: Records['account'] | undefined): number | undefined {
  return allowanceOf(account, 'blockStorage').left;
}

/** What takes block storage, as it is called where there is not enough of it. */
type StorageUse = 'a copy' | 'a larger volume' | 'a new volume';

/**
 * Why an account cannot take so much block storage; undefined when it can. The whole allocation is
 * said to be in use only where nothing of it is left.
 * @param left in bytes; undefined while unknown: then nothing is refused.
 * @param needed in bytes.
 */
export function storageProblem(
  left: number | undefined,
  needed: number,
  use: StorageUse,
): string | undefined {
  const isShort = left !== undefined && left < needed;
  if (!isShort) return undefined;
  return left === 0
    ? BLOCK_STORAGE_FULL
    : `Your account does not have enough Block Storage left for ${use}`;
}

/** Why not even the smallest volume can be made. */
export function newVolumeProblem(
  account: Records['account'] | undefined,
  { volume }: Limits,
): string | undefined {
  return storageProblem(blockStorageLeft(account), volume.minimum * GIGABYTE, 'a new volume');
}

/** Why no volume can be in a zone: those without block storage are configured (spec 2 §4). */
export function zoneStorageProblem(
  zone: Records['zone'] | undefined,
  { volume }: Limits,
): string | undefined {
  const handle = zone?.handle;
  return handle && volume.zonesWithout?.includes(handle) === true
    ? `${zoneLabel(handle) ?? 'The zone'} does not support Block Storage volumes`
    : undefined;
}
