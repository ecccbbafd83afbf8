import { allowanceOf } from '@/model/account/allowance';
import type { Records } from '@/model/records';

/** How much memory an account may still use for servers, in bytes; undefined while unknown. */
export function memoryLeft(account: Records['account'] | undefined): number | undefined {
  return allowanceOf(account, 'memory').left;
}
