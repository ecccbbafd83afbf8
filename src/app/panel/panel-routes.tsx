import { type RouteObject, useLocation, useParams } from 'react-router-dom';
import { NotBuilt } from '@/screens/not-built/not-built';
import { MissingId, NotFound } from '@/screens/not-found/not-found';
import { AccountFrame } from './account-frame';
import { SCREENS, UNBUILT, UNBUILT_USER, type UnbuiltArea } from './areas';
import { AccountHome, Home } from './home';
import { Panel, type PanelProps } from './panel';
import { RouteError } from './route-error';
import { screenObject } from './screen-object';

function unbuilt({ path, title }: UnbuiltArea): RouteObject {
  return { path, handle: { title }, element: <NotBuilt title={title} /> };
}

function Unmatched() {
  return useLocation().pathname.includes('//') ? <MissingId /> : <NotFound />;
}

/** First segments of the paths below an account. */
const KNOWN: ReadonlySet<string | undefined> = new Set(
  [...SCREENS, ...UNBUILT].map(({ path }) => path.split('/')[0]),
);

function UnmatchedInAccount() {
  const [kind] = (useParams()['*'] ?? '').split('/');
  return KNOWN.has(kind) ? <Unmatched /> : <NotFound why="Unknown resource kind" />;
}

/** The panel's routes, inside its frame. */
export function panelRoutes(props: PanelProps): RouteObject[] {
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
            ...SCREENS.map((screen) => screenObject(screen, () => props.app.reach.opening())),
            ...UNBUILT.map(unbuilt),
            { path: '*', element: <UnmatchedInAccount /> },
          ],
        },
        ...UNBUILT_USER.map(unbuilt),
        { path: '*', element: <Unmatched /> },
      ],
    },
  ];
}
