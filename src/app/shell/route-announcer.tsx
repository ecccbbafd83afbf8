import { useEffect, useRef, useState } from 'react';
import { type UIMatch, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { useTrail } from '@/components/page/use-trail';
import { cutName } from '@/lib/text';
import { usePageTitle } from '@/ui/page/page-title';
import { isOver } from './is-over';

/** Where the reader was before this route, and what had the focus when an editor opened over it. */
interface Before {
  readonly pathname: string;
  readonly matches: readonly UIMatch[];
  readonly opener: HTMLElement | undefined;
}

/** What has the focus on the page itself, rather than in a layer over it. */
function focusedOnPage(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.closest('main') !== null
    ? activeElement
    : undefined;
}

/** The links of the page that lead to a path: the pencil that opened an editor may be a new one. */
function linksTo(pathname: string): HTMLElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].filter((link) => link.pathname === pathname);
}

/** Focuses the first of several that can be: one may be gone, or hidden in a narrow window. */
function focusFirst(candidates: readonly (HTMLElement | null | undefined)[]): void {
  for (const candidate of candidates) {
    candidate?.focus();
    if (candidate && document.activeElement === candidate) return;
  }
}

/**
 * Says where a change of route has led: the document's title, the words for screen readers, and the
 * focus on the page's heading. An editor takes the focus itself, and gives it back to what opened it.
 * A change of the query or hash alone is no change of route. What stands in the place of the page is
 * told when it takes that, be it later.
 */
export function RouteAnnouncer({ product }: { product: string }) {
  const trail = useTrail();
  const standIn = usePageTitle();
  const title = standIn ?? trail.title;
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const matches = useMatches();
  const [said, setSaid] = useState('');
  const last = useRef<Before>({ pathname, matches, opener: undefined });

  useEffect(() => {
    const before = last.current;
    if (state !== 'idle' || before.pathname === pathname) return;
    const opener = focusedOnPage();
    last.current = { pathname, matches, opener };
    setSaid(trail.title);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (isOver(before.matches, matches)) {
      focusFirst([before.opener, ...linksTo(before.pathname), heading]);
      return;
    }
    const opened = isOver(matches, before.matches);
    if (opened && opener !== undefined) return;
    // An editor that opened has put the focus into its field; its page stays where it was.
    if (opener?.matches('input, textarea, select') !== true) {
      heading?.focus({ preventScroll: opened });
    }
  }, [matches, pathname, state, trail.title]);

  return (
    <>
      <title>{title === '' ? product : `${cutName(title)} · ${product}`}</title>
      <p className="visually-hidden" role="status">
        {standIn ?? said}
      </p>
    </>
  );
}
