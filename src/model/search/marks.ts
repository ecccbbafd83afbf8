import { addressFamily, canonicalIpv6, ipv6Groups } from '@/lib/network';

export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export function markedParts(text: string, terms: readonly string[]): readonly MarkedPart[] {
  const words = text.toLowerCase();
  // A letter whose lower case is longer would shift all that follow.
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

/** Characters of a text shown beside a name, and those of them before the match. */
const [SEEN, BEFORE] = [24, 4];

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

const GROUP_DIGITS = 4;

function isIpv6Address(text: string): boolean {
  return text.includes(':') && !text.includes('/') && addressFamily(text) === 6;
}

/**
 * Lists the ways to write an IPv6 address, so that any part of any of them finds it. They are in
 * lower case: as given, shortened (RFC 5952), with all groups, and with all digits. Any other text
 * has none.
 */
export function addressForms(text: string): readonly string[] {
  if (!isIpv6Address(text)) return [];
  const canonical = canonicalIpv6(text);
  const groups = ipv6Groups(canonical);
  const digits = groups.map((group) => group.padStart(GROUP_DIGITS, '0'));
  return [...new Set([text.toLowerCase(), canonical, groups.join(':'), digits.join(':')])];
}

const ADDRESS_PART = /^[\da-f.]*:[\da-f:.]*$/;

export function termForms(term: string): readonly string[] {
  if (!ADDRESS_PART.test(term)) return [term];
  const withoutZeros = term.replaceAll(/(?<=^|:)0+(?=[\da-f])/g, '');
  return [...new Set([term, withoutZeros, ...(isIpv6Address(term) ? [canonicalIpv6(term)] : [])])];
}
