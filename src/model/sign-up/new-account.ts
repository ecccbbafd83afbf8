import type { Problems } from '@/model/problems';

/** What an account is set up with. */
export interface NewAccount {
  readonly name: string;
  /** `GB` */
  readonly country: string;
}

/** What is wrong with it (spec 1 §5). */
export function newAccountProblems({ name, country }: NewAccount): Problems<NewAccount> {
  return {
    name: name.trim() === '' ? 'Please enter an account name.' : undefined,
    country: country === '' ? 'Please select your country.' : undefined,
  };
}
