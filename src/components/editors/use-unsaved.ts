import { useEffect } from 'react';
import { usePageGuard } from '../leave/use-page-guard';
import { useRouteGuard } from '../leave/route-guard';

interface UnsavedOptions {
  /** Called when leaving. */
  readonly isUnsaved: () => boolean;
  readonly onLeave: () => void;
  /** The address of the changes, with all below it; by default the current one. */
  readonly root?: string | undefined;
}

/** Asks before unfinished changes are lost: the browser on closing, a dialog elsewhere. */
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
