import type { OwnAccount } from './readers';

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
