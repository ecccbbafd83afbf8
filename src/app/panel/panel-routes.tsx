import { type RouteObject, useLocation, useParams } from 'react-router-dom';
import type { ScreenRoute } from '@/components/page/screen-route';
import { MissingId, NotFound } from '@/screens/not-found/not-found';
import { AccountFrame } from './account-frame';
import type { Areas } from './areas';
import { AccountHome, Home } from './home';
import { Panel, type PanelProps } from './panel';
import { RouteError } from './route-error';
import { routeObjects } from './route-object';

function Unmatched() {
  return useLocation().pathname.includes('//') ? <MissingId /> : <NotFound />;
}

/** `known` has the first segments of the paths below an account. */
function UnmatchedInAccount({ known }: { readonly known: ReadonlySet<string | undefined> }) {
  const [kind] = (useParams()['*'] ?? '').split('/');
  return known.has(kind) ? <Unmatched /> : <NotFound why="Unknown resource kind" />;
}

/** The panel's routes, inside its frame. */
export function panelRoutes(props: PanelProps, { account, user }: Areas): RouteObject[] {
  const routesOf = (area: ScreenRoute) =>
    routeObjects(area, () => props.app.routerHandle.opening());
  const known = new Set(account.map(({ path }) => path.split('/')[0]));
  return [
    {
      element: <Panel {...props} />,
      ErrorBoundary: RouteError,
      children: [
        { index: true, element: <Home /> },
        {
          path: 'accounts/:account',
          element: <AccountFrame />,
          handle: { record: { kind: 'account', param: 'account' } },
          ErrorBoundary: RouteError,
          children: [
            { index: true, element: <AccountHome /> },
            ...account.flatMap(routesOf),
            { path: '*', element: <UnmatchedInAccount known={known} /> },
          ],
        },
        ...user.flatMap(routesOf),
        { path: '*', element: <Unmatched /> },
      ],
    },
  ];
}
