/** A support request must have more characters than this. */
const TOO_SHORT = 10;

export function supportProblem(words: string): string | undefined {
  return Array.from(words.trim()).length > TOO_SHORT ? undefined : 'Please enter a support request';
}

export interface SupportFact {
  readonly label: string;
  readonly text: string;
}

export function supportMessage(words: string, facts: readonly SupportFact[]): string {
  const lines = facts.map(({ label, text }) => `${label}: ${text}`).join('\n');
  return [words.trim(), lines].filter(Boolean).join('\n\n');
}
