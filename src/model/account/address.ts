import { countryName } from '@/lib/countries';
import type { Problems } from '@/model/problems';
import type { Records } from '@/model/records/records';

export function accountNameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter an account name.' : undefined;
}

function countryProblem(code: string): string | undefined {
  return countryName(code) === undefined ? 'Please select your country.' : undefined;
}

type Account = Records['account'];

const FIELDS = ['address_1', 'address_2', 'city', 'county', 'postcode', 'country_code'] as const;

export type Address = Readonly<Record<(typeof FIELDS)[number], string>>;

export function addressOf(account: Account): Address | undefined {
  if (FIELDS.some((field) => account[field] === undefined)) return undefined;
  const text = (field: (typeof FIELDS)[number]) => account[field] ?? '';
  return {
    address_1: text('address_1'),
    address_2: text('address_2'),
    city: text('city'),
    county: text('county'),
    postcode: text('postcode'),
    country_code: text('country_code').toUpperCase(),
  };
}

export function addressLines(account: Account): readonly string[] | undefined {
  const address = addressOf(account);
  if (address === undefined) return undefined;
  const { address_1, address_2, city, county, postcode, country_code } = address;
  const country = countryName(country_code) ?? account.country_name ?? country_code;
  return [address_1, address_2, city, county, postcode, country].filter((line) => line !== '');
}

export function addressProblems({ country_code }: Address): Problems<Address> {
  return { country_code: countryProblem(country_code) };
}

const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export function isInEu(code: string): boolean {
  return EU.has(code.toUpperCase());
}

/** Greece uses EL (Council Directive 2006/112/EC, Article 215). */
const isPrefix = (prefix: string) => prefix === 'EL' || (prefix !== 'GR' && isInEu(prefix));

/** Returns a VAT number as it is sent: in capitals, without spaces, dots or hyphens. */
export function vatNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[\s.-]/gu, '');
}

/** Validates a VAT number of the EU; an empty one is valid. */
export function vatNumberProblem(text: string): string | undefined {
  const number = vatNumber(text);
  if (number === '') return undefined;
  // The format that the VIES service of the European Commission accepts.
  const isRight = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/u.test(number) && isPrefix(number.slice(0, 2));
  return isRight ? undefined : 'Please enter an EU VAT number with its country, like IE1234567FA';
}
