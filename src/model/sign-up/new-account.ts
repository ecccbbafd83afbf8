import type { Problems } from '@/model/problems';

export interface NewAccount {
  readonly name: string;
  readonly country: string;
}

export function newAccountProblems({ name, country }: NewAccount): Problems<NewAccount> {
  return {
    name: name.trim() === '' ? 'Please enter an account name.' : undefined,
    country: country === '' ? 'Please select your country.' : undefined,
  };
}
