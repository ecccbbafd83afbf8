import type { Kind } from '@/model/kinds';
import { type ApiErrorFacts, UNREADABLE, unreadable } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';

/** Message of an unknown end that no read can settle. */
export const LOOK_BEFORE = 'It may have been done all the same: look before you try again';

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

/** Sent, without an answer that says how it ended: it may have been done, and must not be sent again unasked. */
export interface UnknownEnd extends NotOk {
  readonly isUnknown: true;
  /** All places that show it were read by reads that began after it was sent. */
  readonly wasRead: boolean;
  /** Sent twice it does no more than once: the same press is no risk. */
  readonly isIdempotent: boolean;
}

/** True if the same sent again might be done twice: nothing tells that it was done, or needs no more than once. */
export function isUnsettled({ isIdempotent, made = [] }: UnknownEnd): boolean {
  return !isIdempotent && made.length === 0;
}

/** How a call ended. */
export type CallEnd = { readonly ok: true; readonly answer: CallAnswer } | FailedEnd | UnknownEnd;

/** A call that was not sent, for a reason of ours. */
export function unsent(kind: Kind, problem: string): FailedEnd {
  const facts = { status: 0, name: undefined, messageSource: 'us', requestId: undefined } as const;
  return { ok: false, kind, error: { kind: 'unsent', messages: [problem], ...facts } };
}

/** A call with an answer that says nothing of what became of it. */
export function unreadEnd(kind: Kind): UnknownEnd {
  const { facts } = unreadable(UNREADABLE);
  const error = { ...facts, messages: [UNREADABLE, LOOK_BEFORE] };
  return { ok: false, isUnknown: true, wasRead: false, isIdempotent: false, kind, error };
}

/** Nothing was left to change. */
export const DONE: CallEnd = { ok: true, answer: { status: 200, body: undefined, links: {} } };
