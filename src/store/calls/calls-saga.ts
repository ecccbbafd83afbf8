import type { Task } from 'redux-saga';
import { type Call, createdKind } from '@/model/call';
import type { Kind } from '@/model/kinds';
import { paths } from '@/model/paths';
import { statusGroup } from '@/model/status';
import { shortTitle } from '@/model/title';
import { errorFacts } from '@/provider/api-error';
import { selectRecord } from '@/store/resources/resources-selectors';
import {
  call as wait,
  cancel,
  fork,
  join,
  put,
  type Saga,
  select,
  take,
} from '@/store/sagas/effects';
import { selectMayChange, session } from '@/store/session/session-slice';
import { toasts } from '@/store/toasts/toasts-slice';
import type { ChangingRecord } from './answer-saga';
import { type CallEnd, unsent } from './call-messages';
import { calls, selectCall } from './calls-slice';
import {
  aboutNow,
  clearFailed,
  dropForgotten,
  endUnknown,
  fail,
  type Kept,
  notifyFailure,
  settleEarlier,
} from './failures';
import { type CallReader, idsBefore, lookingError, mayRetry, resolveLost } from './lost-answer';
import type { CallManager, CallOutcome, CallStep, Entry, LostCall, Run, Step } from './manager';
import { noteMade, noteSent, settleSent, wasSentElsewhere } from './note-sent';
import { keyFor, send } from './send-call';
import {
  type AcceptedChange,
  observeEvents,
  statusOf,
  waitUntilSettled,
  type ObservedById,
} from './wait-until-settled';
import { words } from '@/store/words';

const { actions } = calls;

const AT_ONCE = 6;

function* notifyAccepted(entry: Entry): Saga {
  const { id, request } = entry;
  const { success } = request;
  if (success === undefined) return;
  const about = yield* aboutNow(entry);
  const detail = about === undefined ? {} : { detail: about };
  yield* put(toasts.actions.shown({ tone: 'success', message: success, ...detail, task: id }));
}

function* notifySeen(entry: Entry): Saga {
  const { id, request } = entry;
  const about = yield* aboutNow(entry);
  const facts = yield* select(selectCall, id);
  const subject = facts?.made ?? (facts?.record && { kind: facts.kind, id: facts.record });
  const record = subject && (yield* select(selectRecord, subject.kind, subject.id));
  const name = about ?? (record && shortTitle(record));
  if (facts?.made && record && statusGroup(statusOf(record) ?? '') === 'failed') {
    const { error } = unsent(facts.made.kind, words.call.failedThere);
    yield* put(actions.failed({ id, error, canRetry: false }));
    // No dialog waits for it any more.
    const told = { ...request, isWatched: false, ...(name !== undefined && { about: name }) };
    yield* notifyFailure({ ...entry, request: told }, error, false);
    return;
  }
  const message = name === undefined ? undefined : request.done?.(name);
  if (message === undefined) {
    yield* put(actions.succeeded({ id }));
    return;
  }
  yield* put(actions.succeeded({ id, message }));
  const to = subject && record && paths.record(subject.kind, request.account, subject.id);
  yield* put(toasts.actions.shown({ tone: 'success', message, ...(to && { to }), task: id }));
}

/** Reports a change not seen in time (docs/product/live-updates.md#two-minutes). */
function* notifyUnseen(entry: Entry): Saga {
  const { id, request } = entry;
  yield* put(actions.unseen(id));
  if (request.done === undefined) return;
  const about = yield* aboutNow(entry);
  const detail = about === undefined ? {} : { detail: about };
  yield* put(
    toasts.actions.shown({ tone: 'warning', message: words.call.unseen, ...detail, task: id }),
  );
}

function madeBy(call: Call, ended: CallEnd, changing: readonly ChangingRecord[]) {
  if (!ended.ok) return undefined;
  const linked = changing.find(({ id }) => id !== call.id);
  if (linked !== undefined || call.id !== undefined) return linked;
  const { body } = ended.answer;
  const id: unknown = typeof body === 'object' && body && 'id' in body ? body.id : undefined;
  return typeof id === 'string' ? { kind: call.kind, id } : undefined;
}

function* end(entry: Entry, outcome: CallOutcome, kept: Kept): Saga {
  const { id } = entry;
  entry.hasEnded = true;
  yield* settleSent(entry, outcome);
  if (outcome.ok) {
    yield* settleEarlier(entry);
    yield* put(actions.accepted(id));
    yield* notifyAccepted(entry);
  } else if (!('error' in outcome)) {
    yield* put(actions.cancelled(id));
  } else if (outcome.isUnknown === true) {
    yield* endUnknown(kept, entry, outcome);
  } else {
    yield* fail(kept, entry, outcome.error, !entry.request.isSecret && mayRetry(outcome));
  }
  entry.resolve(outcome);
}

function* tellMutated({ kind, id, mutation }: Call, ended: CallEnd): Saga {
  if (ended.ok || ended.isUnknown === true) yield* put(actions.mutated({ kind, id, mutation }));
}

function* lookFor({ id, request }: Entry, lost: LostCall, reader: CallReader): Saga<CallEnd> {
  yield* put(actions.lost({ id, error: lookingError(lost.error) }));
  yield* put(toasts.actions.cleared({ key: id }));
  const ended = yield* resolveLost(request.account, lost, reader);
  yield* tellMutated(lost.call, ended);
  return ended;
}

function unseen({ call, title }: CallStep, whole: string): CallEnd {
  const step = title ?? whole;
  return unsent(call.kind, words.call.skipped(step));
}

/** A defect of ours between two steps ends this task alone. */
function nextOf(run: Run, kind: Kind, ended: CallEnd): IteratorResult<Step, CallEnd> {
  try {
    return run.next(ended);
  } catch (thrown) {
    return { done: true, value: { ok: false, kind, error: errorFacts(thrown) } };
  }
}

class TaskRunner {
  readonly #entry: Entry;
  readonly #reader: CallReader;
  readonly #observed: ObservedById;
  readonly #watching: Task[] = [];
  #isUnseen = false;

  constructor(entry: Entry, reader: CallReader, observed: ObservedById) {
    this.#entry = entry;
    this.#reader = reader;
    this.#observed = observed;
  }

  *run({ entries, ...kept }: CallManager): Saga {
    const entry = this.#entry;
    const { look } = entry;
    // A look is not another try.
    if (look === undefined) yield* clearFailed(entry);
    const ended = look ? yield* lookFor(entry, look, this.#reader) : yield* this.#through(entry);
    yield* end(entry, ended, kept);
    yield* this.#untilSeen();
    if (ended.ok) yield* (this.#isUnseen ? notifyUnseen : notifySeen)(entry);
    yield* dropForgotten(kept);
    // A look for its end may have taken its place.
    if (entries.get(entry.id) === entry) entries.delete(entry.id);
    yield* put(actions.moved());
  }

  *#through({ run, first }: Entry): Saga<CallEnd> {
    if (first.done === true) return first.value;
    let { kind } = first.value.call;
    let next: IteratorResult<Step, CallEnd> = first;
    while (next.done !== true) {
      const step = next.value;
      if ('call' in step) ({ kind } = step.call);
      const ended = 'call' in step ? yield* this.#step(step) : yield* wait(step.wait);
      next = nextOf(run, kind, ended);
      // A run that goes on after an unknown end takes it for done.
      if (ended.ok || (ended.isUnknown === true && next.done !== true))
        this.#entry.isPartDone = true;
    }
    return next.value;
  }

  *#untilSeen(): Saga {
    for (const task of this.#watching) yield* join(task);
  }

  *#step(step: CallStep): Saga<CallEnd> {
    const { call, title, doing, settled } = step;
    const { kind, id } = call;
    const lane = id ?? this.#entry.id;
    // Takes its place now: calls queued later must not overtake it.
    this.#entry.waiting = { lane };
    if (settled) yield* this.#untilSeen();
    if (settled && this.#isUnseen) {
      this.#entry.waiting = undefined;
      return unseen(step, this.#entry.request.title);
    }
    yield* this.#untilFree(lane);
    yield* put(actions.started({ id: this.#entry.id, kind, record: id, step: title, doing }));
    return yield* this.#send(call, lane);
  }

  *#untilFree(lane: string): Saga {
    const release = new Promise<void>((resolve) => {
      this.#entry.waiting = { lane, release: resolve };
    });
    yield* put(actions.moved());
    yield* wait(() => release);
  }

  *#send(call: Call, lane: string): Saga<CallEnd> {
    const entry = this.#entry;
    if (yield* wasSentElsewhere(entry, call)) {
      entry.isSending = false;
      yield* this.#free(lane);
      return unsent(call.kind, words.call.sentElsewhere);
    }
    const before = call.id && (yield* select(selectRecord, call.kind, call.id));
    this.#observed.set(lane, { any: false, done: false });
    const key = yield* keyFor(entry, call);
    const { account } = entry.request;
    const creates = createdKind(call);
    const known = creates && (yield* idsBefore(creates, { call, account }));
    yield* noteSent(entry, call, known);
    const { end: ended, changing } = yield* send(entry, call, { key, known }, this.#reader);
    entry.isSending = false;
    yield* noteMade(entry, call, ended);
    yield* tellMutated(call, ended);
    const made = madeBy(call, ended, changing);
    if (made !== undefined) yield* put(actions.made({ id: entry.id, made, awaits: call.awaits }));
    for (const each of changing) {
      entry.lanes.add(each.id);
      const change = { ...each, call, before: each.id === lane && before ? before : undefined };
      this.#watching.push(yield* fork(() => this.#watch(change)));
    }
    if (!changing.some(({ id }) => id === lane)) yield* this.#free(lane);
    else yield* put(actions.moved());
    return ended;
  }

  *#watch(change: Omit<AcceptedChange, 'account' | 'observed'>): Saga {
    const { account } = this.#entry.request;
    const observed = this.#observed.get(change.id) ?? { any: false, done: false };
    this.#observed.set(change.id, observed);
    if (!(yield* waitUntilSettled({ ...change, account, observed }, this.#reader)))
      this.#isUnseen = true;
    yield* this.#free(change.id);
  }

  *#free(lane: string): Saga {
    this.#observed.delete(lane);
    this.#entry.lanes.delete(lane);
    yield* put(actions.moved());
  }
}

/** Releases at most six calls at a time, in order, and none for a record still changing. */
function releaseReady(entries: Map<string, Entry>): void {
  const all = [...entries.values()];
  let sending = all.filter(({ isSending }) => isSending).length;
  const taken = new Set(all.flatMap(({ lanes }) => [...lanes]));
  for (const entry of all) {
    if (entry.waiting === undefined) continue;
    const { lane, release } = entry.waiting;
    if (release !== undefined && sending < AT_ONCE && !taken.has(lane)) {
      entry.waiting = undefined;
      entry.lanes.add(lane);
      entry.isSending = true;
      sending += 1;
      release();
    }
    // A waiting step keeps its lane: unmap, then map, then delete.
    taken.add(lane);
  }
}

/** The queue: every change of the panel passes here (ARCHITECTURE.md, idea 3). */
export function* callsSaga(manager: CallManager, reader: CallReader): Saga {
  const { entries } = manager;
  const tasks = new WeakMap<Entry, Task>();
  const observed: ObservedById = new Map();
  yield* fork(observeEvents, observed);
  for (;;) {
    // Includes tasks queued while a defect had stopped this saga.
    for (const entry of entries.values()) {
      if (tasks.has(entry)) continue;
      const runner = new TaskRunner(entry, reader, observed);
      tasks.set(entry, yield* fork(() => runner.run(manager)));
    }
    // Not before the user is known.
    if (yield* select(selectMayChange)) releaseReady(entries);
    const action = yield* take(
      actions.enqueued,
      actions.moved,
      actions.cancelRequested,
      session.identityConfirmed,
    );
    if (!actions.cancelRequested.match(action)) continue;
    const entry = entries.get(action.payload);
    // An accepted call cannot be taken back.
    if (entry === undefined || entry.hasEnded) continue;
    const task = tasks.get(entry);
    if (task !== undefined) yield* cancel(task);
    entries.delete(entry.id);
    yield* end(entry, { ok: false, cancelled: true }, manager);
  }
}
