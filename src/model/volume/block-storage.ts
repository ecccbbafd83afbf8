import { allowanceOf } from '@/model/account/allowance';
import type { Records } from '@/model/records';

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
