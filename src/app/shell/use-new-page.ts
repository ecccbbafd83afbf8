import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { isOver } from './is-over';

/**
 * Tells of each page that takes another's place, before it is painted. An editor that opens over a
 * page is no new one, nor is a change of the query or hash.
 */
export function useNewPage(onNewPage: () => void): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const last = useRef({ pathname, matches });
  const tell = useEffectEvent(onNewPage);

  useLayoutEffect(() => {
    const before = last.current;
    if (before.pathname === pathname) return;
    last.current = { pathname, matches };
    if (isOver(before.matches, matches) || isOver(matches, before.matches)) return;
    tell();
  }, [matches, pathname]);
}
