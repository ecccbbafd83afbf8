import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { isEditorOver } from './is-editor-over';

/** An editor over a page, a query or a hash is no new page. */
export function useNewPage(onNewPage: () => void): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const last = useRef({ pathname, matches });
  const notify = useEffectEvent(onNewPage);

  useLayoutEffect(() => {
    const before = last.current;
    if (before.pathname === pathname) return;
    last.current = { pathname, matches };
    if (isEditorOver(before.matches, matches) || isEditorOver(matches, before.matches)) return;
    notify();
  }, [matches, pathname]);
}
