import type { OrbitCall } from '@/model/call';
import type { StoredKind } from '@/model/kinds';
import type { Listing, ListingRequest } from '@/model/object/listing';
import type { OrbitAccount } from '@/model/orbit/account';
import { fetched } from '../fetched';
import type { GraphqlApi } from '../graphql/graphql-api';
import type { CallAnswer, RestApi } from '../rest';
import type { Retry } from '../retry';
import type { ChangeOptions } from './changes';
import type { UploadsApi } from './uploads';

type Options = Parameters<RestApi['read']>[2];

/** Object storage, which speaks Swift (spec 3 §7). Everything throws ApiError. */
export interface OrbitApi {
  /** What an account keeps, and whether it has keys; the keys themselves are not told. */
  account(account: string, signal?: AbortSignal): Promise<OrbitAccount>;
  /** An account's containers, undecoded, as a collection of the REST API is. */
  containers(options: Options): Promise<readonly unknown[]>;
  /** A container or an object by its headers, undecoded. */
  read(kind: StoredKind, id: string, options: Options): Promise<unknown>;
  /** The objects of a container. */
  listing(request: ListingRequest, signal?: AbortSignal): Promise<Listing>;
  /** The answer's body is JSON or text. */
  send(call: OrbitCall, options: ChangeOptions): Promise<CallAnswer>;
  /** What uploads need, whose code loads with the first. */
  uploads(): Promise<UploadsApi>;
}

/** Who issues its tokens. */
export type Issuer = Pick<GraphqlApi, 'orbitToken' | 'forgetOrbitToken'>;

/** `address` is that of `/v1`; its code loads at the first request. `now` is the steady clock. */
export function createOrbit(
  address: string,
  issuer: Issuer,
  now: () => number,
  retry: Retry = (work) => work(),
): OrbitApi {
  const reads = fetched(() => import('./reads'));
  const changes = fetched(() => import('./changes'));
  const uploads = fetched(() => import('./uploads'));
  const door = { address, issuer };
  /** A read that is tried again begins anew. */
  const retried = <T>(work: () => Promise<T>, { signal, onBegan }: Partial<Options>) => {
    let tries = 0;
    return retry(() => {
      tries += 1;
      if (tries > 1) onBegan?.(now());
      return work();
    }, signal);
  };
  return {
    account: async (account, signal) => {
      const { readAccount } = await reads();
      return retried(() => readAccount(door, account, signal), { ...(signal && { signal }) });
    },
    containers: async (options) => {
      const { listContainers } = await reads();
      return retried(() => listContainers(door, options.account, options.signal), options);
    },
    read: async (kind, id, options) => {
      const { readRecord } = await reads();
      return retried(() => readRecord(door, kind, id, options.signal), options);
    },
    listing: async (request, signal) => {
      const { listObjects } = await reads();
      return retried(() => listObjects(door, request, signal), { ...(signal && { signal }) });
    },
    send: async (call, options) => (await changes()).sendStorage(door, call, options),
    uploads: async () => (await uploads()).createUploads(door),
  };
}
