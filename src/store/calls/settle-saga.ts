import type { Call } from '@/model/call';
import { KINDS } from '@/model/kinds';
import { isBusy } from '@/model/status';
import { fromContext } from '../context';
import { events, selectConnection, selectFollowed } from '../events/events-slice';
import type { Reader } from '../resources/read-saga';
import { resources } from '../resources/resources-actions';
import { selectRecord, selectRecordStatus } from '../resources/resources-selectors';
import { delay, race, select, take, type Saga } from '../sagas/effects';
import { selectMayChange, session } from '../session/session-slice';
import type { Changing } from './answer-saga';
import { isSaid } from './done-saga';

/** How long an event may take to tell of a change, then how often and how long it is looked for. */
const EVENT_WAIT_MS = 2000;
const LOOK_EVERY_MS = 3000;
const LOOK_FOR_MS = 120_000;
/** How often it is looked for all the same while events tell of it. */
const FOLLOWED_MS = 15_000;
/** How long it is looked for that should show at once, or never shows. */
const QUIET_MS = 15_000;

/** The status that a record tells of itself; undefined without one. */
export function statusOf(record: object | undefined): string | undefined {
  const status: unknown = record !== undefined && 'status' in record ? record.status : undefined;
  return typeof status === 'string' ? status : undefined;
}

/** What the events have told of a record since it was begun to be changed. */
interface Told {
  /** It was named. */
  any: boolean;
  /** Something that was done to it, itself, has ended. */
  done: boolean;
}

/** By the ids of the records that are being changed. */
export type ToldOf = Map<string, Told>;

/** Notes down what events tell of the records that are being changed. */
export function* listen(told: ToldOf): Saga {
  for (;;) {
    const { payload } = yield* take(events.actions.heard);
    for (const { id } of payload.names) {
      const known = told.get(id);
      if (known === undefined) continue;
      known.any = true;
      known.done ||= payload.done.includes(id);
    }
  }
}

/** Behind 'Stay logged in?' every look would only be answered 401. */
export function* untilSignedIn(): Saga {
  while (!(yield* select(selectMayChange))) yield* take(session.userChecked);
}

/** A change that the provider has accepted. */
export interface Accepted extends Changing {
  readonly call: Call;
  readonly account: string;
  /** The record as it was when the call was sent; undefined for what the call made, or nobody knew. */
  readonly before: object | undefined;
  /** Kept up to date by `listen`. */
  readonly told: Told;
}

/** What is known of a change. */
type Sight =
  | 'seen'
  /** It is asked for, and its record does not say so. */
  | 'not yet'
  /** Nothing that its record says would tell. */
  | 'nothing shows';

/** Whether the change is done, as far as what is known of its record tells. */
function* look({ kind, id, call, told }: Accepted, before: object | undefined): Saga<Sight> {
  if ((yield* select(selectRecordStatus, kind, id)).status === 'not-found') return 'seen';
  const record = yield* select(selectRecord, kind, id);
  const isOwn = id === call.id;
  if (record === undefined || (isOwn && call.method === 'DELETE')) {
    return statusOf(record) === 'deleted' ? 'seen' : 'not yet';
  }
  const said = isOwn ? yield* isSaid(call, record) : undefined;
  if (said === true) return 'seen';
  // A save may be kept in other words than it was sent in; a state that is asked for is reached or not.
  if ((said === false && call.until !== undefined) || isBusy(statusOf(record))) return 'not yet';
  if (record !== before || told.done) return 'seen';
  return said === undefined ? 'nothing shows' : 'not yet';
}

/** Waits for what may show the change, or tell of it. */
function* untilNews(): Saga {
  const { merged, mergedAhead, removed, keptTrue } = resources.actions;
  const { heard, subscribed, connecting, wentOffline, closed } = events.actions;
  yield* take(
    merged,
    mergedAhead,
    removed,
    keptTrue,
    heard,
    subscribed,
    connecting,
    wentOffline,
    closed,
  );
}

/** Whether events tell of the account's changes now. */
function* isLive(account: string): Saga<boolean> {
  const isFollowed = (yield* select(selectFollowed)) === account;
  return isFollowed && (yield* select(selectConnection)) === 'connected';
}

/**
 * Looks after a change that was accepted until it is seen: events bring it, or, when none comes in 2 s
 * or the stream is down, reads do, for two minutes at most (ARCHITECTURE.md, idea 4). What nothing
 * shows, such as a reboot, and what an event says is over, is looked for no longer than 15 s. Gives
 * whether it was seen, or could not be.
 */
export function* settle(change: Accepted, reader: Reader): Saga<boolean> {
  const { kind, id, account, told } = change;
  const now = yield* fromContext('steadyNow');
  const start = now();
  let { before } = change;
  let doneAt: number | undefined;
  let readAt = start;
  let pause = (yield* isLive(account)) ? EVENT_WAIT_MS : 0;
  for (;;) {
    const sight = yield* look(change, before);
    if (sight === 'seen') break;
    if (told.done) doneAt ??= now();
    const quietSince = sight === 'nothing shows' && !told.any ? start : doneAt;
    const until = Math.min(start + LOOK_FOR_MS, (quietSince ?? Infinity) + QUIET_MS);
    if (now() >= until) {
      if (sight === 'not yet') return false;
      break;
    }
    // What events have begun to tell of they tell to its end, unless one of their reads has failed.
    const isFollowed = told.any && !told.done && (yield* isLive(account));
    const lookAt = readAt + (isFollowed ? FOLLOWED_MS : pause);
    yield* race({ news: untilNews(), late: delay(Math.max(0, Math.min(lookAt, until) - now())) });
    if (now() < lookAt) continue;
    yield* untilSignedIn();
    yield* reader.record({ kind, id, account }, true);
    // What nobody knew before shows no change at first sight.
    if (id === change.call.id) before ??= yield* select(selectRecord, kind, id);
    readAt = now();
    pause = LOOK_EVERY_MS;
  }
  if (told.any || !KINDS[kind].counted) return true;
  yield* untilSignedIn();
  yield* reader.record({ kind: 'account', id: account, account }, true);
  return true;
}
