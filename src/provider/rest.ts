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
import type { Change, ChangeOptions, Read, ReadOptions } from './request';

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

type Reading = Pick<ReadOptions, 'signal' | 'onBegan'>;

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
  list(
    kind: Kind,
    options?: Reading & Partial<OfAccount> & { part?: Part },
  ): Promise<readonly unknown[]>;
  read(kind: Kind, id: string, options: Reading & OfAccount): Promise<unknown>;
  send(
    call: RestCall,
    options: OfAccount & Pick<ChangeOptions, 'key' | 'signal'>,
  ): Promise<CallAnswer>;
}

function pathOf(call: RestCall, account: string): string {
  const parts = [collectionPath(call.kind, account), call.id, call.action];
  return parts.filter((part) => part !== undefined).join('/');
}

export function createRest(read: Read, change: Change): RestApi {
  const ask = ({ path, query }: ReadRequest, { signal, onBegan }: Reading) =>
    read(path, { query, onBegan, signal });
  return {
    list: async (kind, options = {}) =>
      rowsOf(await ask(collectionRequest(kind, options.account, options.part), options)),
    read: async (kind, id, options) =>
      (await ask(recordRequest(kind, id, options.account), options)).body,
    send: async (call, options) => {
      const { status, body, headers } = await change(pathOf(call, options.account), {
        method: call.method,
        query: scopeOf(call.kind, options.account),
        ...(call.body && { json: call.body }),
        key: options.key,
        signal: options.signal,
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
