import type { Records } from '@/model/records';

/** How much memory an account may still use for servers, in bytes; undefined while unknown. */
export function memoryLeft(account: Records['account'] | undefined): number | undefined {
  const { ram_limit: limit, ram_used: used } = account ?? {};
  return limit === undefined || used === undefined ? undefined : Math.max(limit - used, 0);
}
