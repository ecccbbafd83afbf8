import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { paths } from '@/model/paths';
import { NotBuiltOutside } from '@/screens/door/not-built-outside';
import type { App } from '../boot/create-app';
import { OUTSIDE } from '../door/outside';
import { SessionGate, Waiting } from '../door/session-gate';
import { SignOut } from '../door/sign-out';

/** The routes outside the panel, and the given ones of the panel. */
export function routes(app: App, panel: readonly RouteObject[]): RouteObject[] {
  return [
    ...OUTSIDE.map((path) => ({
      path,
      element: <NotBuiltOutside product={app.config.product} />,
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
