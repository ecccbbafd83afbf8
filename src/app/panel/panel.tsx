import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { CallsContext } from '@/components/calls/calls-context';
import { Announcements } from '@/components/dialogs/announcements';
import { DocumentationContext } from '@/components/links/documentation-link';
import { PreloadContext } from '@/components/links/preload-context';
import { PageGuard } from '@/components/leave/page-guard';
import { StayLoggedIn } from '@/components/session/stay-logged-in';
import { useAppliedTheme } from '@/components/theme/use-theme';
import { type Deployment, DeploymentContext } from '@/components/store/deployment-context';
import { ClientAddressContext } from '@/components/store/client-address-context';
import { UnitsContext } from '@/components/store/units-context';
import { LimitsContext } from '@/components/verbs/limits-context';
import { createFindClientAddress } from '@/provider/client-address';
import type { CallManager } from '@/store/calls/manager';
import { selectSessionStatus } from '@/store/session/session-slice';
import { DialogOutlet, DialogProvider } from '@/ui/dialogs/dialog-stack';
import { InertLayer } from '@/ui/inert-layer';
import type { App } from '../boot/create-app';
import type { Config } from '../config';
import { createPreload } from '../effects/preload';
import { Shell } from '../shell/shell';
import { Toasts } from '../shell/toasts';

/** What the panel's routes are given by `installPanel`. */
export interface PanelProps {
  readonly app: App;
  readonly calls: CallManager;
}

/** Orbit's objects keep their names as they are, with or without a slash at the end. */
const OBJECTS =
  /^\/accounts\/[^/]+\/(orbit|container_registry)\/container\/[^/]+\/(objects|browse)\//;

function deploymentOf({ hosts, defaults }: Config): Deployment {
  const api = hosts.api === '' ? window.location.origin : hosts.api;
  return { api, serverType: defaults.serverType };
}

/** The frame around every screen, and what stands above all of them. */
export function Panel({ app, calls }: PanelProps) {
  const { pathname, search, hash } = useLocation();
  const expired = useSelector(selectSessionStatus) === 'expired';
  useAppliedTheme();
  const preload = useMemo(() => createPreload(app), [app]);
  const findAddress = useMemo(() => createFindClientAddress(app.config.hosts.geoIp), [app]);
  const deployment = useMemo(() => deploymentOf(app.config), [app]);
  // Spec 1 §2: a path without a trailing slash is redirected to the slash form.
  if (!pathname.endsWith('/') && !OBJECTS.test(pathname)) {
    return <Navigate to={{ pathname: `${pathname}/`, search, hash }} replace />;
  }
  return (
    <CallsContext value={calls}>
      <LimitsContext value={app.config.limits}>
        <DeploymentContext value={deployment}>
          <UnitsContext value={app.config.units}>
            <ClientAddressContext value={findAddress}>
              <PreloadContext value={preload}>
                <DocumentationContext value={app.config.links.documentation}>
                  <DialogProvider>
                    <InertLayer inert={expired}>
                      <Shell config={app.config}>
                        <Outlet />
                      </Shell>
                    </InertLayer>
                    <Announcements />
                    <DialogOutlet />
                    <StayLoggedIn />
                    <Toasts />
                    <PageGuard />
                    <ScrollRestoration />
                  </DialogProvider>
                </DocumentationContext>
              </PreloadContext>
            </ClientAddressContext>
          </UnitsContext>
        </DeploymentContext>
      </LimitsContext>
    </CallsContext>
  );
}
