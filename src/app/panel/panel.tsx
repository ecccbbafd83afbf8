import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import type { App } from '@/app/boot/create-app';
import { usePrefetchedRelease } from '@/app/effects/prefetch/prefetch-release';
import { createPreload } from '@/app/effects/preload';
import { useRecordedPanel } from '@/app/effects/use-recorded-panel';
import { createScrollKey } from '@/app/shell/scroll-key';
import { Shell } from '@/app/shell/shell';
import { Toasts } from '@/app/shell/toasts';
import { CallsContext } from '@/components/activity/calls/calls-context';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { Announcements } from '@/components/forms/dialogs/announcements';
import { PreloadContext } from '@/components/records/links/record-link';
import { type Deployment, DeploymentContext } from '@/components/scope/deployment-context';
import { PageGuard } from '@/components/scope/leave/page-guard';
import { RouteGuard } from '@/components/scope/leave/route-guard';
import { useAppliedTheme } from '@/components/scope/use-theme';
import { StayLoggedIn } from '@/components/session/stay-logged-in';
import { type Storage, StorageContext } from '@/components/storage/sharing/storage-context';
import { TransferDock, UploadsContext } from '@/components/storage/transfers/transfer-dock';
import { DEFAULT_REGISTRY_ROOT } from '@/model/defaults';
import { RELEASE } from '@/model/release';
import { createFindClientAddress } from '@/provider/public-json';
import type { CallManager } from '@/store/calls/manager';
import { selectIsInert } from '@/store/session/session-slice';
import type { Uploads } from '@/store/transfers/uploads';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';
import { InertLayer, MissingToolsContext } from '@/ui/lazy-layer';
import { words } from './words';

/** Names of Orbit objects may or may not end with a slash. */
const OBJECTS =
  /^\/accounts\/[^/]+\/(orbit|container_registry)\/container\/[^/]+\/(objects|browse)\//;

/** A path ends with a slash; two at its start would be another host (RFC 3986 §4.2). */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/^\/+/u, '/');
  return path.endsWith('/') || OBJECTS.test(path) ? path : `${path}/`;
}

export interface PanelProps {
  readonly app: App;
  readonly calls: CallManager;
  readonly uploads: Uploads;
  readonly storage: Storage;
}

const scrollKey = createScrollKey();

const MISSING_TOOLS = <FailureToolsLater what={words.partMissing} error={undefined} />;

const rootOf = (given: string): string => given.replace(/^\/+|\/+$/gu, '') || DEFAULT_REGISTRY_ROOT;

function deploymentOf({ config, tap }: App): Deployment {
  const { hosts, features, defaults, limits, units, uploads, links, payments, registry } = config;
  const api = new URL(hosts.api, window.location.origin).href.replace(/\/$/u, '');
  return {
    api,
    orbit: new URL(hosts.orbit, api).href,
    registry: { host: hosts.registry, root: rootOf(registry.root) },
    release: RELEASE,
    serverType: defaults.serverType,
    limits,
    units,
    uploads,
    features,
    avatars: features.avatars,
    documentation: links.documentation,
    searchIndex: links.searchIndex,
    status: links.status,
    payments,
    findClientAddress: createFindClientAddress(hosts.geoIp, tap.onRequest),
  };
}

export function Panel({ app, calls, uploads, storage }: PanelProps) {
  const { pathname, search, hash } = useLocation();
  const held = useSelector(selectIsInert);
  useAppliedTheme();
  useRecordedPanel(app);
  usePrefetchedRelease(import.meta.url);
  const preload = useMemo(() => createPreload(app), [app]);
  const deployment = useMemo(() => deploymentOf(app), [app]);
  const path = canonicalPath(pathname);
  if (path !== pathname) return <Navigate to={{ pathname: path, search, hash }} replace />;
  return (
    <CallsContext value={calls}>
      <DeploymentContext value={deployment}>
        <StorageContext value={storage}>
          <UploadsContext value={uploads}>
            <PreloadContext value={preload}>
              <MissingToolsContext value={MISSING_TOOLS}>
                <DialogProvider>
                  <RouteGuard previousPath={app.routerHandle.previousPath}>
                    <InertLayer inert={held}>
                      <Shell config={app.config}>
                        <Outlet />
                      </Shell>
                      <TransferDock />
                    </InertLayer>
                    <Announcements />
                    <DialogOutlet />
                    <StayLoggedIn />
                    <Toasts />
                    <PageGuard />
                    <ScrollRestoration getKey={scrollKey} />
                  </RouteGuard>
                </DialogProvider>
              </MissingToolsContext>
            </PreloadContext>
          </UploadsContext>
        </StorageContext>
      </DeploymentContext>
    </CallsContext>
  );
}
