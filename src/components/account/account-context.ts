import { createContext, use } from 'react';
import { NO_ACCOUNT } from '@/store/accounts/accounts-selectors';

/** The account that a screen is of, and what opens over it; `NO_ACCOUNT` outside of all. */
export const AccountContext = createContext<string>(NO_ACCOUNT);

/** The id of the account that is worked in here. */
export function useAccount(): string {
  return use(AccountContext);
}
