export type SearchField = readonly [name: string, ...words: (string | null | undefined)[]];

/** Joins the search words in lower case, each word between two line ends. */
export function searchText(fields: readonly SearchField[]): string {
  const words = fields.flatMap(([, ...found]) => found.filter(Boolean));
  return ['', ...words, ''].join('\n').toLowerCase();
}
