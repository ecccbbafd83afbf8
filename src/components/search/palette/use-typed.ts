import { use, useCallback, useEffect, useState } from 'react';
import {
  createPath,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { DEBOUNCE_MS } from '../use-search';

interface Typed {
  readonly text: string;
  readonly type: (text: string) => void;
}

/**
 * Text of the field, which the address follows once typing rests. A new term in the address sets
 * the text.
 */
export function useTyped(term: string, early: string): Typed {
  const location = useLocation();
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;
  const [text, setText] = useState(term + early);
  const [seen, setSeen] = useState({ term, written: term });

  if (seen.term !== term) {
    setSeen({ ...seen, term });
    if (seen.written !== term) setText(term);
  }

  const write = useCallback(() => {
    // Writing would cancel a navigation, which the router knows of before it is drawn.
    const now = router?.state;
    if (now?.navigation.state !== 'idle' || now.location.key !== location.key) return;
    const query = new URLSearchParams(location.search);
    query.set('search', text);
    setSeen((last) => ({ ...last, written: text }));
    const to = createPath({ ...location, search: String(query) });
    void navigate(to, {
      replace: true,
      preventScrollReset: true,
      state: location.state as unknown,
    });
  }, [location, navigate, router, text]);

  useEffect(() => {
    if (text === term) return undefined;
    const timer = setTimeout(write, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term, text, write]);

  return { text, type: setText };
}
