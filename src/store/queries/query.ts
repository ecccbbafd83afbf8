import type { Action } from '@reduxjs/toolkit';
import type { Provider } from '@/provider/provider';
import type { Saga } from '../sagas/effects';

/** What an answer depends on; plain data, as actions carry it. */
export type QueryParams = Readonly<Record<string, string | undefined>>;

/** What was read. */
export interface Answer<T> {
  readonly data: T;
  /** When its read began, by the steady clock. */
  readonly readAt: number;
}

/** How something is read that is no kind of the REST API. */
export interface Query<P extends QueryParams, T> {
  readonly name: string;
  /** Tells its answers apart. Where only other parameters change, the same answer is asked for anew. */
  key(params: P): string;
  /** Reads and decodes; throws ApiError. */
  read(provider: Provider, params: P): Promise<T> | Saga<T>;
  /** Whether an answer does for somebody who asks now, by the steady clock. */
  isFresh(answer: Answer<T>, now: number): boolean;
  /** After which actions what is on the screen is read again, unless it is fresh. */
  staleOn?(action: Action): boolean;
}

/** One question. */
export interface Ask {
  readonly query: string;
  /** Of its answer, among those of all queries. */
  readonly key: string;
  readonly params: QueryParams;
}

const declared = new Map<string, Query<QueryParams, unknown>>();

/** Declares a query. It comes with the code that asks it, and needs no table. */
export function defineQuery<P extends QueryParams, T>(query: Query<P, T>): Query<P, T> {
  declared.set(query.name, query);
  return query;
}

/** The question that a query is with these parameters. */
export function askOf<P extends QueryParams, T>(query: Query<P, T>, params: P): Ask {
  return { query: query.name, key: `${query.name} ${query.key(params)}`, params };
}

/** The query of a question. */
export function queryOf({ query }: Ask): Query<QueryParams, unknown> {
  const found = declared.get(query);
  if (found === undefined) throw new TypeError(`No query ${query}`);
  return found;
}
