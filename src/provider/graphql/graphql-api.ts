import type { Billing } from '@/model/billing/billing';
import type { GraphqlCall, Mutations } from '@/model/call';
import { DEFAULT_ORBIT_SCOPES } from '@/model/defaults';
import type { Engine } from '@/model/database-engine/engines';
import type { Metrics } from '@/model/metrics/metrics';
import type { MetricsRange } from '@/model/metrics/ranges';
import type { AnsweredGroup } from '@/model/search/answer';
import type { EmailDetails } from '@/model/user/email-details';
import { fetched } from '@/provider/reads';
import type { Change, RequestHooks } from '@/provider/request';
import type { Retry } from '@/provider/retry';
import type { Execute } from './graphql-client';
import type { AccountBalance } from './session-operations';

/** A token must still be valid when it arrives. */
const MARGIN_MS = 10_000;

/** Returns a JSON web token's expiry in milliseconds since the epoch, if it has one. */
export function tokenEnd(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

interface TokenCache {
  get(name: string, issue: () => Promise<string>): Promise<string>;
  /** Forgets a token. With `refused`, only if that one is still the known one. */
  forget(name: string, refused?: string): void;
  /** Also forgets tokens that are being issued. */
  forgetAll(): void;
}

/** A token is used until ten seconds before its expiry, or once if it has none. */
export function createTokenCache(now: () => number): TokenCache {
  const tokens = new Map<string, { token: string; end: number }>();
  const underWay = new Map<string, Promise<string>>();
  return {
    get: (name, issue) => {
      const known = tokens.get(name);
      if (known !== undefined && known.end - MARGIN_MS > now()) return Promise.resolve(known.token);
      const shared = underWay.get(name);
      if (shared !== undefined) return shared;
      const issued = issue()
        .then((token) => {
          const end = tokenEnd(token);
          if (end !== undefined && underWay.get(name) === issued) tokens.set(name, { token, end });
          return token;
        })
        .finally(() => {
          if (underWay.get(name) === issued) underWay.delete(name);
        });
      underWay.set(name, issued);
      return issued;
    },
    forget: (name, refused) => {
      if (refused !== undefined && tokens.get(name)?.token !== refused) return;
      tokens.delete(name);
      underWay.delete(name);
    },
    forgetAll: () => {
      tokens.clear();
      underWay.clear();
    },
  };
}

/** GraphQL (docs/wire.md#endpoints). Everything throws ApiError. */
export interface GraphqlApi {
  /** Cached while valid. */
  eventToken(account: string): Promise<string>;
  /** Called after the provider refused it ('Please supply valid security token'). */
  forgetEventToken(account: string): void;
  orbitToken(account: string): Promise<string>;
  /** Called after Orbit refused `token`. If several calls were refused, one asks for another. */
  forgetOrbitToken(account: string, token: string): void;
  /** Called when the session has ended: the next user must not get these tokens. */
  forgetEventTokens(): void;
  /** Undefined when the user may not see billing. */
  accountBalance(account: string, signal?: AbortSignal): Promise<AccountBalance | undefined>;
  billing(account: string, signal?: AbortSignal): Promise<Billing>;
  /** Throws METRICS_CURRENTLY_INACCESSIBLE when there are none. */
  metrics(resource: string, range: MetricsRange, signal?: AbortSignal): Promise<Metrics>;
  databaseEngines(signal?: AbortSignal): Promise<readonly Engine[]>;
  /** The provider's search results in an account. Not retried: nobody waits for a second try. */
  accountSearch(
    account: string,
    term: string,
    signal?: AbortSignal,
  ): Promise<readonly AnsweredGroup[]>;
  userDetails(signal?: AbortSignal): Promise<EmailDetails>;
  mutate<Name extends keyof Mutations>(
    call: GraphqlCall<Name>,
    signal?: AbortSignal,
    key?: string,
  ): Promise<object>;
}

export function createGraphqlApi(
  change: Change,
  ifUnauthenticated: RequestHooks['ifUnauthenticated'],
  now: () => number,
  retry: Retry = (work) => work(1),
  orbitScopes: readonly string[] = DEFAULT_ORBIT_SCOPES,
): GraphqlApi {
  const tokens = createTokenCache(now);
  let client: Promise<Execute> | undefined;
  // Client and operations load at the first request, after the first rows.
  const session = fetched(() => import('./session-operations'));
  const screens = fetched(() => import('./screen-operations'));
  const billing = fetched(() => import('./billing-operations'));
  const billingMemory = { isApart: false };
  const verification = fetched(() => import('./verification-operations'));
  const clientCode = fetched(() => import('./graphql-client'));
  const search = fetched(() => import('./search-operations'));
  const execute: Execute = async (...asked) => {
    client ??= clientCode().then(({ createExecute }) => createExecute(change, ifUnauthenticated));
    client.catch(() => (client = undefined));
    return (await client)(...asked);
  };
  const query: Execute = (document, variables, signal) =>
    retry(() => execute(document, variables, signal), { signal });
  return {
    eventToken: (account) =>
      tokens.get(account, async () => (await session()).issueEventToken(execute, account)),
    forgetEventToken: (account) => tokens.forget(account),
    orbitToken: (account) =>
      tokens.get(`orbit ${account}`, async () =>
        (await screens()).issueOrbitToken(execute, account, orbitScopes),
      ),
    forgetOrbitToken: (account, token) => tokens.forget(`orbit ${account}`, token),
    forgetEventTokens: () => tokens.forgetAll(),
    accountBalance: async (account, signal) =>
      (await session()).queryAccountBalance(query, account, now(), signal),
    billing: async (account, signal) =>
      (await billing()).queryBilling(query, account, now(), billingMemory, signal),
    metrics: async (resource, range, signal) =>
      (await screens()).queryMetrics(query, resource, range, signal),
    databaseEngines: async (signal) => (await screens()).queryDatabaseEngines(query, signal),
    accountSearch: async (account, term, signal) =>
      (await search()).queryAccountSearch(change, ifUnauthenticated, account, term, signal),
    userDetails: async (signal) => (await verification()).queryUserDetails(query, signal),
    mutate: async (...asked) => (await screens()).sendMutation(execute, ...asked),
  };
}
