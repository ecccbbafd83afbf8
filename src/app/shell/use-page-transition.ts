import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { isOver } from './is-over';

/** Spec 1 §9: page transition 0.2 s. */
const TRANSITION: KeyframeAnimationOptions = { duration: 200, easing: 'ease-out' };

/** What of a new page shows from its first frame on: all of it can be read and pressed at once. */
const FAINT = 0.4;

/**
 * Lets a new page fade in, where people have not asked for less motion. It is there from the start
 * and holds nobody up, unlike a view transition, which takes no press before it ends. An editor that
 * opens over a page is no new one, nor is a change of the query or hash.
 */
export function usePageTransition(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const last = useRef({ pathname, matches });

  // Before the new page is painted, or it would be seen once in full and then fade.
  useLayoutEffect(() => {
    const before = last.current;
    if (before.pathname === pathname) return;
    last.current = { pathname, matches };
    if (isOver(before.matches, matches) || isOver(matches, before.matches)) return;
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    document.querySelector('main')?.animate({ opacity: [FAINT, 1] }, TRANSITION);
  }, [matches, pathname]);
}
