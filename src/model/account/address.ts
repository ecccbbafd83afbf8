import { countryName } from '@/lib/countries';
import { countryProblem } from '@/model/account/problems';
import type { Problems } from '@/model/problems';
import type { Records } from '@/model/records/records';

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
