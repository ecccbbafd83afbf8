import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NotBuiltOutside } from '@/screens/door/not-built';
import { type App, whenSignedIn } from './boot/create-app';
import { GateWhileLoading, SessionGate } from './door/session-gate';
import { SignOut } from './door/sign-out';
import { importFresh } from './boot/stale-release';

/** Where the panel's own routes are put when it arrives. */
const PANEL = 'panel';

/** Outside the panel, for people who need not be signed in (specification 1 §2). */
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

/** The entry's routes; any other path goes to the panel, whose table loads once somebody is signed in. */
function entryRoutes(app: App): RouteObject[] {
  return [
    {
      path: '/',
      HydrateFallback: () => <GateWhileLoading app={app} />,
      children: [
        ...OUTSIDE.map((path) => ({ path, element: <NotBuiltOutside /> })),
        { path: 'logout', element: <SignOut /> },
        { id: PANEL, element: <SessionGate app={app} />, children: [] },
      ],
    },
  ];
}

export function createRouter(app: App) {
  let panel: Promise<void> | undefined;
  return createBrowserRouter(entryRoutes(app), {
    patchRoutesOnNavigation: async ({ patch }) => {
      panel ??= whenSignedIn(app)
        .then(() => importFresh(() => import('./panel/install-panel')))
        .then(({ installPanel }) => patch(PANEL, installPanel(app)));
      await panel;
    },
  });
}
