import { type ReactNode, useCallback } from 'react';
import { DialogSurround } from '@/ui/dialogs/dialog-stack';
import { AccountContext } from './account-context';

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
