/** Part of a text, and whether it is what was looked for. */
export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text at the terms in it (in lower case), for whoever marks them. */
export function markedParts(text: string, terms: readonly string[]): readonly MarkedPart[] {
  const words = text.toLowerCase();
  // A letter whose small form is longer would move all that follow.
  if (words.length !== text.length) return [{ text, isMatch: false }];
  const marked = Array.from({ length: text.length }, () => false);
  for (const term of terms.filter(Boolean)) {
    for (let at = words.indexOf(term); at !== -1; at = words.indexOf(term, at + 1)) {
      marked.fill(true, at, at + term.length);
    }
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  marked.forEach((isMatch, at) => {
    const last = parts.at(-1);
    const letter = text[at] ?? '';
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}

/** How much of a text is seen beside a name, and of it before what was looked for. */
const [SEEN, BEFORE] = [24, 4];

/** A text from a little before its first match, where an ellipsis at its end would hide that. */
export function fromMatch(text: string, terms: readonly string[]): string {
  const words = text.toLowerCase();
  const places = terms.filter(Boolean).flatMap((term) => {
    const at = words.indexOf(term);
    return at === -1 ? [] : [{ at, end: at + term.length }];
  });
  const [first] = places.toSorted((one, other) => one.at - other.at);
  if (first === undefined || first.end <= SEEN || first.at <= BEFORE) return text;
  return `…${text.slice(first.at - BEFORE)}`;
}
