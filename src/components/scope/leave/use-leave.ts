import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectPendingCount, type WithCalls } from '@/store/calls/calls-slice';
import { selectIsTransferring, type WithTransfers } from '@/store/transfers/transfers-slice';
import { events } from '@/store/events/events-slice';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { words } from '../words';

/** An account, whose uploads continue, or the whole session. */
type Left = 'account' | 'session';

function lossOf(state: WithCalls & WithTransfers, left: Left): string | undefined {
  const { pending, uploads } = words.leave.now;
  if (selectPendingCount(state) > 0) return pending;
  return left === 'session' && selectIsTransferring(state) ? uploads : undefined;
}

/** Asks before an account switch or log-out with calls or uploads under way. */
export function useLeave(left: Left): (go: () => void) => Promise<void> {
  const store = useStore<WithCalls & WithTransfers>();
  const dialogs = useDialogs();
  return useCallback(
    async (go) => {
      const body = lossOf(store.getState(), left);
      if (body !== undefined) {
        const { title, confirmLabel, cancelLabel } = words.leave.now;
        const leave = await dialogs.open(ConfirmDialog, {
          title,
          body,
          confirmLabel,
          cancelLabel,
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
