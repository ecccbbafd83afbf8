import type { Task } from 'redux-saga';
import { errorFacts, type ApiErrorFacts } from '@/provider/api-error';
import { fromContext } from '../context';
import type { Reader } from '../resources/read-saga';
import { selectRecord } from '../resources/resources-selectors';
import { abortable } from '../sagas/abortable';
import { cancel, fork, put, select, take, type Saga } from '../sagas/effects';
import { selectMayChange, session } from '../session/session-slice';
import { toasts } from '../toasts/toasts-slice';
import { arriveAnswer, type Changing } from './answer-saga';
import { errorToast } from './call-words';
import { calls, type WithCalls } from './calls-slice';
import { orGone, SEEN } from './gone-saga';
import { findOut, idsBefore, lookingError, mayBeDone } from './lost-saga';
import type { CallEnd, CallManager, CallRequest } from './manager';
import { settle, untilHeard } from './settle-saga';

const { actions } = calls;

/** Calls that run at a time. */
const AT_ONCE = 6;

function selectQueued(state: WithCalls): readonly string[] {
  return state.calls.calls.filter(({ status }) => status === 'queued').map(({ id }) => id);
}

/** Calls of one lane run one after the other; a create is alone in its own. */
function laneOf(id: string, { call }: CallRequest): string {
  return call.id ?? id;
}

/** What is told of one call stands in one place: the newest. */
function* tellFailure(id: string, request: CallRequest, error: ApiErrorFacts): Saga {
  // A 401 is told by 'Stay logged in?'.
  if (request.toast === undefined || error.status === 401) return;
  yield* put(toasts.actions.shown({ ...errorToast(error, request.toast.about), key: id }));
}

function* tellSuccess(id: string, { toast }: CallRequest): Saga {
  if (toast === undefined) return;
  const { success: message, about } = toast;
  const detail = about === undefined ? {} : { detail: about };
  yield* put(toasts.actions.shown({ tone: 'success', message, ...detail, key: id }));
}

/** Sends one call and merges its answer; gives what is still to change, with what it was before. */
function* send(
  id: string,
  request: CallRequest,
  manager: CallManager,
  reader: Reader,
): Saga<readonly Changing[]> {
  const { rest } = yield* fromContext('provider');
  const before = yield* idsBefore(request);
  let changing: readonly Changing[] = [];
  let end: CallEnd;
  try {
    const answer = yield* orGone(request, reader, () =>
      abortable((signal) => rest.send(request.call, { account: request.account, signal })),
    );
    changing = answer === SEEN ? [] : yield* arriveAnswer(request, answer, reader);
    end = { ok: true, answer };
  } catch (thrown) {
    const error = errorFacts(thrown);
    end = { ok: false, error };
    if (mayBeDone(error)) {
      const looking = lookingError(error);
      yield* put(actions.lost({ id, error: looking }));
      yield* tellFailure(id, request, looking);
      end = yield* findOut(request, error, before, reader);
    }
  }
  if (end.ok) {
    yield* put(actions.succeeded(id));
    yield* tellSuccess(id, request);
  } else {
    yield* put(actions.failed({ id, error: end.error }));
    yield* tellFailure(id, request, end.error);
  }
  manager.settle(id, end);
  return changing;
}

/** One call from its start to the moment when its change has been seen. */
function* run(id: string, request: CallRequest, manager: CallManager, reader: Reader): Saga {
  const { call, account } = request;
  yield* put(actions.started(id));
  const before = call.id && (yield* select(selectRecord, call.kind, call.id));
  const listener = call.id === undefined ? undefined : yield* fork(untilHeard, call.id);
  const changing = yield* send(id, request, manager, reader);
  const wasHeard = listener?.isRunning() === false;
  if (listener !== undefined) yield* cancel(listener);
  for (const each of changing) {
    const own = each.id === call.id;
    yield* settle(each, account, own && before ? before : undefined, own && wasHeard, reader);
  }
}

/** Starts what may start, in order: at most six, one per record, none while it isn't known for whom. */
function* startNext(
  running: Map<string, { lane: string; task: Task }>,
  manager: CallManager,
  reader: Reader,
): Saga {
  if (!(yield* select(selectMayChange))) return;
  const taken = new Set([...running.values()].map(({ lane }) => lane));
  for (const id of yield* select(selectQueued)) {
    if (running.size >= AT_ONCE) return;
    const request = manager.request(id);
    if (request === undefined || running.has(id)) continue;
    const lane = laneOf(id, request);
    if (!taken.has(lane)) {
      const task = yield* fork(run, id, request, manager, reader);
      running.set(id, { lane, task });
    }
    // What waits holds its place: unmap, then map, then delete.
    taken.add(lane);
  }
}

/** The one way out: every change of the panel passes here (ARCHITECTURE.md, idea 3). */
export function* callsSaga(manager: CallManager, reader: Reader): Saga {
  const running = new Map<string, { lane: string; task: Task }>();
  // Asked for while this was stopped by a defect.
  yield* startNext(running, manager, reader);
  for (;;) {
    const action = yield* take(
      actions.enqueued,
      actions.succeeded,
      actions.failed,
      actions.cancelled,
      actions.cancelWanted,
      session.userChecked,
    );
    if (actions.cancelWanted.match(action)) {
      const id = action.payload;
      const task = running.get(id)?.task;
      if (task !== undefined) yield* cancel(task);
      // Unless it has ended already, and only its change is being looked for.
      if (manager.request(id) !== undefined) {
        yield* put(actions.cancelled(id));
        manager.settle(id, { ok: false, cancelled: true });
      }
      running.delete(id);
    } else if (actions.failed.match(action)) {
      running.delete(action.payload.id);
    } else if (actions.succeeded.match(action) || actions.cancelled.match(action)) {
      running.delete(action.payload);
    }
    yield* startNext(running, manager, reader);
  }
}
