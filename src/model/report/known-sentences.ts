/** An id in the place of which any other may stand. */
const ANY_ID = /\b[a-z]{3}-[a-z0-9]{5}\b/gu;

const SENTENCES: ReadonlySet<string> = new Set<string>([]);

/** Whether a message of the provider's is one that names nothing but ids. */
export function isKnownSentence(text: string): boolean {
  return SENTENCES.has(text.trim().replace(ANY_ID, '#'));
}
