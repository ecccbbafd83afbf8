/** What people write to support must be longer than this (spec 1 §9). */
const TOO_SHORT = 10;

/** What is wrong with words to support (spec 1 §5); space around them does not count. */
export function supportProblem(words: string): string | undefined {
  return Array.from(words.trim()).length > TOO_SHORT ? undefined : 'Please enter a support request';
}

/** What is sent along with a request: 'Release: v2.6.15'. */
export interface SupportFact {
  readonly label: string;
  readonly text: string;
}

/** What support reads: the words, then what is sent along. */
export function supportMessage(words: string, facts: readonly SupportFact[]): string {
  const lines = facts.map(({ label, text }) => `${label}: ${text}`).join('\n');
  return [words.trim(), lines].filter(Boolean).join('\n\n');
}
