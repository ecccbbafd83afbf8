const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

/**
 * Orders names like Swift by their UTF-8 bytes, which is the order of code points. JavaScript's own
 * order differs: it puts surrogates before the characters from U+E000.
 */
export function byCodePoints(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  for (let at = 0; at < end; at++) {
    const one = a.charCodeAt(at);
    const other = b.charCodeAt(at);
    if (one === other) continue;
    if (isSurrogate(one) !== isSurrogate(other)) {
      if (isSurrogate(one)) return other >= 0xe000 ? 1 : one - other;
      return one >= 0xe000 ? -1 : one - other;
    }
    return one - other;
  }
  return a.length - b.length;
}
