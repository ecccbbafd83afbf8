import type { Reducer } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { nodeOrigin, nodeProvider, type NodeProvider } from '@mocks/node';
import type { CoreOptions } from '@mocks/provider/core';
import { totp } from '@mocks/provider/totp';
import type { ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { createMemoryRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createAppStore } from '@/app/boot/create-app';
import { SignOut } from '@/app/auth/session-gate';
import { AccountScope } from '@/components/scope/account-scope';
import { CallsContext } from '@/components/activity/calls/calls-context';
import { RouteGuard } from '@/components/scope/leave/route-guard';
import { StayLoggedIn } from '@/components/session/stay-logged-in';
import { createGraphqlApi } from '@/provider/graphql/graphql-api';
import { createOrbit } from '@/provider/orbit/orbit-api';
import type { Provider } from '@/provider/provider';
import { createSend } from '@/provider/request';
import { createRest } from '@/provider/rest';
import { createSessionApi } from '@/provider/session';
import { accounts, NO_ACCOUNT } from '@/store/accounts/accounts-slice';
import { createCallManager } from '@/store/calls/manager';
import { queue } from '@/store/calls/queue';
import { panelReducers, panelSaga, type PanelState } from '@/store/panel-store';
import { session, type SessionState } from '@/store/session/session-slice';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';
import { FakeChannel } from '../../store/session/session-store';

// As after some seconds in the panel.
await queue.fetch();

interface PanelOptions extends CoreOptions {
  /** Email of the signed-in user; null for nobody. */
  readonly user?: string | null;
  /** Signs in through the form, not by an earlier session. */
  readonly isJustSignedIn?: boolean;
  /** The account on the screen. */
  readonly account?: string;
  /** Start address. */
  readonly at?: string;
  /** Content of every address that begins with `/accounts/`, and of `/`. */
  readonly page: ReactNode;
  /** Changes the provider before the first read. */
  readonly prepare?: (node: NodeProvider) => void;
}

/** The code that the authenticator app of `otp@example.com` shows. */
export const codeNow = (): string => totp('JBSWY3DPEHPK3PXP', Date.now());

/** Slices of the state, injected one by one. */
type Known = PanelState & { session: SessionState };

/** Target of links; the tests look at the router. */
const elsewhere = <h1>Elsewhere</h1>;

/** Shows a part of the panel on the real store and sagas, over a provider in this process. */
export async function openPanel({
  user = 'demo@example.com',
  isJustSignedIn = false,
  account,
  at = account === undefined ? '/' : `/accounts/${account}/`,
  page,
  prepare,
  ...options
}: PanelOptions) {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const node = nodeProvider(options);
  node.server.listen({ onUnhandledRequest: 'error' });
  const expire = () => store.dispatch(session.expired());
  const send = createSend(nodeOrigin, {
    onSessionLife: () => undefined,
    ifUnauthenticated: () => expire,
  });
  const stream = { close: vi.fn<() => void>(), retryNow: vi.fn<() => void>() };
  const open = vi.fn(() => stream);
  const graphql = createGraphqlApi(send, () => expire, Date.now);
  const provider: Provider = {
    session: createSessionApi(send, send),
    rest: createRest(send, send),
    graphql,
    orbit: createOrbit(`${nodeOrigin}/v1`, graphql),
    events: { open },
    pages: { related: async () => ({ related: [], documents: [], hasDocumentation: true }) },
    prices: { read: async () => [] },
  };
  const screen = <AccountScope account={account ?? NO_ACCOUNT}>{page}</AccountScope>;
  const frame = (
    <DialogProvider>
      <RouteGuard previousPath={() => undefined}>
        <Outlet />
        <DialogOutlet />
        <StayLoggedIn />
      </RouteGuard>
    </DialogProvider>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/', element: screen },
          { path: '/accounts/*', element: screen },
          {
            path: '/logout',
            element: (
              <SignOut>
                <Navigate to="/" replace />
              </SignOut>
            ),
          },
          { path: '*', element: elsewhere },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const { store, sagas, parts, stop } = createAppStore({
    session: provider.session,
    navigate: (path) => void router.navigate(path),
    now: () => Date.now(),
    steadyNow: () => Date.now(),
  });
  for (const [reducerPath, reducer] of Object.entries(panelReducers)) {
    parts.inject({ reducerPath, reducer: reducer as Reducer });
  }
  if (user !== null) {
    const scopes = await provider.session.signIn({ username: user, password: 'demo-password' });
    if (scopes.includes('two_factor')) await provider.session.oneTimePassword({ otp: codeNow() });
  }
  prepare?.(node);
  sagas.setContext({ provider, units: { volumeSize: 'bytes' } });
  store.dispatch(session.checked(user === null || isJustSignedIn ? 'invalid' : 'valid'));
  if (isJustSignedIn) store.dispatch(session.signedIn());
  const calls = createCallManager(store);
  const task = sagas.run(panelSaga, calls);
  if (account !== undefined) store.dispatch(accounts.actions.entered(account));
  onTestFinished(() => {
    task.cancel();
    stop();
    node.server.close();
    FakeChannel.open.clear();
  });

  render(
    <StoreProvider store={store}>
      <CallsContext value={calls}>
        <RouterProvider router={router} />
      </CallsContext>
    </StoreProvider>,
  );
  return {
    ...node,
    store,
    calls,
    router,
    stream: { ...stream, open },
    state: () => store.getState() as unknown as Known,
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
