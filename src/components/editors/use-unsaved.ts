import { useEffect } from 'react';
import { usePageGuard } from '../leave/use-page-guard';
import { useRouteGuard } from '../leave/route-guard';

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
  const { watch } = useRouteGuard();
  useEffect(() =>
    watch({
      isLost: (from, to) =>
        from.pathname !== to.pathname &&
        (root === undefined || !to.pathname.startsWith(root)) &&
        isUnsaved(),
      giveUp: onLeave,
    }),
  );
}
