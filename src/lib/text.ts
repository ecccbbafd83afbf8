/** Spec 1 §9: names are cut at this many characters. */
const LONGEST_NAME = 50;

/** Cuts text to a number of characters, the last of them an ellipsis. Never cuts inside one. */
export function truncate(text: string, longest: number = LONGEST_NAME): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  return `${characters
    .slice(0, Math.max(longest - 1, 0))
    .join('')
    .trimEnd()}…`;
}

/** Several messages as one line (spec 1 §8: joined with '. '). */
export function joinMessages(messages: readonly string[]): string {
  return messages.filter((message) => message !== '').join('. ');
}

/** 'one', 'one and two', 'one, two and three'. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** '1 server', '2 servers'. */
export function counted(count: number, singular: string, plural: string = `${singular}s`): string {
  return `${String(count)} ${count === 1 ? singular : plural}`;
}

/** The first letters of the first and last word of a name, for an avatar. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
