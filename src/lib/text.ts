/** Several messages as one line (spec 1 §8: joined with '. '). */
export function joinMessages(messages: readonly string[]): string {
  return messages.filter((message) => message !== '').join('. ');
}

/** 'one', 'one and two', 'one, two and three'. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The same of the first `most` words; how many more there are stands for the rest. */
export function cutWords(words: readonly string[], most: number): string {
  const more = words.length - most;
  return joinWords(more > 0 ? [...words.slice(0, most), `${String(more)} more`] : words);
}

/** Names longer than this are cut (spec 1 §9). */
const NAME_LENGTH = 50;

/** A name cut to 50 characters, as people count them, and an ellipsis (spec 1 §9). */
export function cutName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= NAME_LENGTH) return name;
  return `${characters.slice(0, NAME_LENGTH).join('').trimEnd()}…`;
}

/** '1 server', '2 servers'. */
export function counted(count: number, singular: string, plural: string = `${singular}s`): string {
  return `${String(count)} ${count === 1 ? singular : plural}`;
}

/** Made once: making a collator costs more than sorting a list with it. */
const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** Compares as people do: numbers in names by their value, capitals and accents alike. */
export function byText(one: string, other: string): number {
  return collator.compare(one, other);
}
