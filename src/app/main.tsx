import { asked } from './first';
import '@/ui/tokens.css';
import '@/ui/base.css';
// The frame that stands in the page has their classes.
import '@/ui/page/app-frame.module.css';
import '@/ui/page/nav-item.module.css';
import './boot/first-frame.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { openPath } from '@/lib/base-path';
import { TapContext } from '@/components/failure/report/tap-context';
import { pause } from '@/lib/pause';
import { selectMaintenance } from '@/store/maintenance/maintenance-slice';
import { onceState } from '@/store/once-state';
import { selectSession } from '@/store/session/session-slice';
import { type App, checkSession, createApp, followSignedIn, whenSignedIn } from './boot/create-app';
import { followLostStyles } from './boot/lost-styles';
import { importFresh } from './boot/stale-release';
import { wasSignedIn } from './boot/signed-in-hint';
import { startsInFirstArea } from './boot/last-account';
import { BeforePanel, OuterBoundary, PanelMissing } from './auth/before-panel';
import { MaintenanceLayer } from './auth/maintenance-layer';
import { matchPublic } from './auth/public-routes';
import { Waiting } from './auth/session-gate';
// oxlint-disable-next-line import/default -- what Vite gives in the module's place has one
import newRelease from './release/new-release?worker&url';

type Show = (page: ReactNode) => void;

/**
 * True if something must show before the panel in place of the page's frame: sign-in, error or
 * maintenance.
 */
function isAsked(state: ReturnType<App['store']['getState']>): boolean {
  const { status, checkFailure } = selectSession(state);
  return (
    status === 'invalid' || checkFailure !== undefined || selectMaintenance(state) !== undefined
  );
}

/** Needs nothing of the panel; paths into the panel reload the page. */
async function showPublic(app: App, show: Show): Promise<void> {
  show(<Waiting />);
  try {
    const load = () => import('./auth/public-pages');
    const { PublicPages } = await importFresh({ part: 'public', load });
    show(<PublicPages app={app} />);
  } catch (thrown) {
    show(<PanelMissing product={app.config.product} cause={thrown} />);
  }
}

async function start(element: HTMLElement): Promise<void> {
  followLostStyles();
  const root = createRoot(element);
  const first = await asked;
  const app = createApp(first.config);
  const show: Show = (page) =>
    // Not in a transition: the router's component would miss what its router does during it.
    root.render(
      <StrictMode>
        <Provider store={app.store}>
          <TapContext value={app.tap}>
            <OuterBoundary product={app.config.product}>
              {page}
              <MaintenanceLayer app={app} />
            </OuterBoundary>
          </TapContext>
        </Provider>
      </StrictMode>,
    );

  followSignedIn(app);
  if (matchPublic(openPath()) !== undefined) {
    void checkSession(app, first.reads);
    await showPublic(app, show);
    return;
  }
  const load = async () => {
    const isFirst = startsInFirstArea(openPath());
    const [{ installPanel }, further] = await Promise.all([
      import('./panel/install-panel'),
      isFirst ? undefined : import('./panel/areas'),
    ]);
    return () => installPanel(app, further?.AREAS);
  };
  const loadPanel = () => importFresh({ part: 'panel', load });
  const likely = wasSignedIn() ? loadPanel() : undefined;
  likely?.catch(() => undefined);
  const showGate = () => show(<BeforePanel app={app} />);
  const isFrameShown =
    likely !== undefined && document.documentElement.dataset['frame'] !== undefined;
  const leaveGate = isFrameShown ? onceState(app.store, isAsked, showGate) : undefined;
  if (!isFrameShown) showGate();
  void checkSession(app, first.reads);

  await whenSignedIn(app);
  try {
    const install = await (likely ?? loadPanel());
    // A task each, so that no task is long.
    await pause();
    const { page, drawable } = install();
    await drawable;
    await pause();
    leaveGate?.();
    show(page);
  } catch (thrown) {
    leaveGate?.();
    show(<PanelMissing product={app.config.product} cause={thrown} />);
  }
}

const LATER_MS = 10_000;

/** A script, not a module: a script that failed may be requested again. */
function watchReleases(): void {
  const onerror = () => window.addEventListener('focus', watchReleases, { once: true });
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { src: newRelease, onerror }));
}

const element = document.getElementById('root');
if (element !== null) {
  void start(element);
  if (import.meta.env.PROD) setTimeout(watchReleases, LATER_MS);
}
