import { shallowEqual, useSelector } from 'react-redux';
import { generatePath, type UIMatch, useLocation, useMatches } from 'react-router-dom';
import { idInAddress } from '@/model/orbit/ids';
import { titleOf } from '@/model/title';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import type { Crumb } from '@/ui/page/page-header';
import { isRouteHandle, type RouteHandle, type RouteWords } from './screen-route';
import { tabAt } from './tabs';

export interface Trail {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
}

interface Step {
  readonly handle: RouteWords;
  readonly params: UIMatch['params'];
  readonly to: string;
  readonly section?: string | undefined;
}

function stepsOf(match: UIMatch, handle: RouteHandle, parent: UIMatch | undefined): Step[] {
  const { params } = match;
  const base = slashed(encoded(parent?.pathname ?? ''));
  const above = (handle.above ?? []).map((page) => ({
    handle: page.handle,
    params,
    to: slashed(base + generatePath(page.path, params)),
  }));
  const { section } = handle;
  return [...above, { handle, params, section, to: slashed(encoded(match.pathname)) }];
}

/** Screens that replace the page set their own title (`ui/page/page-title.tsx`). */
export function useTrail(): Trail {
  const matches = useMatches();
  const location = useLocation();
  const way = matches.flatMap((match, index) =>
    isRouteHandle(match.handle) ? stepsOf(match, match.handle, matches[index - 1]) : [],
  );
  const tab = way.findLast(({ handle }) => handle.tab !== undefined)?.handle.tab;
  const hash = tab ?? location.hash;
  const names = useSelector(
    (state: WithResources) =>
      way.map(({ params, handle }) => {
        if (handle.tabs !== undefined) return tabAt(handle.tabs, hash).title;
        const named = handle.titleAt?.({ params });
        if (named !== undefined || handle.record === undefined) return named ?? handle.title ?? '';
        const { kind, param } = handle.record;
        const id = idInAddress(kind, param, params);
        return titleOf(selectRecord(state, kind, id) ?? { id });
      }),
    shallowEqual,
  );
  const title = names.findLast((name) => name !== '') ?? '';
  const last = way.findLastIndex((_, index) => names[index] !== '');
  const crumbs: Crumb[] = [];
  // Top pages have no crumbs above them: pages in the navigation, even below an editor, and pages
  // directly below the account, which the bar names.
  const isTop =
    way.some(({ section }) => section !== undefined) ||
    way.slice(0, last).every(({ handle }) => handle.record?.kind === 'account');
  way.forEach(({ handle, to }, index) => {
    const label = handle.crumb ?? (handle.title === undefined ? names[index] : undefined);
    if (!isTop && index < last && label !== undefined && label !== '') {
      crumbs.push({ label, to: handle.tabs === undefined ? to : to + (tab ?? '') });
    }
  });
  return { title, crumbs };
}

/** The router decodes the path of a match, except slashes within a segment. */
function encoded(path: string): string {
  const parts = path.split('/').map((part) => part.replaceAll('%2F', '/'));
  return parts.map(encodeURIComponent).join('/');
}

function slashed(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
