import type { Core } from '@mocks/provider/core';
import type { AccountRow, UserRow } from '@mocks/provider/rows';
import { forbidden } from '@mocks/provider/refusal';
import { accountsOf } from '@mocks/provider/usage';

/** Who asks, and of which provider. */
export interface Asked {
  core: Core;
  /** The provider's own, for addresses that it gives. */
  origin: string;
  user: UserRow;
}

/** What answers a query or a mutation. Throws a `Refusal` to refuse. */
export type Resolver<Arguments> = (source: unknown, given: Arguments, asked: Asked) => unknown;

/** The same for anybody, signed in or not. */
export type PublicResolver<Arguments> = (
  source: unknown,
  given: Arguments,
  asked: Pick<Asked, 'core'>,
) => unknown;

/** The caller's account. Throws 403 for another's. */
export function ownAccount({ core, user }: Asked, id: string): AccountRow {
  const account = accountsOf(core.world, user.id).find((found) => found.id === id);
  if (!account) throw forbidden('You do not have access to this account');
  return account;
}
