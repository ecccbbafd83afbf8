import '@/ui/tokens.css';
import '@/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createPath, RouterProvider } from 'react-router-dom';
import { checkSession, createApp, followSignedIn, whenSignedIn } from './boot/create-app';
import { followEntries } from './boot/follow-entries';
import { followLostStyles } from './boot/lost-styles';
import { importFresh } from './boot/stale-release';
import { wasSignedIn } from './boot/signed-in-hint';
import { loadConfig } from './config';
import { PanelMissing } from './door/panel-missing';
import { createRouter } from './routes';

type Router = ReturnType<typeof createRouter>;

function openingAt({ state }: Router): string | undefined {
  if (!state.initialized) return window.location.href;
  const { location } = state.navigation;
  return location && createPath(location);
}

async function start(element: HTMLElement): Promise<void> {
  followLostStyles();
  const app = createApp(await loadConfig());
  const root = createRoot(element);
  const show = (router: Router, key: string) => {
    app.reach.navigate = (path) => void router.navigate(path);
    app.reach.routes = () => router.routes;
    app.reach.opening = () => openingAt(router);
    app.reach.cameFrom = followEntries(router);
    root.render(
      <StrictMode>
        <Provider store={app.store}>
          <RouterProvider key={key} router={router} />
        </Provider>
      </StrictMode>,
    );
  };

  // Until somebody is signed in and the panel's code is here, the entry's own routes do.
  const door = createRouter(app);
  show(door, 'door');
  followSignedIn(app);
  const loadPanel = () =>
    importFresh({ part: 'panel', load: () => import('./panel/install-panel') });
  const likely = wasSignedIn() ? loadPanel() : undefined;
  likely?.catch(() => undefined);
  void checkSession(app);

  await whenSignedIn(app);
  try {
    const { installPanel } = await (likely ?? loadPanel());
    door.dispose();
    show(createRouter(app, installPanel(app)), 'panel');
  } catch (thrown) {
    root.render(<PanelMissing product={app.config.product} cause={thrown} />);
  }
}

const element = document.getElementById('root');
if (element !== null) void start(element);
