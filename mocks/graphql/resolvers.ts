import { GraphQLError } from 'graphql/error/index.js';
import type { GraphQLFieldResolver } from 'graphql/type/index.js';
import type { Core } from '@mocks/provider/core';
import type { AccountRow, UserRow } from '@mocks/provider/rows';
import { databaseEngines } from '@mocks/provider/database-engines';
import { signToken } from '@mocks/provider/token';
import { accountsOf } from '@mocks/provider/usage';
import { billingOf } from '@mocks/graphql/billing';
import { metricsOf, type Range } from '@mocks/graphql/metrics';

/** Who asks, and of which provider. */
export interface Asked {
  core: Core;
  user: UserRow;
}

type Resolver<Arguments> = (source: unknown, given: Arguments, asked: Asked) => unknown;

/** The caller's account. Throws FORBIDDEN for another's. */
function ownAccount({ core, user }: Asked, id: string): AccountRow {
  const account = accountsOf(core.world, user.id).find((found) => found.id === id);
  if (account) return account;
  throw new GraphQLError('You do not have access to this account', {
    extensions: { code: 'FORBIDDEN' },
  });
}

/** The recorded world's accounts are in no table, so there any account will do. */
const issueJsonWebToken: Resolver<{ accountId: string; scope: string; duration: number }> = (
  _source,
  { accountId, scope, duration },
  asked,
) => {
  const { core, user } = asked;
  if (core.dials.events === 'refuse-token') {
    throw new GraphQLError('Please supply valid security token', {
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  }
  if (!core.recorded) ownAccount(asked, accountId);
  const exp = Math.floor(core.clock.now() / 1000) + duration;
  return { token: { token: signToken({ sub: user.id, account: accountId, scope, exp }) } };
};

const userDetails: Resolver<unknown> = (_source, _given, { user }) => ({
  id: user.id,
  name: user.name,
  emailAddress: user.email_address,
  isEmailVerified: user.email_verified,
  isEmailVerificationRequired: !user.email_verified,
  isTwoFactorEnabled: user.totpSecret !== null,
  emailChangeRequest: null,
  emailVerificationAttempt: null,
});

const billing: Resolver<{ accountId: string }> = (_source, { accountId }, asked) =>
  asked.core.recorded ? null : billingOf(asked.core, ownAccount(asked, accountId));

/** The same for everybody. */
const meta = () => ({ databaseEngines });

const metrics: Resolver<{ resourceId: string; range: Range }> = (
  _source,
  { resourceId, range },
  { core, user },
) => metricsOf(core, accountsOf(core.world, user.id), resourceId, range);

/** Changes no limit: support decides. No source tells the answer’s message, so it is the one sent. */
const requestLimitChange: Resolver<{ accountId: string; message: string }> = (
  _source,
  { accountId, message },
  asked,
) => {
  if (!asked.core.recorded) ownAccount(asked, accountId);
  return { message };
};

/** What resolves each query and mutation; the rest answers NOT_IMPLEMENTED. */
export const resolvers: Readonly<Record<string, GraphQLFieldResolver<unknown, Asked>>> = {
  issueJsonWebToken,
  userDetails,
  billing,
  meta,
  metrics,
  requestLimitChange,
};
