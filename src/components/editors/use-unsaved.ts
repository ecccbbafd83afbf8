import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { usePageGuard } from '../leave/use-page-guard';

const QUESTION = {
  title: 'Leave without saving?',
  body: 'What you changed here has not been saved yet.',
  confirmLabel: 'Leave',
  cancelLabel: 'Keep editing',
  danger: true,
};

interface UnsavedOptions {
  /** Asked at the moment of leaving. */
  readonly isUnsaved: () => boolean;
  /** The changes are given up. */
  readonly onLeave: () => void;
  /** The address that the changes belong to, with all that is below it; the open one when absent. */
  readonly root?: string | undefined;
}

/**
 * Asks before unfinished changes are left behind: by the browser when the page is closed, by a dialog
 * when the way leads elsewhere in the panel, another account and the log-out among it.
 */
export function useUnsaved(unsaved: boolean, options: UnsavedOptions): void {
  const { isUnsaved, onLeave, root } = options;
  usePageGuard(unsaved);
  const dialogs = useDialogs();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (root === undefined || !nextLocation.pathname.startsWith(root)) &&
      isUnsaved(),
  );
  const { state } = blocker;
  const latest = useRef({ blocker, onLeave });
  useEffect(() => {
    latest.current = { blocker, onLeave };
  });

  // Once for each attempt to leave, whatever else changes while the question stands.
  useEffect(() => {
    if (state !== 'blocked') return;
    void dialogs.open(ConfirmDialog, QUESTION).then((leave) => {
      const { blocker: asked, onLeave: giveUp } = latest.current;
      if (leave === true) {
        giveUp();
        asked.proceed?.();
      } else {
        asked.reset?.();
      }
    });
  }, [dialogs, state]);
}
