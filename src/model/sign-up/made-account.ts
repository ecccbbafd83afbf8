import type { OwnAccount } from './readers';

/** Facts that an account is found by after it was asked for. */
interface Asked {
  readonly name?: string;
  /** Ids of all accounts that were there before. */
  readonly before: readonly string[];
}

/** The account that was asked for; undefined unless it is one of `accounts`. */
export function madeAccount(
  accounts: readonly OwnAccount[],
  { name: asked, before }: Asked,
): OwnAccount | undefined {
  return accounts.find(
    ({ id, name }) => name !== undefined && name === asked && !before.includes(id),
  );
}
