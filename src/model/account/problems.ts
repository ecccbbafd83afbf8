import { countryName } from '@/lib/countries';

/** What is wrong with an account's name (spec 1 §5). */
export function accountNameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter an account name.' : undefined;
}

/** What is wrong with the choice of a country (spec 1 §5). */
export function countryProblem(code: string): string | undefined {
  return countryName(code) === undefined ? 'Please select your country.' : undefined;
}
