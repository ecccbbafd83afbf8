import { GIGABYTE } from '@/lib/sizes';
import { allowanceOf } from '@/model/account/allowance';
import type { Limits } from '@/model/facts';
import type { Records } from '@/model/records/records';
import { zoneLabel } from '@/model/zone/describe';

const BLOCK_STORAGE_FULL = 'Your account is using its full Block Storage allocation';

export const BLOCK_STORAGE_LEFT = 'Block Storage left';

/** Returns the block storage that is left, in bytes. */
export function blockStorageLeft(account: Records['account'] | undefined): number | undefined {
  return allowanceOf(account, 'blockStorage').left;
}

type StorageUse = 'a copy' | 'a larger volume' | 'a new volume';

/** Says why an account lacks block storage, in bytes; an unknown `left` refuses nothing. */
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

export function newVolumeProblem(
  account: Records['account'] | undefined,
  { volume }: Limits,
): string | undefined {
  return storageProblem(blockStorageLeft(account), volume.minimum * GIGABYTE, 'a new volume');
}

export function zoneStorageProblem(
  zone: Records['zone'] | undefined,
  { volume }: Limits,
): string | undefined {
  const handle = zone?.handle;
  return handle && volume.zonesWithout?.includes(handle) === true
    ? `${zoneLabel(handle) ?? 'The zone'} does not support Block Storage volumes`
    : undefined;
}
