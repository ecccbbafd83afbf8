import { collator } from './collator';
import { once } from './once';

const wholeNumber = once(() => new Intl.NumberFormat('en-GB'));

/** Formats a number of things: '10,000'. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : wholeNumber().format(count);
}

const list = once(() => new Intl.ListFormat('en-GB'));

/** Joins words: 'one, two and three'. */
export function joinList(words: readonly string[]): string {
  return list().format(words);
}

/** Joins the first words and counts the rest. */
export function truncateList(words: readonly string[], most: number): string {
  const more = words.length - most;
  return joinList(more > 0 ? [...words.slice(0, most), `${formatCount(more)} more`] : words);
}

/** Spec 1 §9. */
const NAME_LENGTH = 50;

/** Cuts a name to 50 characters and an ellipsis (spec 1 §9). */
export function truncateName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= NAME_LENGTH) return name;
  return `${characters.slice(0, NAME_LENGTH).join('').trimEnd()}…`;
}

/** Ends a sentence, which its own full stop or a cut name may have ended already. */
export function sentence(words: string): string {
  return /[.…]$/u.test(words) ? words : `${words}.`;
}

/** Formats a count: '1 server', '2 servers'. */
export function counted(count: number, singular: string, plural: string = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

export interface Nouns {
  readonly singular: string;
  readonly plural: string;
}

/** '1 Cloud Server', '2 Cloud Servers'. */
export function countedNouns(count: number, { singular, plural }: Nouns): string {
  return counted(count, singular, plural);
}

/** Compares text with numbers by value, ignoring case and accents. */
export function byText(one: string, other: string): number {
  return collator().compare(one, other);
}
