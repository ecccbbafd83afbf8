import { allowanceOf } from '@/model/account/allowance';
import type { Records } from '@/model/records';

/** Spec 2 §5: the button is disabled and the limit can be raised. */
export const NO_MEMORY = 'Your account does not have enough memory left for this type';

/** Shown above the types when some of them do not fit. */
export const NO_MEMORY_FOR_SOME =
  'Your account does not have enough memory left for some server types';

/** How much memory an account may still use for servers, in bytes; undefined while unknown. */
export function memoryLeft(account: Records['account'] | undefined): number | undefined {
  return allowanceOf(account, 'memory').left;
}
