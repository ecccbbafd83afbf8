/** ISO 3166-1 alpha-2 code, in capitals as the wire has it, and the name. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

const COMMON = ['GB', 'DK', 'FR', 'DE', 'NL', 'NO', 'IE', 'IT', 'PT', 'ES', 'US'];

/** Default if nothing better is known: docs/product/accounts.md#country-guess. */
export const FALLBACK_COUNTRY = 'GB';

/**
 * Codes that browsers name though they are no countries: unions, test codes, parts of countries
 * (CLDR).
 */
const NO_COUNTRY: ReadonlySet<string> = new Set(
  'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '),
);

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

/**
 * True if the code is today's: a country of the past or by another name (UK, SU) leads to today's.
 */
function isOfToday(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}

/** Undefined for text that is no country's code; upper and lower case both count. */
export function countryName(code: string): string | undefined {
  const region = code.toUpperCase();
  if (!/^[A-Z]{2}$/u.test(region) || NO_COUNTRY.has(region)) return undefined;
  return names.of(region);
}

function countryOf(code: string): readonly Country[] {
  const name = isOfToday(code) ? countryName(code) : undefined;
  return name === undefined ? [] : [{ code, name }];
}

interface Countries {
  /** In the order of docs/product/accounts.md#country-list. */
  readonly common: readonly Country[];
  readonly others: readonly Country[];
}

/**
 * All countries that the browser can name, those that most customers live in first. Takes some
 * milliseconds.
 */
export function countries(): Countries {
  return {
    common: COMMON.flatMap(countryOf),
    others: LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter((code) => !COMMON.includes(code))
      .flatMap(countryOf)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB')),
  };
}
