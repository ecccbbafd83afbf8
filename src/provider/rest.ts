import type { RestCall } from '@/model/call';
import type { Kind } from '@/model/kinds';
import { requestIdOf } from './api-error';
import {
  collectionPath,
  collectionRequest,
  type Part,
  recordRequest,
  rowsOf,
  scopeOf,
  type ReadRequest,
} from './read-requests';
import type { RequestOptions, Send } from './request';

/** `<address>; rel=word`, the word quoted or not. */
const LINK = /<([^>]*)>\s*;\s*rel="?([^",;]+)"?/g;

/** The addresses of a `Link` header by their relation (RFC 8288). */
export function linksOf(header: string): Readonly<Record<string, string>> {
  const links: [string, string][] = [];
  for (const [, address, relation] of header.matchAll(LINK)) {
    if (address !== undefined && relation !== undefined) links.push([relation.trim(), address]);
  }
  return Object.fromEntries(links);
}

interface Options {
  signal?: AbortSignal;
}

interface ReadOptions extends Options {
  onBegan?: RequestOptions['onBegan'];
}

/** Sent as `account_id` for resources of an account. */
interface OfAccount {
  account: string;
}

/** The body may hold one-time secrets: only the caller gets it. */
export interface CallAnswer {
  status: number;
  body: unknown;
  /** `{snapshot: 'https://…/images/img-abcde'}` */
  links: Readonly<Record<string, string>>;
  /** Id of the request, if the call was a single one. */
  requestId?: string | undefined;
}

export interface RestApi {
  /** Undecoded rows. */
  list(
    kind: Kind,
    options?: ReadOptions & Partial<OfAccount> & { part?: Part },
  ): Promise<readonly unknown[]>;
  /** Undecoded. */
  read(kind: Kind, id: string, options: ReadOptions & OfAccount): Promise<unknown>;
  send(
    call: RestCall,
    options: Options & OfAccount & Pick<RequestOptions, 'key'>,
  ): Promise<CallAnswer>;
}

function pathOf(call: RestCall, account: string): string {
  const parts = [collectionPath(call.kind, account), call.id, call.action];
  return parts.filter((part) => part !== undefined).join('/');
}

/** The REST API of spec 1 §7: one shape of call for every kind. */
export function createRest(send: Send): RestApi {
  const read = (request: ReadRequest, { signal, onBegan }: ReadOptions) =>
    send(request.path, { query: request.query, onBegan, ...(signal && { signal }) });
  return {
    list: async (kind, options = {}) =>
      rowsOf(await read(collectionRequest(kind, options.account, options.part), options)),
    read: async (kind, id, options) =>
      (await read(recordRequest(kind, id, options.account), options)).body,
    send: async (call, options) => {
      const { status, body, headers } = await send(pathOf(call, options.account), {
        method: call.method,
        query: scopeOf(call.kind, options.account),
        ...(call.body && { json: call.body }),
        key: options.key,
        ...(options.signal && { signal: options.signal }),
      });
      return {
        status,
        body,
        links: linksOf(headers.get('Link') ?? ''),
        requestId: requestIdOf(headers),
      };
    },
  };
}
