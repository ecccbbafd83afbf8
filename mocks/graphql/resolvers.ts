import type { GraphQLFieldResolver } from 'graphql/type/index.js';
import { databaseEngines } from '@mocks/provider/database-engines';
import { signToken } from '@mocks/provider/token';
import { accountsOf } from '@mocks/provider/usage';
import { type Asked, ownAccount, type Resolver } from '@mocks/graphql/asked';
import { billingOf } from '@mocks/graphql/billing';
import { metricsOf, type Range } from '@mocks/graphql/metrics';
import { refused } from '@mocks/graphql/refused';
import { completeEmailVerification, userResolvers } from '@mocks/graphql/user';

/** The recorded world's accounts are in no table, so there any account will do. */
const issueJsonWebToken: Resolver<{ accountId: string; scope: string; duration: number }> = (
  _source,
  { accountId, scope, duration },
  asked,
) => {
  const { core, user } = asked;
  if (core.dials.events === 'refuse-token') {
    throw refused('Please supply valid security token', 'INTERNAL_SERVER_ERROR');
  }
  if (!core.recorded) ownAccount(asked, accountId);
  const exp = Math.floor(core.clock.now() / 1000) + duration;
  return { token: { token: signToken({ sub: user.id, account: accountId, scope, exp }) } };
};

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
  ...userResolvers,
  issueJsonWebToken,
  billing,
  meta,
  metrics,
  requestLimitChange,
};

/** What is answered without a session too. */
export const publicOperations: ReadonlySet<string> = new Set(
  Object.keys({ completeEmailVerification }),
);
