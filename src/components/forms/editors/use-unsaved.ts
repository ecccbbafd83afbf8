import { useEffect, useState } from 'react';
import { LEAVE_QUESTIONS, type Left } from '@/components/scope/leave/leave-questions';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { usePageGuard } from '@/components/scope/leave/page-guard';

interface UnsavedOptions {
  /** Called when leaving. */
  readonly isUnsaved: () => boolean;
  readonly onLeave: () => void;
  readonly left?: Left;
  /** The address of the changes, including all below it. By default the current one. */
  readonly root?: string | undefined;
  /** The part of the query that shows the changes, such as `?add`. Without it they are left. */
  readonly query?: string | undefined;
}

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

export function useLatch(now: boolean): boolean {
  const [latched, setLatched] = useState(now);
  if (now && !latched) setLatched(true);
  return latched || now;
}
