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

/** How long to wait for an event, then how often and how long to read. */
const EVENT_WAIT_MS = 2000;
const LOOK_EVERY_MS = 3000;
const LOOK_FOR_MS = 120_000;
/** How often to read while events report progress. */
const FOLLOWED_MS = 15_000;
/** How long to look for what should show at once, or never shows. */
const QUIET_MS = 15_000;

/** The `status` field of a record of any kind. */
export function statusOf(record: object | undefined): string | undefined {
  const status: unknown = record !== undefined && 'status' in record ? record.status : undefined;
  return typeof status === 'string' ? status : undefined;
}

interface Told {
  any: boolean;
  /** An action on the record itself has ended. */
  done: boolean;
}

export type ToldOf = Map<string, Told>;

/** Records what events report of the records that are being changed. */
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

/** Behind 'Stay logged in?' every read would be answered 401. */
export function* untilSignedIn(): Saga {
  while (!(yield* select(selectMayChange))) yield* take(session.userChecked);
}

/** A change that the provider has accepted. */
export interface Accepted extends Changing {
  readonly call: Call;
  readonly account: string;
  /** Undefined if it was unknown or did not exist. */
  readonly before: object | undefined;
  readonly told: Told;
}

type Sight =
  | 'seen'
  | 'not yet'
  /** No field would tell. */
  | 'nothing shows';

function* look({ kind, id, call, told }: Accepted, before: object | undefined): Saga<Sight> {
  if ((yield* select(selectRecordStatus, kind, id)).status === 'not-found') return 'seen';
  const record = yield* select(selectRecord, kind, id);
  const isOwn = id === call.id;
  if (record === undefined || (isOwn && call.method === 'DELETE')) {
    return statusOf(record) === 'deleted' ? 'seen' : 'not yet';
  }
  const said = isOwn ? yield* isSaid(call, record) : undefined;
  if (said === true) return 'seen';
  // The provider may store a save in other words; a state that is asked for is reached or not.
  if ((said === false && call.until !== undefined) || isBusy(statusOf(record))) return 'not yet';
  if (record !== before || told.done) return 'seen';
  return said === undefined ? 'nothing shows' : 'not yet';
}

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

function* isLive(account: string): Saga<boolean> {
  const isFollowed = (yield* select(selectFollowed)) === account;
  return isFollowed && (yield* select(selectConnection)) === 'connected';
}

/** Waits until a change is seen by events or reads (ARCHITECTURE.md, idea 3); false if given up. */
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
    // Events that have begun to report a change report its end, unless their read has failed.
    const isFollowed = told.any && !told.done && (yield* isLive(account));
    const lookAt = readAt + (isFollowed ? FOLLOWED_MS : pause);
    yield* race({ news: untilNews(), late: delay(Math.max(0, Math.min(lookAt, until) - now())) });
    if (now() < lookAt) continue;
    yield* untilSignedIn();
    yield* reader.record({ kind, id, account }, true);
    // A record that was unknown before shows no change on its first read.
    if (id === change.call.id) before ??= yield* select(selectRecord, kind, id);
    readAt = now();
    pause = LOOK_EVERY_MS;
  }
  if (told.any || !KINDS[kind].counted) return true;
  yield* untilSignedIn();
  yield* reader.record({ kind: 'account', id: account, account }, true);
  return true;
}
