import { type Call, callsOf, isIdempotent } from '@/model/call';
import { isConflict } from '@/provider/press-keys';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import { fromContext } from '@/store/context';
import { type Saga, select } from '@/store/sagas/effects';
import { dropSent, keepSent, readSent, type Sent } from '@/store/sent/sent-storage';
import { type CallEnd, isUnsettled } from './call-messages';
import { lookOf } from './lost-answer';
import type { CallOutcome, CallRequest, Entry } from './manager';

export function mayLookFor({ id }: Call, { call, isSecret, sent }: CallRequest): boolean {
  if (isSecret === true) return false;
  // A create is the end of its form's steps: a look never takes it for done.
  if (sent !== undefined && id === undefined) return true;
  return typeof call !== 'function' && callsOf(call).length === 1;
}

function withKeys(note: Sent, { keys }: Entry): Sent {
  const { open = [] } = keys ?? {};
  return open.length === 0 ? note : { ...note, keys: open };
}

/** True if a call follows the form's own: rules of a new group, servers that join it. */
function isFurther({ mutation, kind, id }: Call, { noted }: Entry): boolean {
  return mutation === undefined && noted !== undefined && (kind !== noted || id !== undefined);
}

export function* wasSentElsewhere({ request, note, notes }: Entry, call: Call): Saga<boolean> {
  const user = yield* select(selectCurrentUserId);
  if (request.sent === undefined || note !== undefined || user === undefined) return false;
  if (isIdempotent(call)) return false;
  const { route, over } = request.sent;
  const standing = readSent(notes, user, route);
  return standing !== undefined && standing.id !== over;
}

/**
 * Writes a note before a form's change is sent: a window that dies could not report it.
 * Idempotent calls need no note. Of calls of several kinds, those of the first make the form's
 * record. `known` are the ids of its kind before the call; undefined unless all were read.
 */
export function* noteSent(entry: Entry, call: Call, known: ReadonlySet<string> | undefined): Saga {
  const { id, request, notes } = entry;
  const user = yield* select(selectCurrentUserId);
  if (request.sent === undefined || user === undefined || isIdempotent(call)) return;
  if (isFurther(call, entry)) return;
  const now = yield* fromContext('now');
  const { route, amount, balance } = request.sent;
  if (entry.note === undefined) entry.noteBefore = readSent(notes, user, route);
  const intent = call.mutation === 'chargeBillingMethod' ? call.variables.token : undefined;
  const look = mayLookFor(call, request) ? lookOf(call, known) : undefined;
  entry.noted = call.kind;
  entry.note = {
    id,
    at: now(),
    ...(amount !== undefined && { amount }),
    ...(balance !== undefined && { balance }),
    ...(intent !== undefined && { intent }),
    ...(look && { look }),
  };
  keepSent(notes, user, route, withKeys(entry.note, entry));
}

/** Drops the note once the record is made, even if steps remain: the form may make another. */
export function* noteMade(entry: Entry, call: Call, ended: CallEnd): Saga {
  if (!ended.ok || call.mutation !== undefined) return;
  yield* settleSent(entry, ended);
  entry.note = undefined;
}

function leavesOpen({ keys }: Entry, outcome: CallOutcome): boolean {
  if (outcome.ok) return false;
  if (!('error' in outcome)) return true;
  const { error } = outcome;
  return error.kind === 'unsent' || (isConflict(error) && (keys?.open.length ?? 0) > 0);
}

export function* settleSent(entry: Entry, outcome: CallOutcome): Saga {
  const { request, note, noteBefore, notes } = entry;
  const user = yield* select(selectCurrentUserId);
  if (request.sent === undefined || note === undefined || user === undefined) return;
  const { route } = request.sent;
  const isOpen = 'error' in outcome && outcome.isUnknown === true && isUnsettled(outcome);
  const before = leavesOpen(entry, outcome) ? noteBefore : undefined;
  if (!isOpen) dropSent(notes, user, route, { id: note.id, before });
  // Another window may have dropped it too early, after a read during the call.
  // A window that only looked doesn't restore a note that another one settled.
  else if (!entry.lost?.isNoted && readSent(notes, user, route) === undefined) {
    keepSent(notes, user, route, withKeys(note, entry));
  }
}
