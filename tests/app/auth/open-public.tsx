import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';
import { checkSession } from '@/app/boot/create-app';
import { PublicPages } from '@/app/auth/public-pages';
import { nodeOrigin, nodeProvider, type NodeProvider } from '@mocks/node';
import type { CoreOptions } from '@mocks/provider/core';
import { FakeChannel } from '../../store/session/session-store';
import { openApp } from '../boot/open-app';

interface PublicOptions extends CoreOptions {
  /** Email of the signed-in user; nobody is signed in by default. */
  readonly user?: string | undefined;
  /** Changes the provider before the first read. */
  readonly prepare?: (node: NodeProvider) => void;
  readonly config?: Readonly<Record<string, object>>;
}

/** The page at an address before the panel, over a provider in this process. */
export async function openPublic(at: string, options: PublicOptions = {}) {
  const { user: email, prepare, config, ...core } = options;
  const leave = vi.fn<(href: string, replace?: 'replace') => void>();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const node = nodeProvider(core);
  node.server.listen({ onUnhandledRequest: 'error' });
  window.history.replaceState(null, '', at);
  const hosts = { api: nodeOrigin, geoIp: `${nodeOrigin}/geo-ip`, ...config?.['hosts'] };
  const app = openApp({ ...config, hosts });
  if (email !== undefined) {
    await app.sessionApi.signIn({ username: email, password: 'demo-password' });
  }
  prepare?.(node);
  const asked: string[] = [];
  node.server.events.on('request:start', ({ request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  onTestFinished(() => {
    node.server.close();
    FakeChannel.open.clear();
  });
  void checkSession(app);
  render(
    <Provider store={app.store}>
      <PublicPages app={app} leave={leave} />
    </Provider>,
  );
  /** Returns the last address given to `leave`, without the origin. */
  const left = () => leave.mock.lastCall?.[0].replace(window.location.origin, '');
  const path = () => window.location.pathname + window.location.search;
  /** The link of the newest mail to an address. */
  const mailed = (to: string) => {
    const mail = node.provider.world.mail.all().findLast((each) => each.to === to);
    return mail?.link ?? '';
  };
  return { ...node, app, user: userEvent.setup(), asked, path, left, mailed };
}
