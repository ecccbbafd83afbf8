import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useRouteGuard } from '../leave/route-guard';

const SEARCH = 'search';

interface SearchAddress {
  /** What is looked for; undefined while the search is closed. */
  readonly term: string | undefined;
  /** Answers whether it was not open yet. */
  readonly open: () => boolean;
  /** Leads back to the page's own address. */
  readonly close: () => void;
}

/** The search is open while the address has `?search` (spec 3 §2): as one step of the history. */
export function useSearchAddress(): SearchAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const { returnTo } = useRouteGuard();
  const query = new URLSearchParams(location.search);
  const term = query.get(SEARCH) ?? undefined;
  // The address follows a press later: until then a second one would take a second step.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
  }, [location]);

  function leave(): boolean {
    if (isLeft.current) return false;
    isLeft.current = true;
    return true;
  }

  function open() {
    if (term !== undefined || !leave()) return false;
    query.set(SEARCH, '');
    const to = createPath({ ...location, search: String(query) });
    void navigate(to, { state: location.state as unknown, preventScrollReset: true });
    return true;
  }

  function close() {
    if (term === undefined || !leave()) return;
    query.delete(SEARCH);
    returnTo(createPath({ ...location, search: String(query) }));
  }

  return { term, open, close };
}
