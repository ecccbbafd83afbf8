/** Adds numbers; undefined if one is not known. */
export function sumOf(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.reduce<number | undefined>(
    (total, each) => (total === undefined || each === undefined ? undefined : total + each),
    0,
  );
}

/**
 * Reads digits with at most one point, as people write numbers; NaN for any other text, '0x10' and
 * '1e3' too.
 */
export function plainNumber(text: string): number {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
}
