import type { Action } from '@reduxjs/toolkit';
import { buffers, CANCEL, type Channel, type EventChannel, type Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { afterPaint, pause, standBack } from '@/lib/pause';

/** redux-saga's effects, typed through `yield*`. (typed-redux-saga does this but is dormant.) */
export type Saga<R = void> = Generator<effects.Effect, R, unknown>;

interface Matcher<A extends Action> {
  match(action: Action): action is A;
  type: string;
}

export function* call<Args extends unknown[], R>(
  work: (...args: Args) => Promise<R> | Saga<R>,
  ...args: Args
): Saga<R> {
  return (yield effects.call(work as (...args: Args) => unknown, ...args)) as R;
}

/**
 * Waits for a promise; cancelling the saga aborts its signal. `cancelled()` in a `finally` fails:
 * under `yield*`, an effect yielded there turns cancellation into a plain return.
 */
export function* abortable<R>(work: (signal: AbortSignal) => Promise<R>): Saga<R> {
  const controller = new AbortController();
  return yield* call(() =>
    Object.assign(work(controller.signal), { [CANCEL]: () => controller.abort() }),
  );
}

export function* fork<Args extends unknown[]>(
  work: (...args: Args) => Saga<unknown>,
  ...args: Args
): Saga<Task> {
  return (yield effects.fork(work, ...args)) as Task;
}

export function* put<A extends Action>(action: A): Saga {
  yield effects.put(action);
}

type Taken<M> = M extends Matcher<infer A> ? A : never;

type Matchers = readonly { match(action: Action): boolean }[];

const takenBy = (matchers: Matchers) => (action: Action) =>
  matchers.some((matcher) => matcher.match(action));

export function* take<M extends Matchers>(...matchers: M): Saga<Taken<M[number]>> {
  return (yield effects.take(takenBy(matchers))) as Taken<M[number]>;
}

export function* queueOf<M extends Matchers>(...matchers: M): Saga<Channel<Taken<M[number]>>> {
  return (yield effects.actionChannel(takenBy(matchers), buffers.expanding<Action>())) as Channel<
    Taken<M[number]>
  >;
}

/** Waits for the next item of a channel; closing the channel ends the saga. */
export function* takeFrom<T extends NonNullable<unknown>>(
  channel: Channel<T> | EventChannel<T>,
): Saga<T> {
  return (yield effects.take(channel as Channel<T>)) as T;
}

export function* takeEvery<A extends Action>(
  matcher: Matcher<A>,
  work: (action: A) => Saga<unknown>,
): Saga<Task> {
  return yield* fork(function* () {
    for (;;) {
      const action = yield* take(matcher);
      yield* fork(work, action);
    }
  });
}

export function* select<S, Args extends unknown[], R>(
  selector: (state: S, ...args: Args) => R,
  ...args: Args
): Saga<R> {
  return (yield effects.select(selector as (state: unknown, ...args: Args) => R, ...args)) as R;
}

/** Waits; returns true, so that the result of a race shows that the time is over. */
export function* delay(milliseconds: number): Saga<true> {
  yield effects.delay(milliseconds);
  return true;
}

export function* join(task: Task): Saga {
  yield effects.join(task);
}

export function* cancel(task: Task): Saga {
  yield effects.cancel(task);
}

export function* race<T extends Record<string, Saga<unknown>>>(
  branches: T,
): Saga<{ [K in keyof T]?: T[K] extends Saga<infer R> ? R : never }> {
  return (yield effects.race(branches as unknown as Record<string, effects.Effect>)) as {
    [K in keyof T]?: T[K] extends Saga<infer R> ? R : never;
  };
}

export function* all(branches: readonly Saga[]): Saga {
  yield effects.all(branches as unknown as effects.Effect[]);
}

export function* context<T>(name: string): Saga<T> {
  return (yield effects.getContext(name)) as T;
}

/** Lets the page react during long work that somebody waits for. */
export function* yieldToMain(): Saga {
  yield* call(pause);
}

/** Lets the page react and paint during long work that nobody waits for. */
export function* yieldToAll(): Saga {
  yield* call(standBack);
}

export function* nextPaint(): Saga {
  yield* call(afterPaint);
}

/** A pause, so that a recurring defect does not spin (milliseconds). */
export const RESTART_MS = 1000;

export function* restartOnError(work: () => Saga, report: (thrown: unknown) => Saga): Saga {
  for (;;) {
    try {
      // By `call`, not `yield*`: only then do errors of its forks arrive here.
      yield* call(work);
      return;
    } catch (thrown) {
      yield* report(thrown);
      yield* delay(RESTART_MS);
    }
  }
}
