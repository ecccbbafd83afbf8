import type { SearchField } from '@/model/search-text';

export interface Hit {
  readonly field: string;
  readonly word: string;
}

export function unseenHit(
  fields: readonly SearchField[],
  terms: readonly (readonly string[])[],
  isShown: (word: string) => boolean,
): Hit | undefined {
  for (const forms of terms) {
    const isMatch = (word: string) => forms.some((form) => word.toLowerCase().includes(form));
    const hits = fields.flatMap(([field, ...words]) =>
      words
        .filter((word) => typeof word === 'string' && isMatch(word))
        .map((word) => ({ field, word: word ?? '' })),
    );
    const [first] = hits;
    if (first && !hits.some(({ word }) => isShown(word.toLowerCase()))) return first;
  }
  return undefined;
}
