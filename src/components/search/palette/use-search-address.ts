import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useRouteGuard } from '@/components/scope/leave/route-guard';

interface SearchAddress {
  /** What is looked for; null while the search is closed. */
  readonly term: string | null;
  /** Answers whether it was not open yet. */
  readonly open: () => boolean;
  /** Leads back to the page's own address. */
  readonly close: () => void;
}

/**
 * The search is open while the address has `?search` (spec 3 §2): as one step of the history. `onClosed`, which
 * stays the same, is told of each address without.
 */
export function useSearchAddress(onClosed: () => void): SearchAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const { returnTo } = useRouteGuard();
  const query = new URLSearchParams(location.search);
  const term = query.get('search');
  // The address follows a press later: until then a second one would take a second step.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    if (term === null) onClosed();
  }, [location, onClosed, term]);

  function leave(isOpen: boolean): boolean {
    if (isLeft.current || (term !== null) !== isOpen) return false;
    isLeft.current = true;
    if (isOpen) query.delete('search');
    else query.set('search', '');
    const to = createPath({ ...location, search: String(query) });
    if (isOpen) returnTo(to);
    else void navigate(to, { state: location.state as unknown, preventScrollReset: true });
    return true;
  }

  return { term, open: () => leave(false), close: () => void leave(true) };
}
