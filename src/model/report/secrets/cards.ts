/** The last digit of a card's number checks the others (ISO/IEC 7812-1). */
function isChecked(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]) * (1 + (at % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** Numbers as issued. Visa's old ones of 13 digits are left out: telephones look like them. */
const ISSUED = new RegExp(
  `^(?:${[
    String.raw`4\d{15}(?:\d{3})?`,
    // Mastercard
    String.raw`(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}`,
    // American Express
    String.raw`3[47]\d{13}`,
    // Diners Club
    String.raw`3(?:0[0-5]|[689]\d)\d{11}(?:\d{2,5})?`,
    // JCB
    String.raw`35\d{14,17}`,
    // Discover, Maestro, RuPay, UnionPay
    String.raw`(?:5[06-8]|6\d|8[12])\d{14,17}`,
    // Humo, Mir, Napas, Troy, Uzcard
    String.raw`(?:220[0-5]|8600|9704|979\d|9860)\d{12,15}`,
  ].join('|')})$`,
  'u',
);

const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = String.raw`(?:0[1-9]|[12]\d|3[01])`;
const MONTH_AND_DAY = ['-', '/', String.raw`\.`, '']
  .map((sign) => sign + MONTH + sign + DAY)
  .join('|');
const TIME = String.raw`[T _-]?[0-2]\d[:.-]?[0-5]\d(?:[:.-]?[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?`;

const OTHERS = [
  String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:/\d\d?|:\d{1,5})?(?!\.?\d)`,
  String.raw`(?<!\d)(?:19|20)\d\d(?:${MONTH_AND_DAY})(?:${TIME})?(?!\d)`,
  String.raw`(?<!\d)[0-3]?\d[-/.][0-3]?\d[-/.](?:19|20)\d\d(?:,?${TIME})?(?!\d)`,
  // Seconds since 1970 and parts of them, from 2017 to 2033.
  String.raw`(?<!\d)1[5-9]\d{8}(?:\d{3}){0,3}(?!\d)`,
].join('|');

const PIECE = new RegExp(String.raw`(${OTHERS})|\+?\d+`, 'gu');

const UUID = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/giu;

/** Largest gap between groups of one number, in characters. */
const FURTHEST = 4;

const BETWEEN = new RegExp(String.raw`^[^\p{L}\p{N}]{0,${String(FURTHEST)}}$`, 'u');

/** Spaces and markup. `closer` replaces all but short gaps of spaces by a line end. */
const GAP = /(?:<\/?[a-z][^<>]{0,40}>|\s)+/giu;

const closer = (text: string): string =>
  text.replaceAll(GAP, (gap) => (/^[ \t]+$/u.test(gap) && gap.length <= FURTHEST ? gap : '\n'));

const LONGEST = 19;
const SHORTEST = 13;

const hasDigits = (text: string): boolean => {
  let count = 0;
  for (let at = 0; at < text.length && count < SHORTEST; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count += 1;
  }
  return count === SHORTEST;
};

interface Run {
  readonly groups: string[];
  end: number;
  /** False while all of it is a date or an address. */
  isOpen: boolean;
  /** True beside a date, an address, a '+' or a wide gap: a card must then match `ISSUED`. */
  isDoubtful: boolean;
}

function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const { 0: piece, 1: other, index } of text.matchAll(PIECE)) {
    let between = run === undefined ? '' : text.slice(run.end, index);
    if (run === undefined || !BETWEEN.test(between)) {
      run = { groups: [], end: 0, isOpen: false, isDoubtful: false };
      between = '';
      runs.push(run);
    }
    const isOther = other !== undefined;
    run.groups.push(...(piece.match(/\d+/gu) ?? []));
    run.end = index + piece.length;
    run.isOpen ||= !isOther;
    run.isDoubtful ||= isOther || /[+\n]/u.test(between + piece);
  }
  return runs;
}

const beginsCard = (groups: readonly string[], isDoubtful: boolean): boolean => {
  let digits = '';
  for (const group of groups) {
    digits += group;
    if (digits.length > LONGEST || digits.startsWith('0')) return false;
    const isLong = digits.length >= SHORTEST;
    if (isLong && isChecked(digits) && (!isDoubtful || ISSUED.test(digits))) return true;
  }
  return false;
};

export function holdsCard(text: string): boolean {
  if (!hasDigits(text)) return false;
  return runsOf(closer(text.replaceAll(UUID, 'x'))).some(
    ({ groups, isOpen, isDoubtful }) =>
      isOpen && groups.some((_, at) => beginsCard(groups.slice(at, at + LONGEST), isDoubtful)),
  );
}
