import type { FacetValue } from './facet';

/** The words typed; each must be found. */
export function searchTerms(search: string): readonly string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether whatever has all the later terms has all the earlier ones too. */
export function narrows(earlier: readonly string[], later: readonly string[]): boolean {
  return earlier.every((term) => later.some((longer) => longer.includes(term)));
}

/** Keeps the records whose search text, in lower case, has all the terms. */
export function matchingTerms<R>(
  records: readonly R[],
  terms: readonly string[],
  textOf: (record: R) => string,
): readonly R[] {
  if (terms.length === 0) return records;
  return records.filter((record) => {
    const text = textOf(record);
    return terms.every((term) => text.includes(term));
  });
}

/** Keeps the records that have any of the values chosen in one facet. */
export function matchingFacet<R>(
  records: readonly R[],
  chosen: readonly string[],
  valuesOf: (record: R) => readonly FacetValue[],
): readonly R[] {
  if (chosen.length === 0) return records;
  const wanted = new Set(chosen);
  return records.filter((record) => valuesOf(record).some(({ value }) => wanted.has(value)));
}
