/** Joins what a record is searched by. */
export function searchText(words: readonly (string | null | undefined)[]): string {
  return words.filter(Boolean).join('\n').toLowerCase();
}
