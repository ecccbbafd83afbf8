import { sameValue } from '@/lib/same-value';
import type { Call } from '@/model/call';
import { decode } from '@/model/decode';
import { KINDS } from '@/model/kinds';
import { isBusy, statusColour } from '@/model/status';
import { resources } from '@/store/resources/resources-state';
import { delay, race, type Saga, select, take } from '@/store/sagas/effects';
import { selectMayChange, session } from '@/store/session/session-slice';
import { fromContext } from '@/store/context';
import { events, selectConnection, selectFollowed } from '@/store/events/events-slice';
import type { Reader } from '@/store/resources/read-saga';
import { selectRecord, selectRecordStatus } from '@/store/resources/resources-selectors';
import { SHOWS_WITHIN_MS } from '@/store/sent/sent-storage';
import type { ChangingRecord } from './answer-saga';

/** The provider answers null for an empty field. */
export function emptyAsNull(value: unknown): unknown {
  return value === '' ? null : value;
}

function hasValues(record: object, asked: readonly (readonly [string, unknown])[]): boolean {
  const values = new Map<string, unknown>(Object.entries(record));
  return asked.every(([name, value]) =>
    sameValue(emptyAsNull(value), emptyAsNull(values.get(name))),
  );
}

/** Compares objects by the requested fields only: the record may have others. */
function shows(value: unknown, asked: unknown): boolean {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) {
    return sameValue(emptyAsNull(asked), emptyAsNull(value));
  }
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(asked).every(([name, part]) => shows(fields.get(name), part));
}

export function isEnded({ endedBy }: Call, record: object | undefined): boolean {
  if (endedBy === undefined || record === undefined) return false;
  return typeof new Map<string, unknown>(Object.entries(record)).get(endedBy) === 'string';
}

/** True if a record shows the requested change; undefined if no field can show it. */
export function* isApplied(
  { kind, id, method, action, body = {}, doneWhen }: Call,
  record: object,
): Saga<boolean | undefined> {
  if (doneWhen !== undefined) return shows(record, doneWhen);
  // An action that is a PUT changes no field.
  if (method !== 'PUT' || action !== undefined) return undefined;
  const units = yield* fromContext('units');
  const { entities, issues } = decode(kind, { ...body, id }, units);
  const asked = Object.entries(entities[0]?.record ?? {});
  if (issues.length > 0 || asked.length !== Object.keys(body).length + 1) return undefined;
  return hasValues(record, asked);
}

/** How long to wait for an event, then how often to read. */
const EVENT_WAIT_MS = 2000;
const LOOK_EVERY_MS = 3000;
const SECOND_MS = 1000;
const FOLLOWED_MS = 15_000;
/** How long to look for a change that should show at once, or never shows. */
const QUIET_MS = 15_000;

export function statusOf(record: object | undefined): string | undefined {
  const status: unknown = record !== undefined && 'status' in record ? record.status : undefined;
  return typeof status === 'string' ? status : undefined;
}

interface Observed {
  any: boolean;
  done: boolean;
}

export type ObservedById = Map<string, Observed>;

export function* observeEvents(observed: ObservedById): Saga {
  for (;;) {
    const { payload } = yield* take(events.actions.recordsChanged);
    for (const { id } of payload.names) {
      const known = observed.get(id);
      if (known === undefined) continue;
      known.any = true;
      known.done ||= payload.done.includes(id);
    }
  }
}

/** Waits, since every read behind 'Stay logged in?' would get a 401. */
export function* untilSignedIn(): Saga {
  while (!(yield* select(selectMayChange))) yield* take(session.identityConfirmed);
}

export interface AcceptedChange extends ChangingRecord {
  readonly call: Call;
  readonly account: string;
  /** Undefined if it was unknown or did not exist. */
  readonly before: object | undefined;
  readonly observed: Observed;
}

type ChangeState = 'seen' | 'not yet' | 'nothing shows';

function isAwaiting({ awaits }: Call, record: object): boolean {
  if (awaits === undefined || statusColour(statusOf(record)) === 'red') return false;
  const list = new Map<string, unknown>(Object.entries(record)).get(awaits);
  return Array.isArray(list) && list.length === 0;
}

function* checkChange(
  { kind, id, call, observed }: AcceptedChange,
  before: object | undefined,
): Saga<ChangeState> {
  if ((yield* select(selectRecordStatus, kind, id)).status === 'not-found') return 'seen';
  const record = yield* select(selectRecord, kind, id);
  const isOwn = id === call.id;
  if (record === undefined || (isOwn && call.method === 'DELETE')) {
    return statusOf(record) === 'deleted' || isEnded(call, record) ? 'seen' : 'not yet';
  }
  const applied = isOwn ? yield* isApplied(call, record) : undefined;
  if (applied === true) return 'seen';
  // The provider may store a save in another form: only `doneWhen` shows that it is not done yet.
  if ((applied === false && call.doneWhen !== undefined) || isBusy(statusOf(record)))
    return 'not yet';
  if (!isOwn && isAwaiting(call, record)) return 'not yet';
  if (record !== before || observed.done) return 'seen';
  return applied === undefined ? 'nothing shows' : 'not yet';
}

function* untilChange(): Saga {
  const { merged, mergedAhead, removed, liveSinceChanged } = resources.actions;
  const { recordsChanged, subscribed, connecting, wentOffline, closed } = events.actions;
  yield* take(
    merged,
    mergedAhead,
    removed,
    liveSinceChanged,
    recordsChanged,
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

/** Reads other known records that a change shows in, for changes without an event. */
function* readTouched({ kind, call, account }: AcceptedChange, reader: Reader): Saga {
  const counters = KINDS[kind].counted ? [{ kind: 'account', id: account } as const] : [];
  for (const name of [...counters, ...(call.touches ?? [])]) {
    const known = yield* select(selectRecord, name.kind, name.id);
    if (known === undefined && name.kind !== 'account') continue;
    yield* untilSignedIn();
    yield* reader.record({ ...name, account }, true);
  }
}

/** Waits until a change is seen by events or reads (ARCHITECTURE.md, idea 3); false if given up. */
export function* waitUntilSettled(change: AcceptedChange, reader: Reader): Saga<boolean> {
  const { kind, id, account, observed } = change;
  const now = yield* fromContext('steadyNow');
  const start = now();
  const lookFor = SHOWS_WITHIN_MS + (change.call.takes ?? 0) * SECOND_MS;
  let { before } = change;
  let doneAt: number | undefined;
  let readAt = start;
  let pause = (yield* isLive(account)) ? EVENT_WAIT_MS : 0;
  for (;;) {
    const state = yield* checkChange(change, before);
    if (state === 'seen') break;
    if (observed.done) doneAt ??= now();
    const quietSince = state === 'nothing shows' && !observed.any ? start : doneAt;
    const until = Math.min(start + lookFor, (quietSince ?? Infinity) + QUIET_MS);
    if (now() >= until) {
      if (state === 'not yet') return false;
      break;
    }
    // Events that have begun to report a change report its end, unless their read has failed.
    const isFollowed = observed.any && !observed.done && (yield* isLive(account));
    const checkAt = readAt + (isFollowed ? FOLLOWED_MS : pause);
    yield* race({
      changed: untilChange(),
      late: delay(Math.max(0, Math.min(checkAt, until) - now())),
    });
    if (now() < checkAt) continue;
    yield* untilSignedIn();
    yield* reader.record({ kind, id, account }, true);
    // A record that was unknown before shows no change on its first read.
    if (id === change.call.id) before ??= yield* select(selectRecord, kind, id);
    readAt = now();
    pause = LOOK_EVERY_MS;
  }
  if (!observed.any) yield* readTouched(change, reader);
  return true;
}
