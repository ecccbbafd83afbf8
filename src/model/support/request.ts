/** A support request must have more characters than this (spec 1 §9). */
const TOO_SHORT = 10;

/** Validates a support request (spec 1 §5), ignoring surrounding space. */
export function supportProblem(words: string): string | undefined {
  return Array.from(words.trim()).length > TOO_SHORT ? undefined : 'Please enter a support request';
}

/** A fact that is sent with a request: 'Release: v2.6.15'. */
export interface SupportFact {
  readonly label: string;
  readonly text: string;
}

/** Joins the words and then the facts, one fact per line. */
export function supportMessage(words: string, facts: readonly SupportFact[]): string {
  const lines = facts.map(({ label, text }) => `${label}: ${text}`).join('\n');
  return [words.trim(), lines].filter(Boolean).join('\n\n');
}
