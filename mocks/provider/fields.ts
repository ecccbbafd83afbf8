import { textField, type Call } from '@mocks/provider/call';
import { Refusal, unprocessable } from '@mocks/provider/refusal';

const longestText = 255;

const hostShape = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** True for a full name: at least two labels of letters, digits and inner hyphens (RFC 1123). */
export const isHostName = (text: string): boolean => hostShape.test(text);

/** True for the form of an email address. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** A field's name in refusals: `filesystem_label` is "Filesystem label". */
export function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text of at most 255 characters, or undefined if it was not sent. Throws 422. */
export function shortField(call: Call, name: string): string | undefined {
  const text = textField(call, name);
  if (text !== undefined && text.length > longestText) {
    throw unprocessable(`${labelOf(name)} is too long (maximum is ${longestText} characters)`);
  }
  return text;
}

/** Like `shortField`, but null is allowed. */
export function clearableField(call: Call, name: string): string | null | undefined {
  return call.body[name] === null ? null : shortField(call, name);
}

/** A text that is not blank, or undefined if it was not sent. Throws 422. */
export function filledField(call: Call, name: string): string | undefined {
  const text = shortField(call, name);
  if (text?.trim() === '') throw unprocessable(`${labelOf(name)} can't be blank`);
  return text;
}

/** A boolean, or undefined if it was not sent. Throws 422 for another type. */
export function flagField(call: Call, name: string): boolean | undefined {
  const value = call.body[name];
  if (value === undefined || typeof value === 'boolean') return value;
  throw unprocessable(`${labelOf(name)} must be true or false`);
}

/** A whole number, or undefined if it was not sent. Throws 422 for another type. */
export function wholeField(call: Call, name: string): number | undefined {
  const value = call.body[name];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw unprocessable(`${labelOf(name)} must be a whole number`);
}

/** One of `words`, or undefined if it was not sent. Throws 422 for another value. */
export function wordField<Word extends string>(
  call: Call,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = call.body[name];
  if (value === undefined) return undefined;
  const word = words.find((each) => each === value);
  if (word === undefined) throw unprocessable(`${labelOf(name)} is invalid`);
  return word;
}

/** Reads every field, and throws one 422 with all faults. Omits fields that were not sent. */
export function readTogether<Fields extends object>(readers: {
  [Name in keyof Fields]: () => Fields[Name] | undefined;
}): Fields {
  const errors: string[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, read] of Object.entries<() => unknown>(readers)) {
    try {
      fields[name] = read();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 422) throw error;
      errors.push(...error.errors);
    }
  }
  if (errors.length > 0) throw unprocessable(...errors);
  return sent<Fields>(fields as Fields);
}

/** Omits the fields that are undefined. */
export function sent<Fields extends object>(fields: {
  [Name in keyof Fields]: Fields[Name] | undefined;
}): Fields {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Fields;
}
