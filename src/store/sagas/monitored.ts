import type { Task } from 'redux-saga';
import { expectApiError, factsOf } from '@/provider/api-error';
import { work } from '../work/work-slice';
import { cancelled, fork, put, race, take, type Saga } from './effects';

const { actions } = work;

/** Says how far the work has come, 0 to 1. */
export type Report = (progress: number) => Saga;

function* untilUnwanted(name: string): Saga<true> {
  for (;;) {
    const { payload } = yield* take(actions.cancelWanted);
    if (payload === name) return true;
  }
}

function* monitor(name: string, doIt: (report: Report) => Saga): Saga {
  const report: Report = (progress) => put(actions.progressed({ name, progress }));
  yield* put(actions.started(name));
  try {
    const { unwanted } = yield* race({ done: doIt(report), unwanted: untilUnwanted(name) });
    yield* put(unwanted === undefined ? actions.done(name) : actions.cancelled(name));
  } catch (thrown) {
    yield* put(actions.failed({ name, error: factsOf(thrown) }));
    // A defect of ours isn't the work's alone: it is told as every other.
    expectApiError(thrown);
  } finally {
    if (yield* cancelled()) yield* put(actions.cancelled(name));
  }
}

/**
 * Begins long work beside the caller, and keeps its status, error and progress in the store by its
 * name; `cancelWanted` stops it. Work of the same name that is still running gives way.
 */
export function* forkMonitored(name: string, doIt: (report: Report) => Saga): Saga<Task> {
  yield* put(actions.cancelWanted(name));
  return yield* fork(monitor, name, doIt);
}
