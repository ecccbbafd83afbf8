import { useState } from 'react';
import { useSelector } from 'react-redux';
import { AccountScope } from '@/components/scope/account-scope';
import { isInactive } from '@/model/account/status';
import { NO_ACCOUNT, selectAccounts } from '@/store/accounts/accounts-slice';
import type { Action } from '@/ui/action-menu';
import { Modal } from '@/ui/dialogs/modal';
import { PalettePanel } from './palette-panel';

export interface PaletteProps {
  /** Account of the frame; absent on the user's own pages. */
  readonly account: string | undefined;
  readonly help: readonly Action[];
  readonly term: string;
  readonly earlyText: () => string;
  readonly showKeys: () => void;
  readonly onClose: () => void;
}

/**
 * Returns `NO_ACCOUNT` for an account that is not the user's or has nothing to show: nothing of it
 * is read.
 */
function useOwn(account: string | undefined): string {
  const { accounts, status } = useSelector(selectAccounts);
  if (account === undefined) return NO_ACCOUNT;
  const isOwn = accounts.some((each) => each.id === account && !isInactive(each));
  return isOwn || status === 'error' ? account : NO_ACCOUNT;
}

export function Palette({ account, earlyText, onClose, ...rest }: PaletteProps) {
  const own = useOwn(account);
  const [early] = useState(earlyText);
  return (
    <AccountScope account={own}>
      <Modal size="search" onClose={onClose}>
        <PalettePanel {...rest} early={early} close={onClose} />
      </Modal>
    </AccountScope>
  );
}
