import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { ApiError, factsOf } from '@/provider/api-error';
import { fromContext } from '../context';
import { sameValue } from '@/lib/same-value';
import { call, cancel, fork, put, select, take, type Saga } from '../sagas/effects';
import { painted } from '../sagas/pauses';
import { session } from '../session/session-slice';
import { queries, selectKnown, selectShown } from './queries-slice';
import { type Ask, queryOf } from './query';

const { wanted, refreshWanted, reading, loaded, failed } = queries.actions;

const ANY_ACTION = { type: '*', match: (_: Action): _ is Action => true };

type Tell = (thrown: unknown) => Saga;

function* readOnce(ask: Ask, tellDefect: Tell): Saga {
  const provider = yield* fromContext('provider');
  const now = yield* fromContext('steadyNow');
  const readAt = now();
  yield* put(reading(ask));
  // The page that asks is seen first: to send several requests takes as long as to draw it.
  yield* painted();
  try {
    const data = yield* call(() => queryOf(ask).read(provider, ask.params));
    yield* put(loaded({ ask, data, readAt }));
  } catch (thrown) {
    yield* put(failed({ ask, error: factsOf(thrown) }));
    if (!(thrown instanceof ApiError)) yield* tellDefect(thrown);
  }
}

function* isFresh(ask: Ask): Saga<boolean> {
  const { status, data, readAt = 0 } = yield* select(selectKnown, ask);
  const now = yield* fromContext('steadyNow');
  return status === 'loaded' && queryOf(ask).isFresh({ data, readAt }, now());
}

/** Reads what components ask for, and stale answers on the screen again. Nothing polls. */
export function* queriesSaga(tellDefect: Tell): Saga {
  const reads = new Map<string, { readonly ask: Ask; readonly task: Task }>();

  function* read(ask: Ask): Saga {
    const before = reads.get(ask.key);
    // Cancelled, so that an older answer cannot replace a newer one.
    if (before !== undefined) yield* cancel(before.task);
    const task = yield* fork(function* () {
      yield* readOnce(ask, tellDefect);
      reads.delete(ask.key);
    });
    reads.set(ask.key, { ask, task });
  }

  function* want(ask: Ask): Saga {
    const isAsked = sameValue(reads.get(ask.key)?.ask, ask);
    if (!isAsked && !(yield* isFresh(ask))) yield* read(ask);
  }

  // After a defect of ours this saga restarts with open questions.
  for (const ask of yield* select(selectShown)) yield* want(ask);
  for (;;) {
    const action = yield* take(ANY_ACTION);
    if (wanted.match(action)) yield* want(action.payload);
    else if (refreshWanted.match(action)) yield* read(action.payload);
    else {
      const shown = yield* select(selectShown);
      const isBack = session.userChecked.match(action);
      for (const ask of shown) {
        // A read that failed because the session had ended is repeated after the sign-in.
        const isFailed = isBack && (yield* select(selectKnown, ask)).status === 'error';
        if (isFailed || queryOf(ask).staleOn?.(action) === true) yield* want(ask);
      }
    }
  }
}
