import { useCallback } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('./account-switcher'));
const AccountSwitcher = lazyLayer(async () => ({ default: (await load()).AccountSwitcher }));

export function useAccountSwitcher(): () => void {
  const dialogs = useDialogs();
  return useCallback(() => void dialogs.open(AccountSwitcher, {}), [dialogs]);
}
