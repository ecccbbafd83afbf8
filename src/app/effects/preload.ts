import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isRouteHandle } from '@/components/page/route-handle';
import type { Preload } from '@/components/links/preload-context';
import { parseId } from '@/model/ids';
import { resources } from '@/store/resources/resources-actions';
import type { App } from '../boot/create-app';

/** Fetches the code of a route. The module registry keeps it; the route itself asks again. */
function fetchCode({ lazy }: RouteObject): void {
  if (typeof lazy !== 'function') return;
  // A failure is left for the navigation itself, which tells.
  lazy().catch(() => undefined);
}

/** Readies the screen of a path: its code, and the read of its record, which is skipped when fresh. */
export function createPreload({ store, reach }: App): Preload {
  return (path) => {
    const url = new URL(path, window.location.href);
    for (const { route, params } of matchRoutes(reach.routes(), url.pathname) ?? []) {
      fetchCode(route);
      const record = isRouteHandle(route.handle) ? route.handle.record : undefined;
      if (record === undefined || record.kind === 'account') continue;
      const id = parseId(record.kind, params[record.param] ?? '');
      const account = parseId('account', params['account'] ?? '');
      if (id !== undefined && account !== undefined) {
        store.dispatch(resources.actions.recordWanted({ kind: record.kind, id, account }));
      }
    }
  };
}
