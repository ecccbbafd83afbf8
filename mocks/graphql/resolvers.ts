import type { GraphQLFieldResolver } from 'graphql/type/index.js';
import { chargeCard, saveCard } from '@mocks/provider/account-billing';
import { databaseEngines } from '@mocks/provider/database-engines';
import { sendMail } from '@mocks/provider/mail';
import { unprocessable } from '@mocks/provider/refusal';
import { signToken } from '@mocks/provider/token';
import { accountsOf } from '@mocks/provider/usage';
import { type Asked, ownAccount, type Resolver } from '@mocks/graphql/asked';
import { billingOf } from '@mocks/graphql/billing';
import { metricsOf, type Range } from '@mocks/graphql/metrics';
import { refused } from '@mocks/graphql/refused';
import { accountSearch } from '@mocks/graphql/search';
import { completeEmailVerification, userResolvers } from '@mocks/graphql/user';

/** Accepts any account in the recorded world, which has no table of accounts. */
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
  const iat = Math.floor(core.clock.now() / 1000);
  const claims = { sub: user.id, account: accountId, scope, iat, exp: iat + duration };
  return { token: { token: signToken(claims) } };
};

const billing: Resolver<{ accountId: string }> = (_source, { accountId }, asked) =>
  asked.core.recorded ? null : billingOf(asked, ownAccount(asked, accountId));

const updateBillingMethod: Resolver<{ accountId: string; token: string }> = (
  _source,
  { accountId, token },
  asked,
) => saveCard(asked.core, asked.user, ownAccount(asked, accountId), token);

interface Charge {
  accountId: string;
  amount: string;
  token?: string | null;
}

const chargeBillingMethod: Resolver<Charge> = (_source, { accountId, ...charge }, asked) =>
  chargeCard(asked.core, asked.user, ownAccount(asked, accountId), charge);

/** The same for every caller. */
const meta = () => ({ databaseEngines });

const metrics: Resolver<{ resourceId: string; range: Range }> = (
  _source,
  { resourceId, range },
  { core, user },
) => metricsOf(core, accountsOf(core.world, user.id), resourceId, range);

/** Address that gets the customers' messages. */
const SUPPORT = 'support@example.com';

/**
 * Mails a message to support and changes nothing else. No source shows the message of the answer,
 * so it is the one sent.
 */
function writeToSupport(asked: Asked, account: string, subject: string, message: string) {
  if (!asked.core.recorded) ownAccount(asked, account);
  if (message.trim() === '') throw unprocessable("Message can't be blank");
  sendMail(asked.core, {
    to: SUPPORT,
    subject: `${subject} of ${account}`,
    text: message,
    link: `/accounts/${account}/`,
  });
  return { message };
}

interface LimitRequest {
  accountId: string;
  newLimit: number;
  organisationType: string;
  resourceType: string;
  message: string;
}

/** Changes no limit: support decides. */
const requestLimitChange: Resolver<LimitRequest> = (_source, given, asked) => {
  const { accountId, newLimit, organisationType, resourceType, message } = given;
  if (newLimit <= 0) throw unprocessable('New limit must be greater than 0');
  const subject = `Request for ${resourceType} ${newLimit} (${organisationType})`;
  return writeToSupport(asked, accountId, subject, message);
};

const sendBillingMessage: Resolver<{ accountId: string; message: string }> = (
  _source,
  { accountId, message },
  asked,
) => writeToSupport(asked, accountId, 'Message', message);

/** Resolvers by the name of their query or mutation. */
export const resolvers: Readonly<Record<string, GraphQLFieldResolver<unknown, Asked>>> = {
  ...userResolvers,
  issueJsonWebToken,
  billing,
  updateBillingMethod,
  chargeBillingMethod,
  meta,
  metrics,
  accountSearch,
  requestLimitChange,
  sendBillingMessage,
};

/** Names of the operations that need no session. */
export const publicOperations: ReadonlySet<string> = new Set(
  Object.keys({ completeEmailVerification }),
);
