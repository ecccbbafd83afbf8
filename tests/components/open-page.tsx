import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { nodeOrigin, nodeProvider, type NodeProvider } from '@mocks/node';
import type { CoreOptions } from '@mocks/provider/core';
import { type PropsWithChildren, type ReactNode, use, useMemo } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { onTestFinished } from 'vitest';
import { trackPreviousPath } from '@/app/panel/previous-path';
import { AccountScope } from '@/components/scope/account-scope';
import { CallsContext } from '@/components/activity/calls/calls-context';
import { type Deployment, DeploymentContext } from '@/components/scope/deployment-context';
import { Announcements } from '@/components/forms/dialogs/announcements';
import { StorageContext } from '@/components/storage/sharing/storage-context';
import { UploadsContext } from '@/components/storage/transfers/transfer-dock';
import { RouteGuard } from '@/components/scope/leave/route-guard';
import { DEFAULT_UPLOADS } from '@/model/upload/upload-settings';
import type { EventStream } from '@/provider/event-stream/event-stream';
import { createGraphqlApi } from '@/provider/graphql/graphql-api';
import { createOrbit } from '@/provider/orbit/orbit-api';
import { createPages } from '@/provider/pages';
import type { Provider } from '@/provider/provider';
import { readPublicJson } from '@/provider/public-json';
import { createSend } from '@/provider/request';
import { createRest } from '@/provider/rest';
import { createSessionApi } from '@/provider/session';
import { createCallManager } from '@/store/calls/manager';
import { queue } from '@/store/calls/queue';
import type { SagaContext } from '@/store/context';
import { events } from '@/store/events/events-slice';
import { maintenanceSlice } from '@/store/maintenance/maintenance-slice';
import { panelReducers, panelSaga } from '@/store/panel-store';
import { session, sessionSlice } from '@/store/session/session-slice';
import { createUploads } from '@/store/transfers/uploads';
import { Announcer } from '@/ui/announcer';
import { TitledPage } from '@/ui/page/page-header';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';
import { memoryEntry } from '../app/panel/memory-entry';

// As after some seconds in the panel.
await queue.fetch();

export const ACCOUNT = 'acc-demo1';
export const SERVERS = `/accounts/${ACCOUNT}/servers/`;

/** The account that an address is in; the user's own pages are in none. */
export const accountIn = (at: string): string =>
  at.startsWith('/user/') ? '' : (/^\/accounts\/([^/]+)/u.exec(at)?.[1] ?? ACCOUNT);

/** Carries the provider's events without a socket, unless its dial has them off. */
function inProcess({ provider }: NodeProvider): EventStream {
  return {
    open: ({ account, onEvent, onStatus }) => {
      const isOff = provider.dials.events === 'off';
      const close = isOff ? () => undefined : provider.bus.subscribe(account, onEvent);
      queueMicrotask(() => onStatus({ state: isOff ? 'failed' : 'subscribed' }));
      return { close, retryNow: () => undefined };
    },
  };
}

const DOCUMENTATION = 'https://example.com/docs/';

function connect(node: NodeProvider, takesKeys: boolean): Provider {
  const nothing = () => undefined;
  const send = createSend(
    nodeOrigin,
    { onSessionLife: nothing, ifUnauthenticated: () => nothing },
    takesKeys,
  );
  const graphql = createGraphqlApi(send, () => nothing, Date.now);
  return {
    takesKeys,
    session: createSessionApi(send, send),
    rest: createRest(send, send),
    graphql,
    orbit: createOrbit(`${nodeOrigin}/v1`, graphql),
    events: inProcess(node),
    pages: createPages({ index: `${nodeOrigin}/search-index.json`, home: DOCUMENTATION }, Date.now),
    prices: { read: () => readPublicJson(`${nodeOrigin}/pricing.json`) },
  };
}

interface PageOptions extends CoreOptions {
  /** Start address. */
  readonly at?: string;
  /** Content of the page at `/accounts/:account/servers/`. */
  readonly page?: ReactNode;
  /** Whole routes, which come before the page. */
  readonly routes?: readonly RouteObject[];
  /** Changes the provider before the first read. */
  readonly prepare?: (node: NodeProvider) => void;
  /** Settings of the deployment that differ from the default. */
  readonly deployment?: Partial<Deployment>;
  /** The provider takes an `Idempotency-Key`. */
  readonly takesKeys?: boolean;
}

type DeployedProps = PropsWithChildren<{ readonly deployment: PageOptions['deployment'] }>;

/** Deployment with the given settings; the others keep their defaults. */
function DeployedAs({ deployment, children }: DeployedProps) {
  const usual = use(DeploymentContext);
  const place = useMemo(() => ({ ...usual, ...deployment }), [usual, deployment]);
  return <DeploymentContext value={place}>{children}</DeploymentContext>;
}

/** Routes of the address, in the scope of its account. */
function Scoped() {
  const { pathname } = useLocation();
  return (
    <AccountScope account={accountIn(pathname)}>
      <Outlet />
    </AccountScope>
  );
}

/** Shows a page on the panel's own store and sagas, signed in to a provider in this process. */
export async function openPage(given: PageOptions) {
  const { page, routes = [], at = SERVERS, prepare, deployment, ...rest } = given;
  const { takesKeys = false, ...options } = rest;
  const node = nodeProvider(options);
  node.server.listen({ onUnhandledRequest: 'error' });
  const provider = connect(node, takesKeys);
  await provider.session.signIn({ username: 'demo@example.com', password: 'demo-password' });
  prepare?.(node);

  const asked: string[] = [];
  node.server.events.on('request:start', ({ request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
  });

  const frame = (
    <DialogProvider>
      <RouteGuard previousPath={() => previousPath()}>
        <Scoped />
        <Announcements />
        <DialogOutlet />
      </RouteGuard>
    </DialogProvider>
  );
  const children = [
    ...routes,
    ...(page === undefined ? [] : [{ path: SERVERS, element: page }]),
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [at] });
  const previousPath = trackPreviousPath(router, memoryEntry(router));
  const context: SagaContext = {
    session: provider.session,
    provider,
    navigate: (path) => void router.navigate(path),
    now: () => Date.now(),
    steadyNow: () => Date.now(),
    units: { volumeSize: 'bytes' },
  };
  const sagas = createSagaMiddleware({ context: { ...context } });
  const store = configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      maintenance: maintenanceSlice.reducer,
      ...panelReducers,
    }),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const calls = createCallManager(store);
  const uploads = createUploads({
    store,
    access: provider.orbit.access,
    settings: { ...DEFAULT_UPLOADS, ...deployment?.uploads },
    now: Date.now,
  });
  const task = sagas.run(panelSaga, calls);
  store.dispatch(session.checked('valid'));
  store.dispatch(events.actions.accountEntered(accountIn(at) || undefined));
  onTestFinished(() => {
    task.cancel();
    uploads.stop();
    node.server.close();
  });

  render(
    <StoreProvider store={store}>
      <CallsContext value={calls}>
        <StorageContext value={provider.orbit}>
          <UploadsContext value={uploads}>
            <DeployedAs deployment={deployment}>
              <TitledPage>
                <RouterProvider router={router} />
              </TitledPage>
              <Announcer />
            </DeployedAs>
          </UploadsContext>
        </StorageContext>
      </CallsContext>
    </StoreProvider>,
  );
  return { ...node, store, calls, router, asked };
}
