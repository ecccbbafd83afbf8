import { ALL_KINDS, type Kind } from '@/model/kinds';
import type { OpenKey } from '@/provider/press-keys';
import type { SentNotes } from './sent-notes';

/** Maximum time in ms for a sent change to show. */
export const SHOWS_WITHIN_MS = 120_000;

/** Facts that a form adds to its note. No secrets: the note outlives the page. */
export interface SentFacts {
  /** A payment's pounds, with two decimals. */
  readonly amount?: string;
  /** Pounds owed as the form knew them. */
  readonly balance?: number;
  /** The code of an account's country, in capitals. */
  readonly country?: string;
}

/** Facts to compare with a later read of a list: a new id there means the create was done. */
export interface Look {
  readonly kind: Kind;
  readonly name?: string;
  readonly before: readonly string[];
}

export interface Sent extends SentFacts {
  readonly id: string;
  /** Time of the last sending, in milliseconds since the epoch. */
  readonly at: number;
  readonly keys?: readonly OpenKey[];
  /** Payment intent that a bank was asked to confirm, if a payment was sent with it. */
  readonly intent?: string;
  /** For windows that don't remember the press; absent if no read can show its end. */
  readonly look?: Look;
}

function readKeys(keys: unknown): readonly OpenKey[] {
  if (!Array.isArray(keys)) return [];
  return keys.flatMap((each: unknown) => {
    const { asked, key } = Object(each) as Partial<Record<string, unknown>>;
    return typeof asked === 'string' && typeof key === 'string' ? [{ asked, key }] : [];
  });
}

function readLook(look: unknown): Look | undefined {
  const { kind: of, name, before } = Object(look) as Partial<Record<string, unknown>>;
  const kind = ALL_KINDS.find((each) => each === of);
  const isKnown = Array.isArray(before) && before.every((id) => typeof id === 'string');
  if (kind === undefined || !isKnown) return undefined;
  return { kind, before, ...(typeof name === 'string' && { name }) };
}

export function parseSent(text: string | undefined): Sent | undefined {
  if (text === undefined) return undefined;
  try {
    const note: unknown = JSON.parse(text);
    if (typeof note !== 'object' || note === null) return undefined;
    const fields = new Map<string, unknown>(Object.entries(note));
    const [id, at] = [fields.get('id'), fields.get('at')];
    const [amount, balance] = [fields.get('amount'), fields.get('balance')];
    const country = fields.get('country');
    const [keys, intent] = [readKeys(fields.get('keys')), fields.get('intent')];
    const look = readLook(fields.get('look'));
    if (typeof id !== 'string' || typeof at !== 'number') return undefined;
    return {
      id,
      at,
      ...(typeof amount === 'string' && /^\d+\.\d\d$/u.test(amount) && { amount }),
      ...(typeof balance === 'number' && { balance }),
      ...(typeof country === 'string' && /^[A-Z]{2}$/u.test(country) && { country }),
      ...(keys.length > 0 && { keys }),
      ...(typeof intent === 'string' && { intent }),
      ...(look && { look }),
    };
  } catch {
    // Not our JSON.
    return undefined;
  }
}

/** Providers forget keys after a day, as Stripe does (docs.stripe.com/api/idempotent_requests). */
const KEYS_LIVE_MS = 23 * 3_600_000;

export function openKeysOf(sent: Sent | undefined, now: number): readonly OpenKey[] {
  return sent?.keys !== undefined && now - sent.at < KEYS_LIVE_MS ? sent.keys : [];
}

export function readSent(notes: SentNotes, user: string, route: string): Sent | undefined {
  return parseSent(notes.read(user, route));
}

export function keepSent(notes: SentNotes, user: string, route: string, sent: Sent): void {
  notes.write(user, route, JSON.stringify(sent));
}

/** Replaces a task's note by the one before, if any. A later note of another task stays. */
export function dropSent(
  notes: SentNotes,
  user: string,
  route: string,
  { id, before }: { readonly id: string; readonly before?: Sent | undefined },
): void {
  if (readSent(notes, user, route)?.id !== id) return;
  notes.write(user, route, before && JSON.stringify(before));
}
