import type { Records } from '@/model/records';

/** Told of whatever a pending account would make (spec 2 §2 "Dashboard"). */
const ACTIVATE = 'Activate your account by adding card details';

/** Why an account cannot make anything yet; undefined when it can, or while that is unknown. */
export function pendingProblem(account: Records['account'] | undefined): string | undefined {
  return account?.status === 'pending' ? ACTIVATE : undefined;
}
