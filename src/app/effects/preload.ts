import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { App } from '@/app/boot/create-app';
import type { Preload } from '@/components/records/links/record-link';
import { isRouteHandle } from '@/components/records/page/screen-route';
import { parseId } from '@/model/ids';
import { idInAddress } from '@/model/orbit/ids';
import { resources } from '@/store/resources/resources-state';

const nothing = () => undefined;

/** The navigation itself reports a failure. */
async function fetchCode({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy === 'function') await lazy().catch(nothing);
}

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
