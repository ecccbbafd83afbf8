import { entryOf } from '@/lib/values';
import { truncateName, truncateList } from '@/lib/text';
import { type Call, createdKind, isDeletion, isIdempotent, type ShownAnswer } from '@/model/call';
import { KINDS, type Kind } from '@/model/kinds';
import { isGone } from '@/model/status';
import { titleOf, type Titled } from '@/model/title';
import { type ApiErrorFacts, GATEWAY, isSignedOut, mayBeDone } from '@/provider/api-error';
import { offerOf } from '@/provider/offers';
import type { CallAnswer } from '@/provider/rest';
import { fromContext } from '@/store/context';
import { events } from '@/store/events/events-slice';
import type { Reader } from '@/store/resources/read-saga';
import {
  selectList,
  selectRecord,
  selectRecords,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import { resources, type WithResources } from '@/store/resources/resources-state';
import { delay, put, race, select, take, type Saga } from '@/store/sagas/effects';
import type { Look } from '@/store/sent/sent-storage';
import type { CallEnd, FailedEnd, UnknownEnd } from './call-messages';
import { emptyAsNull, isApplied, isEnded, statusOf, untilSignedIn } from './wait-until-settled';
import type { AccountCall, LostCall } from './manager';
import { words } from '@/store/words';

export interface CallReader extends Reader {
  /** Reads now, not from an earlier read; returns the error if that fails. */
  answer(shown: ShownAnswer): Saga<ApiErrorFacts | undefined>;
}

/** Time to look for the end of a call, and the interval while nothing answers, in ms. */
const LOOK_FOR_MS = 60_000;
const LOOK_EVERY_MS = 3000;
/** Delay of a second look in ms: the provider may still be at work. */
const LOOK_AGAIN_MS = 2000;
const NAMED = 5;

function mayAnswerLater({ kind, status }: ApiErrorFacts): boolean {
  return kind === 'network' || kind === 'unsent' || GATEWAY.has(status);
}

export function mayRetry({ error, isUnknown, made }: FailedEnd | UnknownEnd): boolean {
  if (isUnknown === true) return false;
  if (made !== undefined) return error.messages.includes(words.lostAnswer.nothing);
  return !mayBeDone(error) && offerOf(error).again === 'at once';
}

function withMessage(error: ApiErrorFacts, message: string): ApiErrorFacts {
  return { ...error, messages: [...error.messages, message] };
}

export function lookingError(error: ApiErrorFacts): ApiErrorFacts {
  return withMessage(error, words.lostAnswer.looking);
}

/** Known ids of the kind that a call creates; undefined unless all are known. */
export function* idsBefore(
  kind: Kind,
  { call: { shownBy: by }, account }: AccountCall,
): Saga<ReadonlySet<string> | undefined> {
  const isKnown =
    by === undefined
      ? (yield* select(selectList, kind, account)).readAt !== undefined
      : (yield* select(selectRecordStatus, by.kind, by.id)).full;
  return isKnown ? new Set(Object.keys(yield* select(selectRecords, kind))) : undefined;
}

interface RecordPlace {
  readonly kind: Kind;
  readonly id?: string;
  readonly query?: never;
}

type Place = RecordPlace | ShownAnswer;

function placesOf(call: Call): readonly Place[] {
  const { kind, id, shownBy, showsIn = ['record'] } = call;
  // A new container appears in its list.
  const made = kind === 'container' ? kind : createdKind(call);
  return [
    ...showsIn.flatMap((shown): readonly Place[] => {
      if (shown !== 'record') return [shown];
      return id === undefined ? [] : [{ kind, id }];
    }),
    ...(made === undefined ? [] : [shownBy ?? { kind: made }]),
  ];
}

function* readOnce(
  place: Place,
  account: string,
  reader: CallReader,
): Saga<ApiErrorFacts | undefined> {
  if (place.query !== undefined) return yield* reader.answer(place);
  const { kind, id } = place;
  if (id === undefined) {
    yield* reader.list({ kind, account }, true);
    return (yield* select(selectList, kind, account)).error;
  }
  yield* reader.record({ kind, id, account }, true);
  return (yield* select(selectRecordStatus, kind, id)).error;
}

function* readAgain(place: Place, account: string, reader: CallReader): Saga<boolean> {
  const now = yield* fromContext('steadyNow');
  const until = now() + LOOK_FOR_MS;
  for (;;) {
    yield* untilSignedIn();
    let error: ApiErrorFacts | undefined;
    const { late } = yield* race({
      read: (function* () {
        error = yield* readOnce(place, account, reader);
      })(),
      late: delay(Math.max(0, until - now())),
    });
    if (late) return false;
    if (error === undefined) return true;
    if (now() >= until || (!mayAnswerLater(error) && !isSignedOut(error))) return false;
    yield* race({ resumed: take(events.actions.resumed), later: delay(LOOK_EVERY_MS) });
  }
}

/** Replaces the answer of a change that was seen without one. */
export const CONFIRMED: CallAnswer = { status: 204, body: undefined, links: {} };

function names(row: object | undefined, id: string): boolean {
  return Object.values(row ?? {}).some((field) => Array.isArray(field) && field.includes(id));
}

/** Reads the record's list; true if the record is missing and every row decodes. */
export function* isUnlisted(
  kind: Kind,
  id: string,
  account: string,
  reader: CallReader,
): Saga<boolean> {
  const now = yield* fromContext('steadyNow');
  const readAt = now();
  const listed = KINDS[kind].nestedIn ?? kind;
  yield* reader.list({ kind: listed, account }, true);
  const { status, ids, dropped } = yield* select(selectList, listed, account);
  if (status !== 'loaded' || dropped.length > 0) return false;
  const rows = yield* select(selectRecords, listed);
  if (ids.some((row) => row === id || names(entryOf(rows, row), id))) return false;
  yield* put(resources.actions.removed({ kind, id, account, readAt }));
  return true;
}

function isNotFound(state: WithResources, kind: Kind, id: string): boolean {
  return selectRecordStatus(state, kind, id).status === 'not-found';
}

function* isDone({ call, account }: AccountCall, reader: CallReader): Saga<boolean> {
  const { kind, id } = call;
  if (id === undefined) return false;
  const record = yield* select(selectRecord, kind, id);
  if (!isDeletion(call)) return record !== undefined && (yield* isApplied(call, record)) === true;
  if (yield* select(isNotFound, kind, id)) return yield* isUnlisted(kind, id, account, reader);
  return isGone(statusOf(record)) || isEnded(call, record);
}

function* newRecords({ call, account }: AccountCall, before: ReadonlySet<string>): Saga<Titled[]> {
  const kind = createdKind(call);
  if (kind === undefined) return [];
  const table: Readonly<Record<string, Titled>> = yield* select(selectRecords, kind);
  const ids = call.shownBy ? Object.keys(table) : (yield* select(selectList, kind, account)).ids;
  return ids.filter((id) => !before.has(id)).map((id) => entryOf(table, id) ?? { id });
}

function titleAndId(record: Titled): string {
  const title = titleOf(record);
  return title === record.id ? title : `${truncateName(title)} (${record.id})`;
}

export function mayShow({ call, before }: Omit<LostCall, 'error'>): boolean {
  if (call.doneWhen !== undefined || isDeletion(call)) return true;
  return createdKind(call) !== undefined && before !== undefined;
}

/** Most ids in a note, some 15 KB. */
const MOST_NOTED = 1000;

/** Facts of a create for a look by its note; undefined if no read can show its end. */
export function lookOf(call: Call, before: ReadonlySet<string> | undefined): Look | undefined {
  const kind = createdKind(call);
  if (kind === undefined || before === undefined || before.size > MOST_NOTED) return undefined;
  // A window knows nested records only once it has read their parents.
  if (call.shownBy !== undefined) return undefined;
  const name = call.body?.['name'];
  return { kind, ...(typeof name === 'string' && { name }), before: [...before] };
}

/** Reads to find out if a call with a lost answer was done. Sends nothing again. */
export function* resolveLost(
  account: string,
  { call, error, before, isNoted }: LostCall,
  reader: CallReader,
): Saga<CallEnd> {
  const request = { call, account };
  const { kind } = call;
  const places = placesOf(call);
  const undone = (message: string): FailedEnd => ({
    ok: false,
    kind,
    error: withMessage(error, message),
    made: [],
  });
  const unknown = (message: string, how: Pick<UnknownEnd, 'wasRead' | 'made'>): UnknownEnd => ({
    ok: false,
    isUnknown: true,
    isIdempotent: isIdempotent(call),
    kind,
    error: withMessage(error, message),
    ...how,
  });
  const unread = () => unknown(words.lostAnswer.unread, { wasRead: false });
  function* readPlaces(): Saga<boolean> {
    for (const place of places) {
      if (!(yield* readAgain(place, account, reader))) return false;
    }
    return true;
  }
  if (places.length === 0) return unknown(words.lostAnswer.lookBefore, { wasRead: false });
  if (!(yield* readPlaces())) return unread();
  if (yield* isDone(request, reader))
    return { ok: true, answer: { ...CONFIRMED, requestId: error.requestId } };
  if (isDeletion(call)) {
    const isOpen = call.id !== undefined && (yield* select(isNotFound, kind, call.id));
    return isOpen
      ? unknown(words.lostAnswer.lookBefore, { wasRead: true })
      : undone(words.lostAnswer.there);
  }
  if (createdKind(call) === undefined) {
    const isShown = call.showsIn?.length !== 0;
    return unknown(isShown ? words.lostAnswer.read : words.lostAnswer.lookBefore, {
      wasRead: isShown,
    });
  }
  if (before === undefined) return unknown(words.lostAnswer.lookBefore, { wasRead: true });
  let found = yield* newRecords(request, before);
  if (found.length === 0) {
    yield* delay(LOOK_AGAIN_MS);
    if (!(yield* readPlaces())) return unread();
    found = yield* newRecords(request, before);
  }
  if (found.length === 0) {
    // The window that sent it may still be waiting for its answer.
    return isNoted
      ? unknown(words.lostAnswer.notYet, { wasRead: true })
      : undone(words.lostAnswer.nothing);
  }
  const asked = emptyAsNull(call.body?.['name']) ?? null;
  // With only a note, an unnamed record may be anybody's.
  const isTold = asked !== null || !isNoted;
  const same = isTold ? found.filter(({ name = null }) => emptyAsNull(name) === asked) : [];
  const named = same.length > 0 ? same : found;
  const which = truncateList(named.map(titleAndId), NAMED);
  const { wasDone, newSince } = words.lostAnswer;
  return unknown(same.length > 0 ? wasDone(which) : newSince(which), {
    wasRead: true,
    made: same.map(({ id }) => id),
  });
}
