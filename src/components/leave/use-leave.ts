import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectPendingCount, type WithCalls } from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';

/** Spec 1 §8. */
const PENDING = 'There are pending API calls - please wait until these are cleared';

/** Asks before an account switch or log-out with calls under way (decisions.md). */
export function useLeave(): (go: () => void) => Promise<void> {
  const store = useStore<WithCalls>();
  const dialogs = useDialogs();
  return useCallback(
    async (go) => {
      if (selectPendingCount(store.getState()) > 0) {
        const leave = await dialogs.open(ConfirmDialog, {
          title: 'Leave now?',
          body: PENDING,
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
    [dialogs, store],
  );
}
