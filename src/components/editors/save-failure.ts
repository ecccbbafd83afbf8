import { joinMessages } from '@/lib/text';
import type { ApiErrorFacts } from '@/provider/api-error';
import { stoppedWords } from '@/store/calls/call-words';

/** Why a save failed, in words. What was typed is still in the form. */
export interface SaveFailure {
  readonly message: string;
  /** To quote to support. */
  readonly requestId: string | undefined;
}

/**
 * @param error undefined when the call was withdrawn before an answer
 * @param messages those sentences that are no single field's fault
 */
export function failureOf(
  error: ApiErrorFacts | undefined,
  messages: readonly string[],
): SaveFailure {
  const message = stoppedWords(error, 'saved') ?? joinMessages(messages);
  return { message, requestId: error?.requestId };
}

/** The refusal of a save: what is said of a field, and the rest. */
export interface SortedMessages<Field extends string> {
  readonly fields: readonly { readonly field: Field; readonly message: string }[];
  readonly form: readonly string[];
}

/** `user_data` as the provider's sentences begin: 'User data is too long'. */
function opening(field: string): string {
  return field.replaceAll('_', ' ').toLowerCase();
}

function isAbout(message: string, field: string): boolean {
  const said = message.toLowerCase();
  return [field, opening(field)].some(
    (words) => said === words || said.startsWith(`${words} `) || said.startsWith(`${words}:`),
  );
}

/**
 * Sorts the sentences of a 422 by the field that each begins with, in the names of the wire. Of any
 * other failure nothing is a field's fault.
 * @param fields the form's field for each name on the wire
 */
export function sortMessages<Field extends string>(
  error: ApiErrorFacts,
  fields: Readonly<Record<string, Field>>,
): SortedMessages<Field> {
  const form: string[] = [];
  const found = new Map<Field, string[]>();
  // The longest name first: 'snapshots schedule next at' is not about 'snapshots schedule'.
  const names = Object.keys(fields).sort((one, other) => other.length - one.length);
  for (const message of error.messages) {
    const name = error.status === 422 ? names.find((each) => isAbout(message, each)) : undefined;
    const field = name === undefined ? undefined : fields[name];
    if (field === undefined) form.push(message);
    else found.set(field, [...(found.get(field) ?? []), message]);
  }
  return {
    fields: [...found].map(([field, messages]) => ({ field, message: messages.join('. ') })),
    form,
  };
}
