import type { OrbitCall } from '@/model/call';
import type { StoredKind } from '@/model/kinds';
import type { Listing, ListingRequest } from '@/model/object/listing';
import type { OrbitAccount } from '@/model/orbit/account';
import { fetched } from '@/provider/reads';
import type { OnRequest } from '@/provider/recorder/tap';
import type { CallAnswer, RestApi } from '@/provider/rest';
import type { Retry } from '@/provider/retry';
import type { ChangeOptions } from './changes';
import type { Content, ContentRequest } from './content';
import type { LinkOrder, MadeLink } from './signing';
import type { Issuer, StorageAccess } from './swift-request';

type Options = Parameters<RestApi['read']>[2];

/** Object storage, which speaks Swift. Everything throws ApiError. */
export interface OrbitApi {
  /** An account's usage, and whether it has keys; the keys themselves are not returned. */
  account(account: string, signal?: AbortSignal): Promise<OrbitAccount>;
  containers(options: Options): Promise<readonly unknown[]>;
  read(kind: StoredKind, id: string, options: Options): Promise<unknown>;
  listing(request: ListingRequest, signal?: AbortSignal): Promise<Listing>;
  /** A temporary link; undefined without a key to sign it. Keys are not returned. */
  link(order: LinkOrder, signal?: AbortSignal): Promise<MadeLink | undefined>;
  askLink(address: string, signal?: AbortSignal): Promise<void>;
  content(request: ContentRequest, signal?: AbortSignal): Promise<Content>;
  /** Runs a read whose code is loaded with its screen (`registry.ts`). Retried like other reads. */
  readBy<T>(work: (access: StorageAccess) => Promise<T>, signal?: AbortSignal): Promise<T>;
  send(call: OrbitCall, options: ChangeOptions): Promise<CallAnswer>;
  readonly access: StorageAccess;
}

/** `address` is that of `/v1`; its code loads at the first request. */
export function createOrbit(
  address: string,
  issuer: Issuer,
  retry: Retry = (work) => work(1),
  onRequest?: OnRequest,
): OrbitApi {
  const reads = fetched(() => import('./reads'));
  const changes = fetched(() => import('./changes'));
  const signing = fetched(() => import('./signing'));
  const contents = fetched(() => import('./content'));
  const access = { address, issuer, onRequest };
  return {
    account: async (account, signal) => {
      const { readAccount } = await reads();
      return retry(() => readAccount(access, account, signal), { signal });
    },
    containers: async (options) => {
      const { listContainers } = await reads();
      return retry(() => listContainers(access, options.account, options.signal), options);
    },
    read: async (kind, id, options) => {
      const { readRecord } = await reads();
      return retry(() => readRecord(access, kind, id, options.signal), options);
    },
    listing: async (request, signal) => {
      const { listObjects } = await reads();
      return retry(() => listObjects(access, request, signal), { signal });
    },
    link: async (order, signal) => {
      const { makeLink } = await signing();
      return retry(() => makeLink(access, order, signal), { signal });
    },
    askLink: async (link, signal) => (await signing()).askLink(link, signal),
    content: async (request, signal) => {
      const { readContent } = await contents();
      return readContent(access, request, retry, signal);
    },
    readBy: (work, signal) => retry(() => work(access), { signal }),
    send: async (call, options) => (await changes()).sendStorage(access, call, options),
    access,
  };
}
