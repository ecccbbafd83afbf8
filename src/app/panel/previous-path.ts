import { type createMemoryRouter, createPath } from 'react-router-dom';
import { withoutBase } from '@/lib/base-path';

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

interface EntryState {
  readonly before?: string;
}

type Entry = Pick<History, 'state' | 'replaceState'>;

/**
 * Stores the previous path with each history entry, as browsers before 2026 do not report it.
 * Returns a reader of the open entry's previous path.
 */
export function trackPreviousPath(
  router: Router,
  entry: Entry = window.history,
): () => string | undefined {
  const read = () => entry.state as EntryState | null;
  let { location: open } = router.state;
  let before = read()?.before;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === open.key) return;
    if (historyAction === 'POP') before = read()?.before;
    else {
      if (historyAction === 'PUSH')
        before = createPath({ ...open, pathname: withoutBase(open.pathname) });
      entry.replaceState({ ...read(), before }, '');
    }
    open = location;
  });
  return () => before;
}
