import { publicPaths } from '@/model/public-paths';
import { isUsable } from '@/model/account/usable';
import type { Invitation, OwnAccount } from '@/model/sign-up/readers';

/** What decides where a sign-up goes on. */
export interface Progress {
  readonly user: string;
  readonly accounts: readonly OwnAccount[];
  readonly invitations: readonly Invitation[];
}

/** Invitations that wait for an answer. */
export function waiting(invitations: readonly Invitation[]): readonly Invitation[] {
  return invitations.filter(({ status }) => status === 'pending');
}

/** The account that a user has yet to activate, where there is no other to work in. */
function unfinished({ user, accounts }: Progress): OwnAccount | undefined {
  const usable = accounts.filter(isUsable);
  const isPending = ({ status, owner }: OwnAccount) => status === 'pending' && owner === user;
  return usable.every(isPending) ? usable[0] : undefined;
}

/**
 * Where a sign-up goes on: an invitation is answered first (spec 1 §4), then there has to be an
 * account, and a card for it. Everybody else goes home.
 */
export function nextStep(progress: Progress): string {
  if (waiting(progress.invitations).length > 0) return publicPaths.signUpCollaboration;
  if (!progress.accounts.some(isUsable)) return publicPaths.signUpAccount();
  const account = unfinished(progress);
  return account === undefined ? publicPaths.home : publicPaths.signUpAccount(account.id);
}
