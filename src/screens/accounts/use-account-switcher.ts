import { useCallback } from 'react';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { AccountSwitcher } from './account-switcher';

/** Opens the account switcher. */
export function useAccountSwitcher(): () => void {
  const dialogs = useDialogs();
  return useCallback(() => void dialogs.open(AccountSwitcher, {}), [dialogs]);
}
