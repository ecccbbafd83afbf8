import { shallowEqual, useSelector } from 'react-redux';
import { type UIMatch, useLocation, useMatches } from 'react-router-dom';
import { KINDS, type Kind } from '@/model/kinds';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import type { Crumb } from '@/ui/page/page-header';
import { isRouteHandle, type RouteHandle } from './route-handle';

/** The document's title and crumbs. */
export interface Trail {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
}

interface Step {
  readonly match: UIMatch;
  readonly handle: RouteHandle;
}

function steps(matches: readonly UIMatch[]): Step[] {
  return matches.flatMap((match) =>
    isRouteHandle(match.handle) ? [{ match, handle: match.handle }] : [],
  );
}

/** What replaces the page has its own title (`ui/page/page-title.ts`). */
export function useTrail(): Trail {
  const way = steps(useMatches());
  const { hash } = useLocation();
  const names = useSelector(
    (state: WithResources) =>
      way.map(({ match, handle }) => {
        if (handle.record === undefined) return handle.titleAt?.(hash) ?? handle.title ?? '';
        const id = match.params[handle.record.param] ?? '';
        return titleOf(selectRecord(state, handle.record.kind, id) ?? { id });
      }),
    shallowEqual,
  );
  const title = names.findLast((name) => name !== '') ?? '';
  const last = way.findLastIndex((_, index) => names[index] !== '');
  const crumbs: Crumb[] = [];
  way.forEach(({ match, handle }, index) => {
    if (handle.section !== undefined) crumbs.push({ label: handle.section });
    const kind = handle.record?.kind ?? handle.under;
    const list = kind === undefined ? undefined : listOf(kind, match);
    if (list !== undefined) crumbs.push(list);
    const label = handle.crumb ?? (handle.record === undefined ? undefined : names[index]);
    if (index < last && label !== undefined && label !== '') {
      crumbs.push({ label, to: slashed(match.pathname) });
    }
  });
  return { title, crumbs };
}

/** The list above a record's page, which is no parent route. */
function listOf(kind: Kind, { params: { account } }: UIMatch): Crumb | undefined {
  const { plural, route } = KINDS[kind];
  if (route === undefined || account === undefined) return undefined;
  return { label: plural, to: paths.list(kind, account) };
}

function slashed(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
