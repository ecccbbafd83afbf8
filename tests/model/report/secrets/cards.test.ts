import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsCard } from '@/model/report/secrets/cards';

/** Beginnings and lengths of the usual cards, with how each is printed. */
const CARDS: readonly (readonly [
  of: string,
  begins: readonly string[],
  lengths: readonly number[],
  groups: RegExp,
])[] = [
  ['Visa', ['4'], [16, 19], /.{1,4}/gu],
  ['Mastercard', ['51', '55', '2221', '2412', '2720'], [16], /.{4}/gu],
  ['American Express', ['34', '37'], [15], /^.{4}|.{6}(?=.{5}$)|.{5}$/gu],
  ['Diners Club', ['300', '305', '36', '38'], [14], /^.{4}|.{6}(?=.{4}$)|.{4}$/gu],
  ['Discover', ['6011', '644', '65'], [16, 19], /.{1,4}/gu],
  ['JCB', ['3528', '3589'], [16], /.{4}/gu],
  ['UnionPay', ['62', '81'], [16, 17, 18, 19], /.{1,4}/gu],
  ['Maestro', ['5018', '5893', '6304', '6759'], [16, 18, 19], /.{1,4}/gu],
  ['Mir', ['2200', '2204'], [16], /.{4}/gu],
];

/** With the last digit that checks the others (ISO/IEC 7812-1). */
function checked(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
    .reduce((total, each) => total + (each > 9 ? each - 9 : each), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const card = fc
  .constantFrom(...CARDS)
  .chain(([, begins, lengths, groups]) =>
    fc
      .tuple(
        fc.constantFrom(...begins),
        fc.constantFrom(...lengths),
        fc.stringMatching(/^\d{19}$/u),
      )
      .map(
        ([begin, length, rest]) => checked((begin + rest).slice(0, length - 1)).match(groups) ?? [],
      ),
  );

const SIGNS = ['', '-', '.', '/', '_', '|', '+', ' + ', ' - ', ', ', '·'];
const SPACES = [' ', '  ', '\t', '\n', '\n    ', '\r\n\t', '      '];
const MARKUP = ['<br>', '<br/>\n', '</td><td>', '</b></td>\n  <td class="n"><b>'];
const between = fc.constantFrom(...SIGNS, ...SPACES, ...MARKUP);

const TEXTS = ['¦', 'Card ¦.', '+¦', 'card¦x', '(¦)', '<b>¦</b>'];
const WITH_NUMBERS = [
  '2026-11-24 ¦',
  '¦ 2026-11-24',
  '10.0.0.7 ¦',
  '¦, 10.0.0.7',
  '7 ¦',
  '¦ 12',
  '+44 ¦',
];
const around = fc.constantFrom(...TEXTS, ...WITH_NUMBERS);

test('a number of a card is seen, whatever stands between its groups and around them', () => {
  fc.assert(
    fc.property(card, between, around, (groups, separator, text) => {
      expect(holdsCard(text.replace('¦', groups.join(separator)))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('so is a number of another issuer, and an old one of 13 digits, where nothing speaks against it', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[4-9]\d{11,17}$/u).map(checked),
      fc.constantFrom('', ' ', '-', '.', ' - '),
      (digits, separator) => {
        expect(holdsCard((digits.match(/.{1,4}/gu) ?? []).join(separator))).toBe(true);
      },
    ),
  );
});

test('a date has one sign twice: groups of four are none', () => {
  expect(holdsCard('7000-2000-0105-0005')).toBe(true);
});

const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((each) => String(each).padStart(2, '0'));

const day = fc.tuple(fc.integer({ min: 1970, max: 2039 }).map(String), two(1, 12), two(1, 31));
const hour = fc.tuple(two(0, 23), two(0, 59), two(0, 59));

const instant = fc
  .tuple(day, hour, fc.integer({ min: 100, max: 999 }).map(String))
  .chain(([[year, month, date], [hours, minutes, seconds], part]) =>
    fc.constantFrom(
      `${year}-${month}-${date}`,
      `${year}-${month}-${date} ${hours}:${minutes}`,
      `${year}-${month}-${date} ${hours}:${minutes}:${seconds}`,
      `${year}-${month}-${date}T${hours}:${minutes}:${seconds}.${part}Z`,
      `${year}-${month}-${date}T${hours}:${minutes}:${seconds}.${part}${part}+01:00`,
      `${year}/${month}/${date} ${hours}:${minutes}:${seconds}`,
      `${date}/${month}/${year} ${hours}:${minutes}:${seconds}`,
      `${date}.${month}.${year} ${hours}:${minutes}`,
      `${year}${month}${date}${hours}${minutes}${seconds}`,
      `${year}${month}${date}_${hours}${minutes}${seconds}`,
      `${year}-${month}-${date}T${hours}-${minutes}-${seconds}Z`,
    ),
  );

const address = fc.oneof(
  fc.ipV4(),
  fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })).map((each) => each.join('/')),
  fc.tuple(fc.ipV4(), fc.integer({ min: 1, max: 65_535 })).map((each) => each.join(':')),
);

/** E.164, of the usual 8 to 13 digits. */
const telephone = fc
  .tuple(
    fc.constantFrom('1', '33', '34', '36', '39', '44', '49', '52', '55', '62', '65', '81'),
    fc.stringMatching(/^[1-9]\d{6,10}$/u),
    fc.constantFrom('', ' ', '-'),
  )
  .map(([country, rest, separator]) =>
    [`+${country}`, ...(rest.match(/.{1,4}/gu) ?? [])].join(separator),
  );

const ORDINARY = fc.oneof(
  instant,
  fc.array(instant, { minLength: 2, maxLength: 3 }).map((each) => each.join(', ')),
  fc.array(address, { minLength: 1, maxLength: 5 }).map((each) => each.join(', ')),
  fc.tuple(instant, address).map((each) => each.join(' ')),
  telephone,
  fc.uuid(),
  fc.integer({ min: 1.5e9, max: 1.99e9 }).map(String),
  fc.integer({ min: 1.5e12, max: 1.99e12 }).map(String),
  fc.stringMatching(/^(?:srv|vol|lba)-[a-z\d]{5}$/u),
  fc.stringMatching(/^00[1-9]\d{7,11}$/u),
);

test('dates, addresses, telephone numbers, ids and timestamps are none', () => {
  fc.assert(
    fc.property(ORDINARY, fc.constantFrom('¦', 'Since ¦.', 'a ¦ b', '(¦)'), (text, around) => {
      expect(holdsCard(around.replace('¦', text))).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
