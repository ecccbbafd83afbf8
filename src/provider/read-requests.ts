import { KINDS, type Kind } from '@/model/kinds';
import { unreadable } from './api-error';
import type { Answer } from './request';

type Query = Readonly<Record<string, string>>;

/** A read as the wire sees it; two that are equal are the same read. */
export interface ReadRequest {
  path: string;
  query: Query;
}

/** What a kind is asked for besides: the collection of accounts is slow when nested (spec 1 §7). */
const COLLECTION_QUERY: { readonly [K in Kind]?: Query } = {
  account: { nested: 'false' },
  server: { metadata: 'true' },
};
const RECORD_QUERY: { readonly [K in Kind]?: Query } = { server: { metadata: 'true' } };

/** The account that a call of an account's thing names (wire facts §1, decisions.md). */
export function scopeOf(kind: Kind, account: string | undefined): Query {
  return KINDS[kind].scoped && account !== undefined ? { account_id: account } : {};
}

/** How a collection is asked for. */
export function collectionRequest(kind: Kind, account: string | undefined): ReadRequest {
  return {
    path: `/1.0/${KINDS[kind].collection}`,
    query: { ...scopeOf(kind, account), ...COLLECTION_QUERY[kind] },
  };
}

/** How a full record is asked for. */
export function recordRequest(kind: Kind, id: string, account: string | undefined): ReadRequest {
  return {
    path: `/1.0/${KINDS[kind].collection}/${id}`,
    query: { ...scopeOf(kind, account), ...RECORD_QUERY[kind] },
  };
}

/**
 * The rows of a collection, undecoded.
 *
 * @throws if it is something else
 */
export function rowsOf(answer: Answer): readonly unknown[] {
  if (Array.isArray(answer.body)) return answer.body;
  throw unreadable('The provider sent something else where a list was due', answer);
}
