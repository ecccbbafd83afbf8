import { countryName } from '@/lib/countries';

/** Validates an account's name (spec 1 §5). */
export function accountNameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter an account name.' : undefined;
}

/** Validates the choice of a country (spec 1 §5). */
export function countryProblem(code: string): string | undefined {
  return countryName(code) === undefined ? 'Please select your country.' : undefined;
}
