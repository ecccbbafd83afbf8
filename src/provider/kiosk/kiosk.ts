import { type Metrics, readMetrics } from '@/model/metrics/metrics';
import type { MetricsRange } from '@/model/metrics/ranges';
import { UNREADABLE, unreadable } from '../api-error';
import type { RequestHooks, Send } from '../request';
import type { Ask } from './kiosk-client';
import { createTokenCache } from './token-cache';

/** What an account owes. */
interface AccountBalance {
  /** Pounds; above 0 is owed, below is credit. */
  balance: number;
}

/** The provider's GraphQL kiosk (spec 1 §7). Everything throws ApiError. */
export interface KioskApi {
  /** A token for the event stream of an account, of the cache while it is good. */
  eventToken(account: string): Promise<string>;
  /** 'Please supply valid security token': the cached one is not. */
  forgetEventToken(account: string): void;
  /** The session is over: what was issued is not the next user's. */
  forgetEventTokens(): void;
  /** Undefined when billing isn't the user's to see. */
  accountBalance(account: string): Promise<AccountBalance | undefined>;
  /** What was measured of a resource; METRICS_CURRENTLY_INACCESSIBLE when that can't be told. */
  metrics(resource: string, range: MetricsRange): Promise<Metrics>;
}

/** Billing is asked for from here on (spec 1 §7), to two months ahead. */
const BILLING_START = '2019-01-01';
const MONTHS_AHEAD = 2;

function billingEnd(now: number): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_AHEAD);
  return end.toISOString().slice(0, 10);
}

/**
 * @param ifUnauthenticated asked at each question: what to do if the kiosk says that nobody is signed in
 * @param now milliseconds since the epoch
 */
export function createKiosk(
  send: Send,
  ifUnauthenticated: RequestHooks['ifUnauthenticated'],
  now: () => number,
): KioskApi {
  const tokens = createTokenCache(now);
  let client: Promise<Ask> | undefined;
  // The GraphQL client and the documents load at the first question, after the first rows.
  const documents = () => import('./documents');
  const ask: Ask = async (document, variables) => {
    client ??= import('./kiosk-client').then(({ createAsk }) => createAsk(send, ifUnauthenticated));
    return (await client)(document, variables);
  };
  return {
    eventToken: (accountId) =>
      tokens.get(accountId, async () => {
        const { eventTokenDocument } = await documents();
        const { issueJsonWebToken: issued } = await ask(eventTokenDocument, { accountId });
        const token = issued?.token?.token;
        if (typeof token !== 'string') throw unreadable(UNREADABLE);
        return token;
      }),
    forgetEventToken: (account) => tokens.forget(account),
    forgetEventTokens: () => tokens.forgetAll(),
    accountBalance: async (accountId) => {
      const { accountBalanceDocument } = await documents();
      const { billing } = await ask(accountBalanceDocument, {
        accountId,
        startDate: BILLING_START,
        endDate: billingEnd(now()),
      });
      if (billing === null) return undefined;
      const balance = Number(billing?.currentBalance ?? Number.NaN);
      if (!Number.isFinite(balance)) throw unreadable(UNREADABLE);
      return { balance };
    },
    metrics: async (resourceId, range) => {
      const { metricsDocument } = await documents();
      const metrics = readMetrics((await ask(metricsDocument, { resourceId, range })).metrics);
      if (metrics === undefined) throw unreadable(UNREADABLE);
      return metrics;
    },
  };
}
