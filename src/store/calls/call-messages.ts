import { joinMessages } from '@/lib/text';
import type { Kind } from '@/model/kinds';
import { type ApiErrorFacts, isSignedOut, UNREADABLE, unreadable } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';
import type { NewToast } from '@/store/toasts/toasts-slice';

/**
 * 'API error' and the messages of the answer, joined with '. ' (docs/product/errors.md#api-error).
 * A call's own words and calls without an answer have no such prefix.
 */
export function apiErrorMessage({ kind, inWords, messages }: ApiErrorFacts): string {
  const isOurs = inWords === true || kind === 'unsent' || kind === 'network';
  return joinMessages(isOurs ? messages : ['API error', ...messages]);
}

// The texts stay while a prompt asks for the password and after it: both must be true.
const STOPPED = {
  done: {
    withdrawn: 'Cancelled',
    expired: 'Your session ended before this could be done. Once you are signed in, try again',
  },
  saved: {
    withdrawn: 'Cancelled. This was not saved.',
    expired: 'Your session ended before this could be saved. Once you are signed in, save again.',
  },
  paid: {
    withdrawn: 'Cancelled. This was not paid.',
    expired: 'Your session ended before this could be paid. Once you are signed in, pay.',
  },
  sent: {
    withdrawn: 'Cancelled. This was not sent.',
    expired: 'Your session ended before this could be sent. Once you are signed in, send it.',
  },
} as const;

export type Stopped = keyof typeof STOPPED;

/** Words for a withdrawn call (no error) or a session's end; undefined for other failures. */
export function stoppedMessage(
  error: ApiErrorFacts | undefined,
  what: Stopped,
): string | undefined {
  if (error === undefined) return STOPPED[what].withdrawn;
  return isSignedOut(error) ? STOPPED[what].expired : undefined;
}

export const LOOKING = 'Checking the result…';

/** Shown after two minutes without a sign of the change. */
export const UNSEEN = 'Taking longer than usual. Still running.';

interface Titled {
  readonly title: string;
  readonly todo?: string | undefined;
  readonly about?: string | undefined;
}

function askedOf({ title, todo, about }: Titled): string {
  const asked = todo ?? `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  return about === undefined ? asked : `${asked} ${about}`;
}

export function failedTitle(task: Titled): string {
  return `Could not ${askedOf(task)}`;
}

export function unknownTitle(task: Titled): string {
  return `It may have gone through: ${askedOf(task)}`;
}

export function doneTitle(task: Titled): string {
  return `It was done: ${askedOf(task)}`;
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

export const LOOK_BEFORE = 'It may have gone through. Check before retrying';

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
  const error = { ...facts, messages: [UNREADABLE, LOOK_BEFORE] };
  return { ok: false, isUnknown: true, wasRead: false, isIdempotent: false, kind, error };
}

/** Nothing was left to change. */
export const DONE: CallEnd = { ok: true, answer: { status: 200, body: undefined, links: {} } };
