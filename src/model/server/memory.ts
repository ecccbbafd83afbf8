import { allowanceOf } from '@/model/account/allowance';
import type { Records } from '@/model/records/records';

/** Spec 2 §5. */
export const NO_MEMORY = 'Your account does not have enough memory left for this type';

export const NO_MEMORY_FOR_SOME =
  'Your account does not have enough memory left for some server types';

/** Returns the memory that is left for servers, in bytes. */
export function memoryLeft(account: Records['account'] | undefined): number | undefined {
  return allowanceOf(account, 'memory').left;
}
