import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NotBuiltOutside } from '@/screens/door/not-built-outside';
import type { App } from './boot/create-app';
import { SessionGate, Waiting } from './door/session-gate';
import { SignOut } from './door/sign-out';

/** Outside the panel, for people who need not be signed in (spec 1 §2). */
const OUTSIDE: readonly string[] = [
  'forgotten_password',
  'reset_password',
  'eva/:uid',
  'signup',
  'signup/next',
  'signup/collab',
  'signup/account',
  'signup/:account',
];

/** Every primitive in every state, for those who build the panel. */
const GALLERY: readonly RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '_ui/*',
        HydrateFallback: Waiting,
        lazy: async () => ({ Component: (await import('@/ui/gallery/gallery')).Gallery }),
      },
    ]
  : [];

/** What stands behind the gate until the panel is there. */
const COMING: readonly RouteObject[] = [{ path: '*', element: <Waiting /> }];

/**
 * The route table. Any path that isn't outside goes to the panel.
 *
 * @param panel the panel's routes; absent until its code has arrived
 */
export function routes(app: App, panel: readonly RouteObject[] = COMING): RouteObject[] {
  return [
    ...OUTSIDE.map((path) => ({
      path,
      element: <NotBuiltOutside product={app.config.product} />,
    })),
    { path: 'logout', element: <SignOut /> },
    ...GALLERY,
    { element: <SessionGate app={app} />, HydrateFallback: Waiting, children: [...panel] },
  ];
}

export function createRouter(app: App, panel?: readonly RouteObject[]) {
  return createBrowserRouter(routes(app, panel));
}
