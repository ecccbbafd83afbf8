import { type Call, isIdempotent } from '@/model/call';
import { isConflict } from '@/provider/press-keys';
import { selectCurrentUserId } from '../accounts/accounts-selectors';
import { fromContext } from '../context';
import { type Saga, select } from '../sagas/effects';
import { dropSent, keepSent, parseSent, sentText } from '../sent/sent-storage';
import { type CallEnd, isUnsettled } from './call-end';
import type { CallOutcome, Entry } from './manager';

/**
 * Notes that a form's change goes out, before it does: a window that dies meanwhile tells nobody. What can be sent
 * twice without harm needs no note; of several requests that make something, the first alone makes what the form is of.
 */
export function* noteSent(entry: Entry, call: Call): Saga {
  const { id, request } = entry;
  const user = yield* select(selectCurrentUserId);
  if (request.sent === undefined || user === undefined || isIdempotent(call)) return;
  if (call.mutation === undefined && entry.note !== undefined) return;
  const now = yield* fromContext('now');
  const { route, ...facts } = request.sent;
  if (entry.note === undefined) entry.noteBefore = parseSent(sentText(user, route));
  const { open: keys = [] } = entry.keys ?? {};
  const intent = call.mutation === 'chargeBillingMethod' ? call.variables.token : undefined;
  entry.note = {
    id,
    at: now(),
    ...facts,
    ...(keys.length > 0 && { keys }),
    ...(intent !== undefined && { intent }),
  };
  keepSent(user, route, entry.note);
}

/** Drops the note of what was made, though further steps go on: the form may make another. */
export function* noteMade(entry: Entry, call: Call, ended: CallEnd): Saga {
  if (ended.ok && call.mutation === undefined) yield* settleSent(entry, ended);
}

/** True if a press settles no earlier one: it never went out, or the earlier one is still being answered. */
function leavesOpen({ keys }: Entry, outcome: CallOutcome): boolean {
  if (outcome.ok) return false;
  if (!('error' in outcome)) return true;
  const { error } = outcome;
  return error.kind === 'unsent' || (isConflict(error) && (keys?.open.length ?? 0) > 0);
}

/** Keeps the note of what has no known end, and drops any other. */
export function* settleSent(entry: Entry, outcome: CallOutcome): Saga {
  const { request, note, noteBefore } = entry;
  const user = yield* select(selectCurrentUserId);
  if (request.sent === undefined || note === undefined || user === undefined) return;
  const { route } = request.sent;
  const isOpen = 'error' in outcome && outcome.isUnknown === true && isUnsettled(outcome);
  const before = leavesOpen(entry, outcome) ? noteBefore : undefined;
  if (!isOpen) dropSent(user, route, note.id, before);
  // Another window may have judged too early, from a read while it was under way.
  else if (parseSent(sentText(user, route)) === undefined) keepSent(user, route, note);
}
