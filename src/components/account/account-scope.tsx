import { type ReactNode, useCallback } from 'react';
import { DialogSurround } from '@/ui/dialogs/dialog-stack';
import { AccountContext } from './account-context';

interface AccountScopeProps {
  readonly account: string;
  readonly children: ReactNode;
}

/** Everything within, and every dialog opened from there, is of this account. */
export function AccountScope({ account, children }: AccountScopeProps) {
  const surround = useCallback(
    (dialog: ReactNode) => <AccountContext value={account}>{dialog}</AccountContext>,
    [account],
  );
  return (
    <AccountContext value={account}>
      <DialogSurround value={surround}>{children}</DialogSurround>
    </AccountContext>
  );
}
