import { createContext, use } from 'react';
import { NO_ACCOUNT } from '@/store/accounts/accounts-selectors';

/** The account of a screen and its dialogs; `NO_ACCOUNT` outside accounts. */
export const AccountContext = createContext<string>(NO_ACCOUNT);

export function useAccount(): string {
  return use(AccountContext);
}
