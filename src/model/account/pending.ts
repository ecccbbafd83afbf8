import type { Records } from '@/model/records';

/** Spec 2 §2 "Dashboard". */
const ACTIVATE = 'Activate your account by adding card details';

/** Says why a pending account cannot create anything yet. */
export function pendingProblem(account: Records['account'] | undefined): string | undefined {
  return account?.status === 'pending' ? ACTIVATE : undefined;
}
