import { countryName } from '@/lib/countries';

export function accountNameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter an account name.' : undefined;
}

export function countryProblem(code: string): string | undefined {
  return countryName(code) === undefined ? 'Please select your country.' : undefined;
}
