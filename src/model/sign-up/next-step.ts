import { isUsable } from '@/model/account/status';
import type { Problems } from '@/model/problems';
import { publicPaths } from '@/model/public-paths';
import type { Invitation, OwnAccount } from './readers';

export interface Progress {
  readonly user: string;
  readonly accounts: readonly OwnAccount[];
  readonly invitations: readonly Invitation[];
}

export function waiting(invitations: readonly Invitation[]): readonly Invitation[] {
  return invitations.filter(({ status }) => status === 'pending');
}

function unfinished({ user, accounts }: Progress): OwnAccount | undefined {
  const usable = accounts.filter(isUsable);
  const isPending = ({ status, owner }: OwnAccount) => status === 'pending' && owner === user;
  return usable.every(isPending) ? usable[0] : undefined;
}

/** Returns the path of the next step (docs/product/accounts.md#next-step). */
export function nextStep(progress: Progress): string {
  if (waiting(progress.invitations).length > 0) return publicPaths.signUpCollaboration;
  if (!progress.accounts.some(isUsable)) return publicPaths.signUpAccount();
  const account = unfinished(progress);
  return account === undefined ? publicPaths.home : publicPaths.signUpAccount(account.id);
}

interface Asked {
  readonly name?: string;
  readonly before: readonly string[];
}

export function madeAccount(
  accounts: readonly OwnAccount[],
  { name: asked, before }: Asked,
): OwnAccount | undefined {
  return accounts.find(
    ({ id, name }) => name !== undefined && name === asked && !before.includes(id),
  );
}

export interface NewAccount {
  readonly name: string;
  readonly country: string;
}

export function newAccountProblems({ name, country }: NewAccount): Problems<NewAccount> {
  return {
    name: name.trim() === '' ? 'Please enter an account name.' : undefined,
    country: country === '' ? 'Please select your country.' : undefined,
  };
}
