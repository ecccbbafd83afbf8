import { joinMessages } from '@/lib/text';
import type { Kind } from '@/model/kinds';
import { type ApiErrorFacts, isSignedOut, UNREADABLE, unreadable } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';
import type { NewToast } from '@/store/toasts/toasts-slice';
import { words } from '@/store/words';

/**
 * 'API error' and the messages of the answer, joined with '. ' (docs/product/errors.md#api-error).
 * A call's own words and calls without an answer have no such prefix.
 */
export function apiErrorMessage({ kind, inWords, messages }: ApiErrorFacts): string {
  const isOurs = inWords === true || kind === 'unsent' || kind === 'network';
  return joinMessages(isOurs ? messages : [words.call.apiError, ...messages]);
}

export type Stopped = keyof typeof words.call.stopped;

/** Words for a withdrawn call (no error) or a session's end; undefined for other failures. */
export function stoppedMessage(
  error: ApiErrorFacts | undefined,
  what: Stopped,
): string | undefined {
  if (error === undefined) return words.call.stopped[what].withdrawn;
  return isSignedOut(error) ? words.call.stopped[what].expired : undefined;
}

/** For the forms and tasks of a call that is looked for. */
export const LOOKING = words.call.checking;
export const UNSEEN = words.call.unseen;

interface Titled {
  readonly title: string;
  readonly todo?: string | undefined;
  readonly about?: string | undefined;
}

function askedOf({ title, todo, about }: Titled): string {
  const asked = todo ?? `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  return words.call.asked(asked, about);
}

export function failedTitle(task: Titled): string {
  return words.call.failed(askedOf(task));
}

export function unknownTitle(task: Titled): string {
  return words.call.unknown(askedOf(task));
}

export function doneTitle(task: Titled): string {
  return words.call.done(askedOf(task));
}

export function errorToast(error: ApiErrorFacts, title?: string): NewToast {
  return {
    tone: 'error',
    message: apiErrorMessage(error),
    ...(title !== undefined && { title }),
    cause: error,
  };
}

/** The toast of a call with an unknown end; it stays until dismissed. */
export function unknownToast(error: ApiErrorFacts, task: Titled): NewToast {
  return {
    tone: 'warning',
    persistent: true,
    title: unknownTitle(task),
    message: joinMessages(error.messages),
    cause: error,
  };
}

interface NotOk {
  readonly ok: false;
  readonly error: ApiErrorFacts;
  readonly kind: Kind;
  /** After a lost answer: ids of new records with the requested name. */
  readonly made?: readonly string[];
}

/** Refused, or never sent. */
export interface FailedEnd extends NotOk {
  readonly isUnknown?: never;
}

/** A call whose end is unknown. It may have been done: it is not sent again without asking. */
export interface UnknownEnd extends NotOk {
  readonly isUnknown: true;
  /** True if all places that show the change were read after it was sent. */
  readonly wasRead: boolean;
  /** True if sending it twice has the effect of once, so that trying again is safe. */
  readonly isIdempotent: boolean;
}

/** True if a retry might do it twice: it is not idempotent, and no new record was found. */
export function isUnsettled({ isIdempotent, made = [] }: UnknownEnd): boolean {
  return !isIdempotent && made.length === 0;
}

export type CallEnd = { readonly ok: true; readonly answer: CallAnswer } | FailedEnd | UnknownEnd;

export function unsent(kind: Kind, problem: string): FailedEnd {
  const facts = { status: 0, name: undefined, messageSource: 'us', requestId: undefined } as const;
  return { ok: false, kind, error: { kind: 'unsent', messages: [problem], ...facts } };
}

export function unreadEnd(kind: Kind): UnknownEnd {
  const { facts } = unreadable(UNREADABLE);
  const error = { ...facts, messages: [UNREADABLE, words.lostAnswer.lookBefore] };
  return { ok: false, isUnknown: true, wasRead: false, isIdempotent: false, kind, error };
}

/** Nothing was left to change. */
export const DONE: CallEnd = { ok: true, answer: { status: 200, body: undefined, links: {} } };
