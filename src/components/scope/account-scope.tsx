import { createContext, type ReactNode, use, useCallback } from 'react';
import { NO_ACCOUNT } from '@/store/accounts/accounts-slice';
import { DialogSurround } from '@/ui/dialogs/dialog-stack';

/** The account of a screen and its dialogs; `NO_ACCOUNT` outside accounts. */
export const AccountContext = createContext<string>(NO_ACCOUNT);

export function useAccount(): string {
  return use(AccountContext);
}

interface AccountScopeProps {
  readonly account: string;
  readonly children: ReactNode;
}

export function AccountScope({ account, children }: AccountScopeProps) {
  const surround = useCallback(
    (dialog: ReactNode) => <AccountScope account={account}>{dialog}</AccountScope>,
    [account],
  );
  return (
    <AccountContext value={account}>
      <DialogSurround value={surround}>{children}</DialogSurround>
    </AccountContext>
  );
}
