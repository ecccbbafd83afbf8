import type { Action } from '@reduxjs/toolkit';
import type { ShownAnswer } from '@/model/call';
import { kindOfId } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { Provider } from '@/provider/provider';
import { fromContext } from '@/store/context';
import { events } from '@/store/events/events-slice';
import { put, type Saga, select, take } from '@/store/sagas/effects';
import { queries, selectRequest } from './queries-slice';

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

/** True if an event is about a resource of this kind itself, not one that it only touched. */
export function isEventOf(kind: Kind, action: Action): boolean {
  if (!events.actions.eventsReceived.match(action)) return false;
  return action.payload.events.some(({ resource }) => resource && kindOfId(resource.id) === kind);
}

export function isShownAgain(action: Action): boolean {
  if (events.actions.polled.match(action)) return true;
  return events.actions.resumed.match(action) && action.payload.awayMs > 0;
}

const { refreshRequested, loaded, failed } = queries.actions;

export function* readQuery({ query, params }: ShownAnswer): Saga<ApiErrorFacts | undefined> {
  const now = yield* fromContext('steadyNow');
  const asked = queryRequest(queryOf(query), params);
  const request = (yield* select(selectRequest, asked.key)) ?? asked;
  const began = now();
  yield* put(refreshRequested(request));
  for (;;) {
    const action = yield* take(loaded, failed);
    if (action.payload.request.key !== request.key) continue;
    if (failed.match(action)) return action.payload.error;
    if (loaded.match(action) && action.payload.readAt >= began) return undefined;
  }
}
