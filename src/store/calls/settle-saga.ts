import { KINDS } from '@/model/kinds';
import { isBusy } from '@/model/status';
import type { Reader } from '../resources/read-saga';
import { selectRecord } from '../resources/resources-selectors';
import { events, selectConnection } from '../events/events-slice';
import { fromContext } from '../context';
import { selectMayChange, session } from '../session/session-slice';
import { delay, race, select, take, type Saga } from '../sagas/effects';
import type { Changing } from './answer-saga';

/** How long an event may take to tell of a change, then how often and how long it is looked for. */
const EVENT_WAIT_MS = 2000;
const LOOK_EVERY_MS = 3000;
const LOOK_FOR_MS = 60_000;

/** The status that a record tells of itself; undefined without one. */
export function statusOf(record: object | undefined): string | undefined {
  const status: unknown = record !== undefined && 'status' in record ? record.status : undefined;
  return typeof status === 'string' ? status : undefined;
}

/** Waits until an event names the record. */
export function* untilHeard(id: string): Saga {
  for (;;) {
    const { payload } = yield* take(events.actions.heard);
    if (payload.names.some((name) => name.id === id)) return;
  }
}

/** Behind 'Stay logged in?' every look would only be answered 401. */
export function* untilSignedIn(): Saga {
  while (!(yield* select(selectMayChange))) yield* take(session.userChecked);
}

/** Whether an event told of it within the time; from then on events do the rest. */
function* isTold(id: string, withinMs: number): Saga<boolean> {
  const { late } = yield* race({ heard: untilHeard(id), late: delay(withinMs) });
  return late === undefined;
}

/**
 * Looks after a change that was accepted until it is seen: an event tells, or, when none comes in 2 s
 * or the stream is down, reads do, for a minute at most (ARCHITECTURE.md, idea 4).
 *
 * @param before the record as it was when the call was sent
 * @param wasHeard an event named it before the answer came
 */
export function* settle(
  { kind, id }: Changing,
  account: string,
  before: object | undefined,
  wasHeard: boolean,
  reader: Reader,
): Saga {
  const now = yield* fromContext('steadyNow');
  const start = now();
  const live = (yield* select(selectConnection)) === 'connected';
  if (live && (wasHeard || (yield* isTold(id, EVENT_WAIT_MS)))) return;
  while (now() - start < LOOK_FOR_MS) {
    yield* untilSignedIn();
    yield* reader.record({ kind, id, account }, true);
    const record = yield* select(selectRecord, kind, id);
    const settled = record !== before && !isBusy(statusOf(record) ?? '');
    if (settled) break;
    if (yield* isTold(id, LOOK_EVERY_MS)) return;
  }
  if (!KINDS[kind].counted) return;
  yield* untilSignedIn();
  yield* reader.record({ kind: 'account', id: account, account }, true);
}
