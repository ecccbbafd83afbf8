import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { ApiError, type ApiErrorFacts, factsOf, isForbidden } from '@/provider/api-error';
import { isPassing } from '@/provider/retry';
import { calls } from '@/store/calls/calls-slice';
import { fromContext } from '@/store/context';
import { events } from '@/store/events/events-slice';
import { sameValue } from '@/lib/same-value';
import { call, cancel, fork, nextPaint, put, type Saga, select, take } from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';
import { untilIdentified } from '@/store/session/session-saga';
import { queries, selectKnown, selectShown } from './queries-slice';
import { type QueryRequest, queryOf } from './query';

const { subscribed, refreshRequested, reading, loaded, failed } = queries.actions;

const ANY_ACTION = { type: '*', match: (_: Action): _ is Action => true };

function isChange(action: Action): boolean {
  return calls.actions.mutated.match(action) || events.actions.eventsReceived.match(action);
}

function isReached(action: Action): boolean {
  if (events.actions.subscribed.match(action)) return true;
  return events.actions.resumed.match(action) && action.payload.wasOffline === true;
}

function mayMend(action: Action, error: ApiErrorFacts | undefined): boolean {
  // The read may have failed with the end of the session, and somebody has signed in again.
  if (session.identityConfirmed.match(action)) return true;
  return error !== undefined && isPassing(error) && isReached(action);
}

type Report = (thrown: unknown) => Saga;

function* readOnce(request: QueryRequest, reportDefect: Report): Saga {
  yield* untilIdentified();
  const provider = yield* fromContext('provider');
  const now = yield* fromContext('steadyNow');
  const readAt = now();
  yield* put(reading(request));
  // The page is painted first: sending several requests takes as long as drawing it.
  yield* nextPaint();
  try {
    const data = yield* call(() => queryOf(request.query).read(provider, request.params));
    yield* put(loaded({ request, data, readAt }));
  } catch (thrown) {
    yield* put(failed({ request, error: factsOf(thrown) }));
    if (!(thrown instanceof ApiError)) yield* reportDefect(thrown);
  }
}

function* isFresh(request: QueryRequest): Saga<boolean> {
  const { status, data, readAt = 0 } = yield* select(selectKnown, request);
  const now = yield* fromContext('steadyNow');
  return status === 'loaded' && queryOf(request.query).isFresh({ data, readAt }, now());
}

export function* queriesSaga(reportDefect: Report): Saga {
  const reads = new Map<string, { readonly request: QueryRequest; readonly task: Task }>();

  function* read(request: QueryRequest): Saga {
    const before = reads.get(request.key);
    // Cancelled, so that an older answer cannot replace a newer one.
    if (before !== undefined) yield* cancel(before.task);
    const task = yield* fork(function* () {
      yield* readOnce(request, reportDefect);
      reads.delete(request.key);
    });
    reads.set(request.key, { request, task });
  }

  function* ensureFresh(request: QueryRequest): Saga {
    const isRequested = sameValue(reads.get(request.key)?.request, request);
    if (!isRequested && !(yield* isFresh(request))) yield* read(request);
  }

  // After a defect of ours this saga restarts with unanswered queries.
  for (const request of yield* select(selectShown)) yield* ensureFresh(request);
  for (;;) {
    const action = yield* take(ANY_ACTION);
    if (subscribed.match(action)) yield* ensureFresh(action.payload);
    else if (refreshRequested.match(action)) yield* read(action.payload);
    else {
      const shown = yield* select(selectShown);
      for (const request of shown) {
        const { status, error } = yield* select(selectKnown, request);
        // Polling skips refused queries: after each refusal the accounts are read.
        if (events.actions.polled.match(action) && isForbidden(error)) continue;
        const isFailed = status === 'error' && mayMend(action, error);
        const isStale = queryOf(request.query).staleOn?.(action, request.params) === true;
        // A read under way may have begun before the change.
        if (isStale && isChange(action)) yield* read(request);
        else if (isFailed || isStale) yield* ensureFresh(request);
      }
    }
  }
}
