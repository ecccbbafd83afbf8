/** The last digit of a card's number checks the others (ISO/IEC 7812-1). */
function isCard(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]) * (1 + (at % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** Digits that are no card's: an IPv4 address or network, an instant, a UUID. */
const OTHERS = new RegExp(
  [
    String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:/\d\d?)?(?!\.?\d)`,
    String.raw`(?<!\d)(?:19|20)\d\d[-/.]?[01]\d[-/.]?[0-3]\d(?:[T _-]?[0-2]\d[:.-]?[0-5]\d(?:[:.-]?[0-5]\d(?:\.\d{1,9})?)?)?(?!\d)`,
    String.raw`(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])`,
  ].join('|'),
  'giu',
);

const LONGEST = 19;
const SHORTEST = 13;

/** Groups of a number stand no further apart. */
const FURTHEST = 4;

/** A telephone number has 15 digits at most (E.164). */
const isTelephone = (before: string, digits: string): boolean =>
  before === '+' && digits.length <= 15;

const hasDigits = (text: string): boolean => {
  let count = 0;
  for (let at = 0; at < text.length && count < SHORTEST; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count += 1;
  }
  return count === SHORTEST;
};

/** True if groups of digits make the number of a card together, whatever but letters stands between them. */
export function holdsCard(text: string): boolean {
  if (!hasDigits(text)) return false;
  const told = text.replaceAll(OTHERS, 'x');
  const groups = Array.from(told.matchAll(/\d+/gu), ({ 0: digits, index }) => ({ digits, index }));
  return groups.some((first, at) => {
    let digits = '';
    let end = first.index;
    for (const { digits: group, index } of groups.slice(at, at + LONGEST)) {
      const between = told.slice(end, index);
      if (between.length > FURTHEST || /[\p{L}\p{N}+]/u.test(between)) return false;
      digits += group;
      end = index + group.length;
      if (digits.length > LONGEST) return false;
      const isLong = digits.length >= SHORTEST;
      if (isLong && isCard(digits) && !isTelephone(told[first.index - 1] ?? '', digits))
        return true;
    }
    return false;
  });
}
