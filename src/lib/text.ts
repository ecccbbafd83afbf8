import { collator } from './collator';
import { once } from './once';

const wholeNumber = once(() => new Intl.NumberFormat('en-GB'));

export function formatCount(count: number): string {
  return count < 1000 ? String(count) : wholeNumber().format(count);
}

const list = once(() => new Intl.ListFormat('en-GB'));

export function joinList(words: readonly string[]): string {
  return list().format(words);
}

export function truncateList(words: readonly string[], most: number): string {
  const more = words.length - most;
  return joinList(more > 0 ? [...words.slice(0, most), `${formatCount(more)} more`] : words);
}

const NAME_LENGTH = 50;

/** Cuts a name to 50 characters and an ellipsis: docs/product/limits.md#names. */
export function truncateName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= NAME_LENGTH) return name;
  return `${characters.slice(0, NAME_LENGTH).join('').trimEnd()}…`;
}

export function sentence(words: string): string {
  return /[.…]$/u.test(words) ? words : `${words}.`;
}

export function counted(count: number, singular: string, plural: string = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

export interface Nouns {
  readonly singular: string;
  readonly plural: string;
}

export function countedNouns(count: number, { singular, plural }: Nouns): string {
  return counted(count, singular, plural);
}

/** Compares text with numbers by value, ignoring case and accents. */
export function byText(one: string, other: string): number {
  return collator().compare(one, other);
}

/** Joins messages (docs/product/errors.md#api-error), without a second full stop. */
export function joinMessages(messages: readonly string[], joint = '. '): string {
  const told = messages.filter((message) => message !== '');
  return told
    .map((message, at) => (at === told.length - 1 ? message : message.replace(/\.$/u, '')))
    .join(joint);
}
