/**
 * Typed effects: `yield*` these instead of redux-saga's own, so that the type of what comes back
 * flows through. (typed-redux-saga does the same but is dormant.)
 */
import type { Action } from '@reduxjs/toolkit';
import { CANCEL, type Channel, type EventChannel, type Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';

/** A saga that ends with an `R`. What is yielded inside is the middleware's business. */
export type Saga<R = void> = Generator<effects.Effect, R, unknown>;

interface Matcher<A extends Action> {
  match(action: Action): action is A;
  type: string;
}

/** Waits for a promise or a saga. */
export function* call<Args extends unknown[], R>(
  work: (...args: Args) => Promise<R> | Saga<R>,
  ...args: Args
): Saga<R> {
  return (yield effects.call(work as (...args: Args) => unknown, ...args)) as R;
}

/**
 * Waits for a promise; when the saga is cancelled meanwhile, its signal aborts the call. (A `finally`
 * that asks `cancelled()` would not do: where a generator is delegated to by `yield*`, an effect
 * yielded in its `finally` turns the cancellation into an ordinary return.)
 */
export function* abortable<R>(work: (signal: AbortSignal) => Promise<R>): Saga<R> {
  const controller = new AbortController();
  return yield* call(() =>
    Object.assign(work(controller.signal), { [CANCEL]: () => controller.abort() }),
  );
}

/** Begins a saga beside this one, which ends with it. */
export function* fork<Args extends unknown[]>(
  work: (...args: Args) => Saga<unknown>,
  ...args: Args
): Saga<Task> {
  return (yield effects.fork(work, ...args)) as Task;
}

/** Sends an action to the store. */
export function* put<A extends Action>(action: A): Saga {
  yield effects.put(action);
}

type Taken<M> = M extends Matcher<infer A> ? A : never;

/** Waits for the next action that any of the matchers takes. */
export function* take<M extends readonly { match(action: Action): boolean }[]>(
  ...matchers: M
): Saga<Taken<M[number]>> {
  return (yield effects.take((action: Action) =>
    matchers.some((matcher) => matcher.match(action)),
  )) as Taken<M[number]>;
}

/** Waits for the next item of a channel; ends the saga when the channel is closed. */
export function* takeFrom<T extends NonNullable<unknown>>(
  channel: Channel<T> | EventChannel<T>,
): Saga<T> {
  return (yield effects.take(channel as Channel<T>)) as T;
}

/** Begins a saga for each action that the matcher takes. */
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

/** Reads the state as it is now. */
export function* select<S, Args extends unknown[], R>(
  selector: (state: S, ...args: Args) => R,
  ...args: Args
): Saga<R> {
  return (yield effects.select(selector as (state: unknown, ...args: Args) => R, ...args)) as R;
}

/** Waits so many milliseconds; what it answers tells a race that the time is over. */
export function* delay(milliseconds: number): Saga<true> {
  yield effects.delay(milliseconds);
  return true;
}

/** Waits for the end of a task that was forked. */
export function* join(task: Task): Saga {
  yield effects.join(task);
}

/** Ends a task that was forked. */
export function* cancel(task: Task): Saga {
  yield effects.cancel(task);
}

/** The first branch that ends wins; the others are cancelled and are absent from the answer. */
export function* race<T extends Record<string, Saga<unknown>>>(
  branches: T,
): Saga<{ [K in keyof T]?: T[K] extends Saga<infer R> ? R : never }> {
  return (yield effects.race(branches as unknown as Record<string, effects.Effect>)) as {
    [K in keyof T]?: T[K] extends Saga<infer R> ? R : never;
  };
}

/** Does all of these side by side, and ends when the last has ended. */
export function* all(branches: readonly Saga[]): Saga {
  yield effects.all(branches as unknown as effects.Effect[]);
}

/** What `app` handed to the sagas, by name. */
export function* context<T>(name: string): Saga<T> {
  return (yield effects.getContext(name)) as T;
}
