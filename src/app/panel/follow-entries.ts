import { type createMemoryRouter, createPath, parsePath } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

/** What is kept with the open entry of the history, beside what the router keeps there. */
interface EntryState {
  /** The path of the entry before. */
  readonly before?: string;
}

/** The open entry's own state. */
type Entry = Pick<History, 'state' | 'replaceState'>;

/**
 * Keeps with each entry of the history the path of the one before it, since no browser of before 2026
 * tells that. The entry's own state outlives a reload, and is forgotten when the entry is. An entry
 * that the panel did not make says nothing; where the one before was given another path since, it is
 * told as it was.
 *
 * @returns whether the entry before the open one is of a path; of its query too if the path has one
 */
export function followEntries(
  router: Router,
  entry: Entry = window.history,
): (path: string) => boolean {
  const read = () => entry.state as EntryState | null;
  let { location: open } = router.state;
  let before = read()?.before;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === open.key) return;
    if (historyAction === 'POP') before = read()?.before;
    else {
      if (historyAction === 'PUSH') before = createPath(open);
      // The router has just written its own.
      entry.replaceState({ ...read(), before }, '');
    }
    open = location;
  });
  return (path) => {
    if (before === undefined) return false;
    const was = parsePath(before);
    const { pathname, search } = parsePath(path);
    return was.pathname === pathname && (search === undefined || was.search === search);
  };
}
