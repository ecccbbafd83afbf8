import type { Core } from '@mocks/provider/core';
import type { AccountRow, UserRow } from '@mocks/provider/rows';
import { forbidden } from '@mocks/provider/refusal';
import { accountsOf } from '@mocks/provider/usage';

/** The context of a GraphQL call: its provider and its user. */
export interface Asked {
  core: Core;
  /** The provider's own origin, for the addresses in its answers. */
  origin: string;
  user: UserRow;
}

/** Answers a query or a mutation. Throws a `Refusal` to refuse. */
export type Resolver<Arguments> = (source: unknown, given: Arguments, asked: Asked) => unknown;

/** A resolver for callers with or without a session. */
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
