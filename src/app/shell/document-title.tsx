import { useEffect, useRef, useState } from 'react';
import {
  type UIMatch,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { useTrail } from '@/components/records/page/use-trail';
import { withBase } from '@/lib/base-path';
import { truncateName } from '@/lib/text';
import { useAnnounced } from '@/ui/announcer';
import { usePageTitle } from '@/ui/page/page-title';
import { isEditorOver } from './is-editor-over';
import { useEndedBehind } from './use-ended-behind';

/** The opener had the focus when an editor opened over the page. */
interface Before {
  readonly pathname: string;
  readonly matches: readonly UIMatch[];
  readonly opener: HTMLElement | undefined;
}

/** Not in a layer over the page. */
function focusedOnPage(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.closest('main') !== null
    ? activeElement
    : undefined;
}

/** The pencil that opened an editor may have been re-rendered. */
function linksTo(pathname: string): HTMLElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const address = withBase(pathname);
  return [...links].filter((link) => link.pathname === address);
}

/** A candidate may be gone, or hidden in a narrow window. */
function focusFirst(
  candidates: readonly (HTMLElement | null | undefined)[],
  options?: FocusOptions,
): void {
  for (const candidate of candidates) {
    candidate?.focus(options);
    if (candidate && document.activeElement === candidate) return;
  }
}

/**
 * Sets title, status and focus after navigation. An editor returns the focus to what opened it, Back to
 * the link of the page that was left.
 */
export function DocumentTitle({ product }: { product: string }) {
  const trail = useTrail();
  const standIn = usePageTitle();
  const title = standIn ?? trail.title;
  const ended = useEndedBehind();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const went = useNavigationType();
  const matches = useMatches();
  const [announced, setAnnounced] = useState('');
  useAnnounced(standIn ?? announced);
  const last = useRef<Before>({ pathname, matches, opener: undefined });

  useEffect(() => {
    const before = last.current;
    if (state !== 'idle' || before.pathname === pathname) return;
    const opener = focusedOnPage();
    last.current = { pathname, matches, opener };
    setAnnounced(trail.title);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (isEditorOver(before.matches, matches)) {
      focusFirst([before.opener, ...linksTo(before.pathname), heading]);
      return;
    }
    const opened = isEditorOver(matches, before.matches);
    if (opened && opener !== undefined) return;
    if (went === 'POP') {
      // The place of then has been scrolled to. Forward, from a list to a page of its own, is to the page.
      const left = pathname.startsWith(before.pathname) ? [] : linksTo(before.pathname);
      focusFirst([...left, heading], { preventScroll: true });
      return;
    }
    // An opened editor has focused its field, and its page must not scroll.
    if (opener?.matches('input, textarea, select') !== true) {
      heading?.focus({ preventScroll: opened });
    }
  }, [matches, pathname, state, trail.title, went]);

  return (
    <title>
      {[ended, title === '' ? undefined : truncateName(title), product].filter(Boolean).join(' · ')}
    </title>
  );
}
