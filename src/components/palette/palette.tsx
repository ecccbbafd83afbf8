import { createPath, useLocation } from 'react-router-dom';
import { NO_ACCOUNT } from '@/store/accounts/accounts-selectors';
import type { Action } from '@/ui/action-menu';
import { Modal } from '@/ui/dialogs/modal';
import { AccountScope } from '../account/account-scope';
import { useRouteGuard } from '../leave/route-guard';
import { PalettePanel } from './palette-panel';

interface PaletteProps {
  readonly account: string | undefined;
  readonly help: readonly Action[];
  /** Of the address. */
  readonly term: string;
  readonly showKeys: () => void;
}

/** The search and command palette over a page (spec 3 §2). To close it leads back to the page's own address. */
export function Palette({ account = NO_ACCOUNT, ...rest }: PaletteProps) {
  const location = useLocation();
  const { returnTo } = useRouteGuard();

  function close() {
    const query = new URLSearchParams(location.search);
    query.delete('search');
    returnTo(createPath({ ...location, search: String(query) }));
  }

  return (
    <AccountScope account={account}>
      <Modal size="search" onClose={close}>
        <PalettePanel {...rest} close={close} />
      </Modal>
    </AccountScope>
  );
}
