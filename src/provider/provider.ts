import type { Documentation } from '@/model/search/known-places';
import { createEventStream, type EventStream } from './event-stream/event-stream';
import { createGraphqlApi, type GraphqlApi } from './graphql/graphql-api';
import { fetched } from './reads';
import { createOrbit, type OrbitApi } from './orbit/orbit-api';
import { onPublicRequest, readPublicJson } from './public-json';
import type { OnRequest } from './recorder/tap';
import type { Change, Read, RequestHooks } from './request';
import type { PagesApi } from './pages';
import { createRest, type RestApi } from './rest';
import type { Retry } from './retry';
import type { SessionApi } from './session';

export interface Provider {
  session: SessionApi;
  rest: RestApi;
  graphql: GraphqlApi;
  orbit: OrbitApi;
  events: EventStream;
  pages: PagesApi;
  /** The public price list, empty if none is configured. */
  prices: { read(): Promise<unknown> };
  /** True if a change may bear an `Idempotency-Key`. */
  readonly takesKeys?: boolean | undefined;
}

export interface ProviderOptions {
  read: Read;
  change: Change;
  session: SessionApi;
  eventsAddress: string;
  /** Address of object storage, without an account. */
  orbitAddress: string;
  orbitScopes: readonly string[];
  pricingAddress?: string | undefined;
  documentation?: Documentation;
  /** For reads that do not go through `read`. */
  retry: Retry;
  /** For GraphQL, which reports it in an answer of 200. */
  ifUnauthenticated: RequestHooks['ifUnauthenticated'];
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A clock that never goes back. */
  steadyNow: () => number;
  takesKeys?: boolean;
  onRequest?: OnRequest | undefined;
}

export function createProvider(options: ProviderOptions): Provider {
  const {
    read,
    change,
    session,
    eventsAddress,
    orbitAddress,
    orbitScopes,
    pricingAddress,
    documentation = {},
  } = options;
  const { retry, ifUnauthenticated, now, steadyNow, onRequest, takesKeys } = options;
  const graphql = createGraphqlApi(change, ifUnauthenticated, now, retry, orbitScopes);
  const pagesCode = fetched(() => import('./pages'));
  let pages: PagesApi | undefined;
  return {
    session,
    takesKeys,
    rest: createRest(read, change),
    graphql,
    orbit: createOrbit(orbitAddress, graphql, retry, onRequest),
    events: createEventStream(eventsAddress),
    pages: {
      related: async (...asked) => {
        const { createPages } = await pagesCode();
        return (pages ??= createPages(documentation, steadyNow, onRequest)).related(...asked);
      },
    },
    prices: {
      read: async () =>
        pricingAddress === undefined
          ? []
          : retry(() => readPublicJson(pricingAddress, onPublicRequest(onRequest, 'pricing'))),
    },
  };
}
