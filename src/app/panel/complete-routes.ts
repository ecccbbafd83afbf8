import type { createBrowserRouter } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import type { App } from '../boot/create-app';
import { importFresh } from '../boot/stale-release';
import { FIRST_AREAS } from './first-areas';
import { areaRoutes, RouteIds } from './panel-routes';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>;

export function completeRoutes(app: App, router: Router): App['routerHandle']['complete'] {
  const load = lazyPart(async () => (await import('./areas')).AREAS);
  const targetAddress = () => app.routerHandle.opening();
  let added: Promise<void> | undefined;
  async function add() {
    const areas = await importFresh({ part: 'areas', load, targetAddress });
    for (const scope of ['account', 'user'] as const) {
      const further = areas[scope].filter((area) => !FIRST_AREAS[scope].includes(area));
      router.patchRoutes(RouteIds[scope], areaRoutes(app, further));
    }
  }
  return async () => {
    added ??= add();
    try {
      await added;
    } catch (thrown) {
      added = undefined;
      throw thrown;
    }
  };
}
