import { allowanceOf } from '@/model/account/allowance';
import type { Limits } from '@/model/facts';
import type { Records } from '@/model/records';
import { zoneLabel } from '@/model/server/describe';

/** Spec 2 §8, word for word. Beside it stands 'Request Increase'. */
export const BLOCK_STORAGE_FULL = 'Your account is using its full Block Storage allocation';

/** How a summary calls what is left of it. */
export const BLOCK_STORAGE_LEFT = 'Block Storage left';

/** How much block storage an account may still take, in bytes; undefined while that is unknown. */
export function blockStorageLeft(account: Records['account'] | undefined): number | undefined {
  return allowanceOf(account, 'blockStorage').left;
}

/** Whether an account has no block storage left for a volume of at least so many bytes. */
export function isBlockStorageFull(
  account: Records['account'] | undefined,
  smallest: number = 1,
): boolean {
  const left = blockStorageLeft(account);
  return left !== undefined && left < smallest;
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
