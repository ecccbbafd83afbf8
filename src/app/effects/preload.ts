import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isRouteHandle } from '@/components/page/route-handle';
import type { Preload } from '@/components/links/preload-context';
import { openPath } from '@/lib/base-path';
import { parseId } from '@/model/ids';
import { idInAddress } from '@/model/orbit/ids';
import { resources } from '@/store/resources/resources-actions';
import type { App } from '../boot/create-app';
import type { Load } from './load-at-leisure';

const nothing = () => undefined;

/** The navigation itself reports a failure. */
async function fetchCode({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy === 'function') await lazy().catch(nothing);
}

/** Those that have code of their own. */
function screensAmong(routes: readonly RouteObject[]): readonly RouteObject[] {
  return routes.flatMap((route) => [
    ...(typeof route.lazy === 'function' ? [route] : []),
    ...screensAmong(route.children ?? []),
  ]);
}

const loadsOf = (screens: readonly RouteObject[]): readonly Load[] =>
  screens.map((route) => () => fetchCode(route));

/** What fetches the code of screens ahead. */
export interface ScreensAhead {
  /** Of the pages one step below the one in the address, such as those of a list's records. */
  readonly below: () => readonly Load[];
  /** Of areas that are yet to come, too. */
  readonly all: () => Iterable<Load>;
}

const isBelow =
  (page: string | undefined) =>
  ({ handle }: RouteObject): boolean =>
    page !== undefined && isRouteHandle(handle) && handle.above?.at(-1)?.path === page;

const isOfRecord = ({ handle }: RouteObject): boolean =>
  isRouteHandle(handle) && handle.record !== undefined;

/** Asked late, as a panel's routes come with its code. */
export function createScreensAhead({
  routes,
  complete,
}: Pick<App['routerHandle'], 'routes' | 'complete'>): ScreensAhead {
  return {
    below: () => {
      const page = matchRoutes([...routes()], openPath())?.at(-1)?.route;
      const pages = screensAmong(routes()).filter(isBelow(page?.path));
      // Records are opened more often than made.
      return loadsOf([...pages.filter(isOfRecord), ...pages.filter((each) => !isOfRecord(each))]);
    },
    *all() {
      yield () => complete().catch(nothing);
      yield* loadsOf(screensAmong(routes()));
    },
  };
}

/** Prefetches a path's code and, unless fresh, its record. */
export function createPreload({ store, routerHandle }: App): Preload {
  const wayTo = (pathname: string) => matchRoutes(routerHandle.routes(), pathname) ?? [];
  const preload = (pathname: string) => {
    for (const { route, params } of wayTo(pathname)) {
      void fetchCode(route);
      const record = isRouteHandle(route.handle) ? route.handle.record : undefined;
      if (record === undefined || record.kind === 'account') continue;
      const id = parseId(record.kind, idInAddress(record.kind, record.param, params));
      const account = parseId('account', params['account'] ?? '');
      if (id !== undefined && account !== undefined) {
        store.dispatch(resources.actions.recordRequested({ kind: record.kind, id, account }));
      }
    }
  };
  return (path) => {
    const { pathname } = new URL(path, window.location.href);
    if (wayTo(pathname).at(-1)?.route.path !== '*') preload(pathname);
    // Its area is yet to come.
    else void routerHandle.complete().then(() => preload(pathname), nothing);
  };
}
