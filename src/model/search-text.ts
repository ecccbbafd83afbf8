/**
 * The text by which a record is found: its words in lower case, a line each. What is empty or not
 * known is left out.
 */
export function searchText(words: readonly (string | null | undefined)[]): string {
  return words.filter(Boolean).join('\n').toLowerCase();
}
