import { useState } from 'react';
import { NO_ACCOUNT } from '@/store/accounts/accounts-selectors';
import type { Action } from '@/ui/action-menu';
import { Modal } from '@/ui/dialogs/modal';
import { AccountScope } from '../account/account-scope';
import { PalettePanel } from './palette-panel';

export interface PaletteProps {
  /** What the frame is about; the user's own pages are in none. */
  readonly account: string | undefined;
  readonly help: readonly Action[];
  /** Of the address. */
  readonly term: string;
  /** What was typed before this was here. */
  readonly earlyText: () => string;
  readonly showKeys: () => void;
  readonly onClose: () => void;
}

/** The search and command palette over a page (spec 3 §2). */
export function Palette({ account = NO_ACCOUNT, earlyText, ...rest }: PaletteProps) {
  const [early] = useState(earlyText);
  return (
    <AccountScope account={account}>
      <Modal size="search" onClose={rest.onClose}>
        <PalettePanel {...rest} early={early} />
      </Modal>
    </AccountScope>
  );
}
