import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isRouteHandle } from '@/components/page/route-handle';
import type { Preload } from '@/components/links/preload-context';
import { parseId } from '@/model/ids';
import { idInAddress } from '@/model/orbit/ids';
import { resources } from '@/store/resources/resources-actions';
import type { App } from '../boot/create-app';
import type { Load } from './load-at-leisure';

/** The navigation itself reports a failure. */
async function fetchCode({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy === 'function') await lazy().catch(() => undefined);
}

/** What fetches the code of every screen, which only a route that has any does. */
export function screenLoads(routes: readonly RouteObject[]): readonly Load[] {
  return routes.flatMap((route) => [
    ...(typeof route.lazy === 'function' ? [() => fetchCode(route)] : []),
    ...screenLoads(route.children ?? []),
  ]);
}

/** Prefetches a path's code and, unless fresh, its record. */
export function createPreload({ store, routerHandle }: App): Preload {
  return (path) => {
    const url = new URL(path, window.location.href);
    for (const { route, params } of matchRoutes(routerHandle.routes(), url.pathname) ?? []) {
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
}
