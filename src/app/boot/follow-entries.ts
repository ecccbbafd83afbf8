import { type createMemoryRouter, type Location, parsePath } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

/**
 * Keeps the history's entries as the router makes them, since no browser of before 2026 tells them.
 * Those from before the page was loaded are not known.
 *
 * @returns whether the entry before the open one is of a path; of its query too if the path has one
 */
export function followEntries(router: Router): (path: string) => boolean {
  let entries: Location[] = [router.state.location];
  let open = 0;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === entries[open]?.key) return;
    if (historyAction === 'PUSH') {
      open += 1;
      entries = entries.slice(0, open);
    }
    if (historyAction === 'POP') {
      const known = entries.findIndex(({ key }) => key === location.key);
      if (known < 0) entries = [];
      open = Math.max(known, 0);
    }
    entries[open] = location;
  });
  return (path) => {
    const before = entries[open - 1];
    const { pathname, search } = parsePath(path);
    return before?.pathname === pathname && (search === undefined || before?.search === search);
  };
}
