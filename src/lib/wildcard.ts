/**
 * True if a pattern describes a text: `*` is any text, `?` any character. Takes no longer than the
 * text times the pattern, unlike a regular expression.
 */
export function matchesWildcard(text: string, pattern: string): boolean {
  let at = 0;
  let sign = 0;
  let star: { readonly sign: number; taken: number } | undefined;
  while (at < text.length) {
    if (pattern[sign] === '*') {
      star = { sign, taken: at };
      sign += 1;
    } else if (pattern[sign] === '?' || pattern[sign] === text[at]) {
      at += 1;
      sign += 1;
    } else if (star !== undefined) {
      star.taken += 1;
      at = star.taken;
      sign = star.sign + 1;
    } else return false;
  }
  return /^\**$/u.test(pattern.slice(sign));
}
