import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  matchRoutes,
  Navigate,
  Outlet,
  type RouteMatch,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
} from 'react-router-dom';
import type { ScreenRoute } from '@/components/records/page/screen-route';
import { AccountScope } from '@/components/scope/account-scope';
import { withoutBase } from '@/lib/base-path';
import { parseId } from '@/model/ids';
import { paths } from '@/model/paths';
import { AccountGate, AccountsUnreadable, NoAccount } from '@/screens/accounts/account-gate';
import { MissingId, NotFound } from '@/screens/not-found/not-found';
import type { App } from '@/app/boot/create-app';
import {
  accounts,
  NO_ACCOUNT,
  selectAccounts,
  selectInvitations,
} from '@/store/accounts/accounts-slice';
import { selectList } from '@/store/resources/resources-selectors';
import {
  isFirstReadPending,
  unreadableRows,
  type WithResources,
} from '@/store/resources/resources-state';
import { Skeleton } from '@/ui/skeleton';
import { type Areas, FIRST_AREAS } from './first-areas';
import { Panel, type PanelProps } from './panel';
import { retryScreen, RouteError } from './retry-screen';
import { Nothing, routeObjects } from './route-object';

export function Home() {
  const { search } = useLocation();
  const { status, preselected } = useSelector(selectAccounts);
  const list = useSelector((state: WithResources) => selectList(state, 'account', NO_ACCOUNT));
  const invitations = useSelector(selectInvitations);
  const [atFirst] = useState(invitations);
  // An invitation found now has just redirected the user.
  if (atFirst === 'unchecked' && invitations === 'pending') return <Skeleton />;
  if (preselected !== undefined) {
    // A search goes on there.
    const query = /[?&]search=/u.test(search) ? search : '';
    return <Navigate to={paths.account(preselected) + query} replace />;
  }
  const hasFailed = list.error !== undefined;
  if (isFirstReadPending(status) && !hasFailed) return <Skeleton />;
  const isKnown = !hasFailed && unreadableRows(list).length === 0;
  return isKnown ? <NoAccount /> : <AccountsUnreadable level={1} />;
}

export function AccountFrame() {
  const dispatch = useDispatch();
  const account = parseId('account', useParams()['account'] ?? '');
  useEffect(() => {
    if (account === undefined) return undefined;
    dispatch(accounts.actions.entered(account));
    return () => {
      dispatch(accounts.actions.left());
    };
  }, [account, dispatch]);
  if (account === undefined) return <NotFound />;
  return (
    <AccountScope account={account}>
      <AccountGate>
        <Outlet />
      </AccountGate>
    </AccountScope>
  );
}

export const RouteIds = { account: 'account', user: 'panel' } as const;

export function areaRoutes(app: App, areas: readonly ScreenRoute[]): RouteObject[] {
  return areas.flatMap((area) => routeObjects(area, () => app.routerHandle.opening()));
}

function isOfUnknownKind(way: readonly RouteMatch[]): boolean {
  const parent = way.at(-2)?.route;
  if (parent?.id !== RouteIds.account) return false;
  const [kind] = (way.at(-1)?.params['*'] ?? '').split('/');
  return !(parent.children ?? []).some(({ path }) => path?.split('/')[0] === kind);
}

/** Opens the address by the routes that have come, unless another link was pressed since. */
function OpenAgain({ app }: Pick<PanelProps, 'app'>) {
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  useEffect(() => {
    const isFree = state === 'idle' && app.routerHandle.opening() === undefined;
    if (isFree) void navigate(location, { replace: true, state: location.state as unknown });
  }, [app, location, navigate, state]);
  return null;
}

function Unmatched({ app }: Pick<PanelProps, 'app'>) {
  const location = useLocation();
  const way = matchRoutes(app.routerHandle.routes(), location) ?? [];
  if (way.at(-1)?.route.path !== '*') {
    return <OpenAgain app={app} />;
  }
  if (isOfUnknownKind(way)) return <NotFound why="kind" />;
  return location.pathname.includes('//') ? <MissingId /> : <NotFound />;
}

/** Fetches the code that an address opens, so that no blank page stands between two pages. */
async function fetchOpening({ routerHandle }: App): Promise<void> {
  const { pathname } = new URL(routerHandle.opening() ?? '', window.location.href);
  const way = matchRoutes(routerHandle.routes(), withoutBase(pathname)) ?? [];
  const screens = way.flatMap(({ route: { lazy, path } }) =>
    path !== '*' && typeof lazy === 'function' ? [lazy()] : [],
  );
  await Promise.allSettled(screens);
}

export function restRoute(app: App, isWhole: boolean): RouteObject {
  const Rest = () => <Unmatched app={app} />;
  if (isWhole) return { path: '*', Component: Rest };
  const fetchRest = async () => {
    await app.routerHandle.complete();
    await fetchOpening(app);
    return Rest;
  };
  return {
    path: '*',
    ErrorBoundary: RouteError,
    HydrateFallback: Nothing,
    lazy: async () => {
      try {
        return { Component: await fetchRest() };
      } catch (thrown) {
        return { Component: retryScreen(fetchRest, thrown) };
      }
    },
  };
}

export function panelRoutes(props: PanelProps, areas?: Areas): RouteObject[] {
  const { app } = props;
  const { account, user } = areas ?? FIRST_AREAS;
  const rest = () => restRoute(app, areas !== undefined);
  return [
    {
      id: RouteIds.user,
      element: <Panel {...props} />,
      ErrorBoundary: RouteError,
      children: [
        { index: true, element: <Home /> },
        {
          id: RouteIds.account,
          path: 'accounts/:account',
          element: <AccountFrame />,
          handle: { record: { kind: 'account', param: 'account' } },
          ErrorBoundary: RouteError,
          children: [...areaRoutes(app, account), rest()],
        },
        ...areaRoutes(app, user),
        rest(),
      ],
    },
  ];
}
