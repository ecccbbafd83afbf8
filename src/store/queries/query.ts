import type { Action } from '@reduxjs/toolkit';
import type { Provider } from '@/provider/provider';
import type { Saga } from '../sagas/effects';

export type QueryParams = Readonly<Record<string, string | undefined>>;

export interface Answer<T> {
  readonly data: T;
  /** When its read began, by the steady clock. */
  readonly readAt: number;
}

export interface Query<P extends QueryParams, T> {
  readonly name: string;
  /** Changed parameters outside the key read the same answer again. */
  key(params: P): string;
  /** @throws ApiError */
  read(provider: Provider, params: P): Promise<T> | Saga<T>;
  /** Times are of the steady clock. */
  isFresh(answer: Answer<T>, now: number): boolean;
  staleOn?(action: Action, params: P): boolean;
}

export interface QueryRequest {
  readonly query: string;
  readonly key: string;
  readonly params: QueryParams;
}

const declared = new Map<string, Query<QueryParams, unknown>>();

export function defineQuery<P extends QueryParams, T>(query: Query<P, T>): Query<P, T> {
  declared.set(query.name, query);
  return query;
}

export function queryRequest<P extends QueryParams, T>(
  query: Query<P, T>,
  params: P,
): QueryRequest {
  return { query: query.name, key: `${query.name} ${query.key(params)}`, params };
}

export function queryOf(name: string): Query<QueryParams, unknown> {
  const found = declared.get(name);
  if (found === undefined) throw new TypeError(`No query ${name}`);
  return found;
}
