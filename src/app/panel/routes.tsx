import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { paths } from '@/model/paths';
import { NotBuiltPublic } from '@/screens/auth/not-built-public';
import type { App } from '../boot/create-app';
import { PUBLIC_ROUTES } from '../auth/public-routes';
import { SessionGate, Waiting } from '../auth/session-gate';
import { SignOut } from '../auth/sign-out';

/** The public routes, and behind the session gate the given ones of the panel. */
export function routes(app: App, panel: readonly RouteObject[]): RouteObject[] {
  return [
    ...PUBLIC_ROUTES.map((path) => ({
      path,
      element: <NotBuiltPublic product={app.config.product} />,
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
