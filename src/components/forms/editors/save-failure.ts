import { entryOf } from '@/lib/entry-of';
import { joinMessages } from '@/lib/join-messages';
import type { Kind } from '@/model/kinds';
import { type ApiErrorFacts, isDescribed } from '@/provider/api-error';
import { isPassing } from '@/provider/retry';
import { type Stopped, stoppedMessage } from '@/store/calls/call-messages';

/** Why a save failed; the input is kept. */
export interface SaveFailure {
  readonly message: string;
  /** In words, what was not done. */
  readonly what?: string;
  /** What the provider answered, for support. */
  readonly error?: ApiErrorFacts | undefined;
  /** It may have been done. */
  readonly isUnknown?: boolean;
}

/** What stands between several messages of the provider's, by what they are about (spec 1 §8). */
export function jointOf(kind: Kind, { messageSource }: ApiErrorFacts): string {
  return kind === 'account' && messageSource === 'fields' ? ', ' : '. ';
}

/** Without `error` the call was withdrawn; `messages` are those about no single field. */
export function failureOf(
  error: ApiErrorFacts | undefined,
  messages: readonly string[],
  joint?: string,
  stopped: Stopped = 'saved',
): SaveFailure {
  const message = stoppedMessage(error, stopped) ?? joinMessages(messages, joint);
  return { message, error };
}

/** The first message of a refusal, if it has any, else these words (spec 1 §8); of anything else, what it says. */
export function firstMessageOr(words: string): (error: ApiErrorFacts) => readonly string[] {
  return (error) => {
    const { kind, name, messages } = error;
    if (isDescribed(error)) return messages.slice(0, 1);
    // A name is for code.
    return kind === 'refused' ? [words, ...messages.filter((each) => each !== name)] : messages;
  };
}

/** These words for a refusal; where the provider could not tell, what it told of that. */
export function refusedAs(words: string): (error: ApiErrorFacts) => readonly string[] {
  return (error) => (error.kind === 'refused' && !isPassing(error) ? [words] : error.messages);
}

/** Messages by field, and the rest. */
export interface SortedMessages<Field extends string> {
  readonly fields: readonly { readonly field: Field; readonly message: string }[];
  readonly form: readonly string[];
}

function opening(field: string): string {
  return field.replaceAll('_', ' ').toLowerCase();
}

function isAbout(message: string, field: string): boolean {
  const lowered = message.toLowerCase();
  return [field, opening(field)].some(
    (words) =>
      lowered === words || lowered.startsWith(`${words} `) || lowered.startsWith(`${words}:`),
  );
}

/** Sorts the messages of a 422 by the wire name that each begins with; `fields` maps the names. */
export function sortMessages<Field extends string>(
  error: ApiErrorFacts,
  fields: Readonly<Record<string, Field>>,
  joint?: string,
): SortedMessages<Field> {
  const form: string[] = [];
  const found = new Map<Field, string[]>();
  // Longest first: 'snapshots schedule next at' also begins with 'snapshots schedule'.
  const names = Object.keys(fields).sort((one, other) => other.length - one.length);
  for (const message of error.messages) {
    const name = error.status === 422 ? names.find((each) => isAbout(message, each)) : undefined;
    const field = name === undefined ? undefined : entryOf(fields, name);
    if (field === undefined) form.push(message);
    else found.set(field, [...(found.get(field) ?? []), message]);
  }
  return {
    fields: [...found].map(([field, messages]) => ({
      field,
      message: joinMessages(messages, joint),
    })),
    form,
  };
}
