import type { Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';

/** How a call ended. */
export type CallEnd =
  | { ok: true; answer: CallAnswer }
  | {
      ok: false;
      error: ApiErrorFacts;
      kind: Kind;
      /** After a lost answer: ids of new records with the requested name. */
      made?: readonly string[];
    };

/** A call that was not sent, for a reason of ours. */
export function unsent(kind: Kind, problem: string): Extract<CallEnd, { ok: false }> {
  const facts = { status: 0, name: undefined, messageSource: 'us', requestId: undefined } as const;
  return { ok: false, kind, error: { kind: 'unsent', messages: [problem], ...facts } };
}

/** Nothing was left to change. */
export const DONE: CallEnd = { ok: true, answer: { status: 200, body: undefined, links: {} } };
