import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type PublicPage, PublicPageContext } from '@/components/public/public-page';
import { createTrack } from '@/provider/analytics';
import { createFindCountry } from '@/provider/client-address';
import { createSignUpApi } from '@/provider/sign-up';
import { NotBuiltPublic } from '@/screens/auth/not-built-public';
import { RequestReset } from '@/screens/auth/request-reset';
import { ResetPassword } from '@/screens/auth/reset-password';
import { VerifyEmail } from '@/screens/auth/verify-email';
import { selectSession } from '@/store/session/session-slice';
import type { App } from '../boot/create-app';
import { RELEASE } from '../config';
import { matchPublic, type PublicRoute } from './public-routes';
import { SessionGate, SignInPage, Waiting } from './session-gate';

/** The address, and how screens change it: there is no router before the panel. */
function useAddress() {
  const [address, setAddress] = useState(() => window.location.href);
  useEffect(() => {
    const follow = () => setAddress(window.location.href);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const go = useCallback<PublicPage['go']>((path, replace) => {
    const { pathname, href } = new URL(path, window.location.href);
    if (matchPublic(pathname) === undefined) {
      // The panel begins anew: what was read of accounts before is no longer so.
      window.location[replace ?? 'assign'](href);
      return;
    }
    window.history[replace === undefined ? 'pushState' : 'replaceState'](null, '', href);
    document.documentElement.scrollTop = 0;
    setAddress(href);
  }, []);
  return { address, go };
}

interface PublicScreenEntry {
  readonly screen: (param: string) => ReactNode;
  /** Whether one has to sign in first. */
  readonly isGated?: boolean;
}

const notBuilt = { screen: () => <NotBuiltPublic /> };

const SCREENS: Readonly<Record<PublicRoute, PublicScreenEntry>> = {
  forgotten_password: { screen: () => <RequestReset /> },
  reset_password: { screen: () => <ResetPassword /> },
  'eva/:uid': { screen: (uid) => <VerifyEmail uid={uid} /> },
  signup: notBuilt,
  'signup/next': notBuilt,
  'signup/collab': notBuilt,
  'signup/account': notBuilt,
  'signup/:account': notBuilt,
};

/** Whoever signs in begins anew: what was read or typed before is somebody else's. */
function PublicGate({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  const { status, signInCount } = useSelector(selectSession);
  // Nothing here is worth a prompt over it.
  if (status === 'expired') return <SignInPage app={app} />;
  return (
    <SessionGate app={app}>
      <Fragment key={signInCount}>{children}</Fragment>
    </SessionGate>
  );
}

/** What stands before the panel, and needs nothing of it. */
export function PublicPages({ app }: { readonly app: App }) {
  const { address, go } = useAddress();
  const { config, early, ifUnauthenticated } = app;
  const { pathname, search } = new URL(address);
  const [fixed] = useState(() => ({
    product: config.product,
    release: RELEASE,
    terms: config.links.terms,
    api: createSignUpApi(early.send, ifUnauthenticated),
    track: createTrack(config.features.analytics),
    findCountry: createFindCountry(config.hosts.geoIp),
  }));
  const page = { ...fixed, go, query: new URLSearchParams(search) };
  const match = matchPublic(pathname);
  if (match === undefined) return <Waiting />;
  const { screen, isGated = false } = SCREENS[match.route];
  const shown = <Fragment key={pathname}>{screen(match.param)}</Fragment>;
  return (
    <PublicPageContext value={page}>
      {isGated ? <PublicGate app={app}>{shown}</PublicGate> : shown}
    </PublicPageContext>
  );
}
