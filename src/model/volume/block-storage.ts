import type { Records } from '@/model/records';

/** Spec 2 §8, word for word. Beside it stands 'Request Increase'. */
export const BLOCK_STORAGE_FULL = 'Your account is using its full Block Storage allocation';

/** How much block storage an account may still take, in bytes; undefined while that is unknown. */
export function blockStorageLeft(account: Records['account'] | undefined): number | undefined {
  const { block_storage_limit: limit, block_storage_used: used } = account ?? {};
  return limit === undefined || used === undefined ? undefined : Math.max(limit - used, 0);
}

/** Whether an account has no block storage left for a volume of at least so many bytes. */
export function isBlockStorageFull(
  account: Records['account'] | undefined,
  smallest: number = 1,
): boolean {
  const left = blockStorageLeft(account);
  return left !== undefined && left < smallest;
}
