import type { Kind } from '@/model/kinds';
import { type ApiErrorFacts, UNREADABLE, unreadable } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';

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
