import type { OwnAccount } from './readers';

/** Facts that identify an account after its creation was requested. */
interface Asked {
  readonly name?: string;
  /** Ids of all accounts that were there before. */
  readonly before: readonly string[];
}

/** Finds the requested account; undefined unless `accounts` contains it. */
export function madeAccount(
  accounts: readonly OwnAccount[],
  { name: asked, before }: Asked,
): OwnAccount | undefined {
  return accounts.find(
    ({ id, name }) => name !== undefined && name === asked && !before.includes(id),
  );
}
