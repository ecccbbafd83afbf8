import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectPendingCount, type WithCalls } from '@/store/calls/calls-slice';
import { selectIsTransferring, type WithTransfers } from '@/store/transfers/transfers-slice';
import { events } from '@/store/events/events-slice';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';

/** docs/product/live-updates.md#leaving */
const PENDING = 'There are pending API calls - please wait until these are cleared';

const UPLOADS = 'Files are still being uploaded. Those that have not arrived yet are given up.';

/** An account, whose uploads continue, or the whole session. */
type Left = 'account' | 'session';

function lossOf(state: WithCalls & WithTransfers, left: Left): string | undefined {
  if (selectPendingCount(state) > 0) return PENDING;
  return left === 'session' && selectIsTransferring(state) ? UPLOADS : undefined;
}

/** Asks before an account switch or log-out with calls or uploads under way. */
export function useLeave(left: Left): (go: () => void) => Promise<void> {
  const store = useStore<WithCalls & WithTransfers>();
  const dialogs = useDialogs();
  return useCallback(
    async (go) => {
      const body = lossOf(store.getState(), left);
      if (body !== undefined) {
        const leave = await dialogs.open(ConfirmDialog, {
          title: 'Leave now?',
          body,
          confirmLabel: 'Leave',
          cancelLabel: 'Stay',
          danger: true,
        });
        if (leave !== true) {
          store.dispatch(events.actions.resumed({ awayMs: 0 }));
          return;
        }
      }
      go();
    },
    [dialogs, left, store],
  );
}
