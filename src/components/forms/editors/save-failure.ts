import { entryOf } from '@/lib/values';
import { joinMessages } from '@/lib/text';
import type { Kind } from '@/model/kinds';
import { type ApiErrorFacts, isDescribed } from '@/provider/api-error';
import { isPassing } from '@/provider/retry';
import { type Stopped, stoppedMessage } from '@/store/calls/call-messages';

export interface SaveFailure {
  readonly message: string;
  readonly what?: string;
  readonly error?: ApiErrorFacts | undefined;
  /** True if the change may have been saved. */
  readonly isUnknown?: boolean;
}

/** The separator of several provider messages: docs/product/errors.md#api-error. */
export function jointOf(kind: Kind, { messageSource }: ApiErrorFacts): string {
  return kind === 'account' && messageSource === 'fields' ? ', ' : '. ';
}

/** No `error` means that the call was cancelled. `messages` are those about no single field. */
export function failureOf(
  error: ApiErrorFacts | undefined,
  messages: readonly string[],
  joint?: string,
  stopped: Stopped = 'saved',
): SaveFailure {
  const message = stoppedMessage(error, stopped) ?? joinMessages(messages, joint);
  return { message, error };
}

/**
 * Returns the first message of a refusal with messages, else `words`. Other errors keep their own
 * messages.
 */
export function firstMessageOr(words: string): (error: ApiErrorFacts) => readonly string[] {
  return (error) => {
    const { kind, name, messages } = error;
    if (isDescribed(error)) return messages.slice(0, 1);
    // Error names are for code, not for people.
    return kind === 'refused' ? [words, ...messages.filter((each) => each !== name)] : messages;
  };
}

/** Returns `words` for a refusal. A temporary refusal and other errors keep their own messages. */
export function refusedAs(words: string): (error: ApiErrorFacts) => readonly string[] {
  return (error) => (error.kind === 'refused' && !isPassing(error) ? [words] : error.messages);
}

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
