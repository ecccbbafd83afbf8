import { Navigate, Outlet, redirectDocument, type RouteObject } from 'react-router-dom';
import { paths } from '@/model/paths';
import type { App } from '@/app/boot/create-app';
import { PUBLIC_ROUTES } from '@/app/auth/public-routes';
import { SessionGate, SignOut, Waiting } from '@/app/auth/session-gate';

export function routes(app: App, panel: readonly RouteObject[]): RouteObject[] {
  return [
    // Pages before the panel are documents of their own.
    ...PUBLIC_ROUTES.map((path) => ({
      path,
      loader: ({ request }: { request: Request }) => redirectDocument(request.url),
    })),
    {
      path: 'logout',
      element: (
        <SignOut>
          <Navigate to={paths.home} replace />
        </SignOut>
      ),
    },
    {
      element: (
        <SessionGate app={app}>
          <Outlet />
        </SessionGate>
      ),
      HydrateFallback: Waiting,
      children: [...panel],
    },
  ];
}
