import { Navigate, Outlet, redirectDocument, type RouteObject } from 'react-router-dom';
import { paths } from '@/model/paths';
import type { App } from '../boot/create-app';
import { PUBLIC_ROUTES } from '../auth/public-routes';
import { SessionGate, Waiting } from '../auth/session-gate';
import { SignOut } from '../auth/sign-out';

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
