import { useEffect } from 'react';
import { type Left, LEAVE_QUESTIONS } from '@/components/scope/leave/leave-questions';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { usePageGuard } from '@/components/scope/leave/use-page-guard';

interface UnsavedOptions {
  /** Called when leaving. */
  readonly isUnsaved: () => boolean;
  readonly onLeave: () => void;
  /** By default what has not been saved. */
  readonly left?: Left;
  /** The address of the changes, with all below it; by default the current one. */
  readonly root?: string | undefined;
  /** What of the query they stand under, such as `?add`: without it they are left. */
  readonly query?: string | undefined;
}

/** Whether a query still says all that another does. */
function says(search: string, query: string): boolean {
  const given = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value);
}

/** Asks before unfinished changes are lost: the browser on closing, a dialog elsewhere. */
export function useUnsaved(unsaved: boolean, options: UnsavedOptions): void {
  const { isUnsaved, onLeave, left = 'unsaved', root, query = '' } = options;
  usePageGuard(unsaved);
  const { watch } = useRouteGuard();
  useEffect(() =>
    watch({
      isLost: (from, to) =>
        (from.pathname === to.pathname
          ? !says(to.search, query)
          : root === undefined || !to.pathname.startsWith(root)) && isUnsaved(),
      giveUp: onLeave,
      question: LEAVE_QUESTIONS[left],
    }),
  );
}
