import { KINDS, type Kind } from '@/model/kinds';
import { unreadable } from './api-error';
import type { Answer } from './request';

type Query = Readonly<Record<string, string>>;

/** Equal requests are the same read. */
export interface ReadRequest {
  path: string;
  query: Query;
}

export interface Part {
  readonly limit: number;
  readonly offset?: number;
  readonly resource?: string | undefined;
}

/** The newest hundred events: enough to miss none in 15 seconds. */
const NEWEST: Part = { limit: 100 };

/** Extra parameters: nested collections of accounts are slow (docs/wire.md#nested). */
const COLLECTION_QUERY: { readonly [K in Kind]?: Query } = {
  account: { nested: 'false' },
  server: { metadata: 'true' },
};
const RECORD_QUERY: { readonly [K in Kind]?: Query } = { server: { metadata: 'true' } };

/** The account parameter of a call (docs/wire.md#account-id). */
export function scopeOf(kind: Kind, account: string | undefined): Query {
  return KINDS[kind].scoped && account ? { account_id: account } : {};
}

/** Path of a kind's records. Without an account, collaborations are the user's own. */
export function collectionPath(kind: Kind, account: string | undefined): string {
  const own = kind === 'collaboration' && !account ? 'user/' : '';
  const { collection } = KINDS[kind];
  if (collection === undefined) throw new TypeError(`No collection of ${kind}`);
  return `/1.0/${own}${collection}`;
}

function partQuery({ limit, offset, resource }: Part): Query {
  return {
    limit: String(limit),
    ...(offset !== undefined && { offset: String(offset) }),
    ...(resource !== undefined && { resource_id: resource }),
  };
}

export function collectionRequest(
  kind: Kind,
  account: string | undefined,
  part: Part | undefined = KINDS[kind].paged && NEWEST,
): ReadRequest {
  return {
    path: collectionPath(kind, account),
    query: {
      ...scopeOf(kind, account),
      ...COLLECTION_QUERY[kind],
      ...(part && partQuery(part)),
    },
  };
}

export function recordRequest(kind: Kind, id: string, account: string | undefined): ReadRequest {
  return {
    path: `${collectionPath(kind, account)}/${id}`,
    query: { ...scopeOf(kind, account), ...RECORD_QUERY[kind] },
  };
}

/** Throws ApiError if the answer is no list. */
export function rowsOf(answer: Answer): readonly unknown[] {
  if (Array.isArray(answer.body)) return answer.body;
  throw unreadable('Unexpected response from the API', answer);
}
