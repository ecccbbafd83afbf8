import { lazyPart } from '@/lib/lazy-part';
import type { GraphqlCall, Mutations } from '@/model/call';
import type { Engine } from '@/model/database-engine/engines';
import { type Metrics, readMetrics } from '@/model/metrics/metrics';
import type { MetricsRange } from '@/model/metrics/ranges';
import type { EmailDetails } from '@/model/user/email-details';
import { ApiError, failure, UNREADABLE, unreadable } from '../api-error';
import type { RequestHooks, Send } from '../request';
import type { Retry } from '../retry';
import type { Execute } from './graphql-client';
import { createTokenCache } from './token-cache';

interface AccountBalance {
  /** Pounds; above 0 is owed, below is credit. */
  balance: number;
}

/** GraphQL (spec 1 §7). Everything throws ApiError. */
export interface GraphqlApi {
  /** Cached while valid. */
  eventToken(account: string): Promise<string>;
  /** The provider refused it ('Please supply valid security token'). */
  forgetEventToken(account: string): void;
  /** When the session has ended: the tokens are not the next user's. */
  forgetEventTokens(): void;
  /** Undefined when the user may not see billing. */
  accountBalance(account: string, signal?: AbortSignal): Promise<AccountBalance | undefined>;
  /** Throws METRICS_CURRENTLY_INACCESSIBLE when there are none. */
  metrics(resource: string, range: MetricsRange, signal?: AbortSignal): Promise<Metrics>;
  /** The engines of Cloud SQL, and the versions that can be asked for. */
  databaseEngines(signal?: AbortSignal): Promise<readonly Engine[]>;
  /** How the signed-in user's address stands. */
  userDetails(signal?: AbortSignal): Promise<EmailDetails>;
  /** Returns what the mutation's own field answers, unchecked; it may hold secrets. */
  mutate<Name extends keyof Mutations>(
    call: GraphqlCall<Name>,
    signal?: AbortSignal,
  ): Promise<object>;
}

/** Billing is read from here (spec 1 §7) to two months ahead. */
const BILLING_START = '2019-01-01';
const MONTHS_AHEAD = 2;

function billingEnd(now: number): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_AHEAD);
  return end.toISOString().slice(0, 10);
}

/** Without its code nothing is sent; the next request fetches it again. */
function fetched<T>(load: () => Promise<T>): () => Promise<T> {
  const part = lazyPart(load);
  return async () => {
    try {
      return await part();
    } catch (thrown) {
      throw failure('unsent', 'A part of the panel could not be fetched', thrown);
    }
  };
}

/** Throws for an answer that says that it is none: `{success: false, errors: ['…']}` (spec 1 §7). */
function refuseUnsuccessful(answer: object): void {
  if (!('success' in answer) || answer.success !== false) return;
  const errors: unknown = 'errors' in answer ? answer.errors : undefined;
  const told = Array.isArray(errors) ? errors.filter((each) => typeof each === 'string') : [];
  const hasTold = told.length > 0;
  throw new ApiError({
    kind: 'refused',
    status: OK,
    name: undefined,
    messages: hasTold ? told : ['The provider did not do it'],
    messageSource: hasTold ? 'fields' : 'us',
    requestId: undefined,
  });
}

const OK = 200;

/** `now` is the wall clock; queries go through `retry`. */
export function createGraphqlApi(
  send: Send,
  ifUnauthenticated: RequestHooks['ifUnauthenticated'],
  now: () => number,
  retry: Retry = (work) => work(),
): GraphqlApi {
  const tokens = createTokenCache(now);
  let client: Promise<Execute> | undefined;
  // Client and documents load at the first request, after the first rows.
  const documents = fetched(() => import('./documents'));
  // Nothing before the first rows asks for engines.
  const enginesCode = fetched(() => import('@/model/database-engine/engines'));
  const userCode = fetched(() => import('@/model/user/email-details'));
  const clientCode = fetched(() => import('./graphql-client'));
  const execute: Execute = async (document, variables, signal) => {
    client ??= clientCode().then(({ createExecute }) => createExecute(send, ifUnauthenticated));
    client.catch(() => (client = undefined));
    return (await client)(document, variables, signal);
  };
  const query: Execute = (document, variables, signal) =>
    retry(() => execute(document, variables, signal), signal);
  return {
    eventToken: (accountId) =>
      tokens.get(accountId, async () => {
        const { eventTokenDocument } = await documents();
        const { issueJsonWebToken: issued } = await execute(eventTokenDocument, { accountId });
        const token = issued?.token?.token;
        if (typeof token !== 'string') throw unreadable(UNREADABLE);
        return token;
      }),
    forgetEventToken: (account) => tokens.forget(account),
    forgetEventTokens: () => tokens.forgetAll(),
    accountBalance: async (accountId, signal) => {
      const { accountBalanceDocument } = await documents();
      const dates = { startDate: BILLING_START, endDate: billingEnd(now()) };
      const { billing } = await query(accountBalanceDocument, { accountId, ...dates }, signal);
      if (billing === null) return undefined;
      const balance = Number(billing?.currentBalance ?? Number.NaN);
      if (!Number.isFinite(balance)) throw unreadable(UNREADABLE);
      return { balance };
    },
    metrics: async (resourceId, range, signal) => {
      const { metricsDocument } = await documents();
      const answer = await query(metricsDocument, { resourceId, range }, signal);
      const metrics = readMetrics(answer.metrics);
      if (metrics === undefined) throw unreadable(UNREADABLE);
      return metrics;
    },
    databaseEngines: async (signal) => {
      const { databaseEnginesDocument } = await documents();
      const { readEngines } = await enginesCode();
      const { meta } = await query(databaseEnginesDocument, {}, signal);
      const engines = readEngines(meta?.databaseEngines);
      if (engines === undefined) throw unreadable(UNREADABLE);
      return engines;
    },
    userDetails: async (signal) => {
      const { userDetailsDocument } = await documents();
      const { readEmailDetails } = await userCode();
      const details = readEmailDetails((await query(userDetailsDocument, {}, signal)).userDetails);
      if (details === undefined) throw unreadable(UNREADABLE);
      return details;
    },
    mutate: async ({ mutation, variables }, signal) => {
      const { mutationDocuments } = await documents();
      const { [mutation]: answer } = await execute(mutationDocuments[mutation], variables, signal);
      if (typeof answer !== 'object' || answer === null) throw unreadable(UNREADABLE);
      refuseUnsuccessful(answer);
      return answer;
    },
  };
}
