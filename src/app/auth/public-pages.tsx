import '@/ui/controls.css?public.css';
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  type PublicPage,
  PublicPageContext,
  PublicWait,
  usePublicPage,
} from '@/components/session/public/public-screen';
import { withBase, withoutBase } from '@/lib/base-path';
import { lazyPart } from '@/lib/lazy-part';
import { RELEASE } from '@/model/release';
import { createTrack } from '@/provider/analytics';
import { createFindCountry } from '@/provider/public-json';
import { createSignUpApi } from '@/provider/sign-up';
import { RequestReset } from '@/screens/auth/request-reset';
import { ResetPassword } from '@/screens/auth/reset-password';
import { VerifyEmail } from '@/screens/auth/verify-email';
import { Collaboration } from '@/screens/sign-up/collaboration';
import { NewAccountScreen } from '@/screens/sign-up/new-account';
import { SignUp, SignUpNext } from '@/screens/sign-up/sign-up';
import { selectSession } from '@/store/session/session-slice';
import type { App } from '@/app/boot/create-app';
import { importFresh } from '@/app/boot/stale-release';
import { PanelMissing } from './before-panel';
import { matchPublic, type PublicRoute } from './public-routes';
import { SessionGate, SignInPage, Waiting } from './session-gate';

const load = lazyPart(() => import('@/screens/sign-up/activation'));

type Module = Awaited<ReturnType<typeof load>>;

function ActivationPart({ account }: { readonly account: string }) {
  const { product } = usePublicPage();
  const [part, setPart] = useState<{ readonly here: Module } | { readonly cause: unknown }>();
  useEffect(() => {
    let isOver = false;
    importFresh({ part: 'activation', load }).then(
      (here) => isOver || setPart({ here }),
      (cause: unknown) => isOver || setPart({ cause }),
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (part === undefined) return <PublicWait />;
  if ('cause' in part) return <PanelMissing product={product} cause={part.cause} />;
  const { default: Activation } = part.here;
  return <Activation account={account} />;
}

type Leave = (href: string, replace: 'replace' | undefined) => void;

function leavePage(href: string, replace: 'replace' | undefined): void {
  window.location[replace ?? 'assign'](href);
}

/** The address, and how screens change it: there is no router before the panel. */
function useAddress(leave: Leave) {
  const [address, setAddress] = useState(() => window.location.href);
  useEffect(() => {
    const follow = () => setAddress(window.location.href);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const go = useCallback<PublicPage['go']>(
    (path, replace) => {
      const { pathname, href } = new URL(withBase(path), window.location.href);
      if (matchPublic(withoutBase(pathname)) === undefined) {
        // The panel is loaded again: accounts that were read before are out of date.
        leave(href, replace);
        return;
      }
      window.history[replace === undefined ? 'pushState' : 'replaceState'](null, '', href);
      document.documentElement.scrollTop = 0;
      setAddress(href);
    },
    [leave],
  );
  return { address, go };
}

interface PublicScreenEntry {
  readonly screen: (param: string) => ReactNode;
  readonly isGated?: boolean;
}

const SCREENS: Readonly<Record<PublicRoute, PublicScreenEntry>> = {
  forgotten_password: { screen: () => <RequestReset /> },
  reset_password: { screen: () => <ResetPassword /> },
  'eva/:uid': { screen: (uid) => <VerifyEmail uid={uid} /> },
  signup: { screen: () => <SignUp /> },
  'signup/next': { screen: () => <SignUpNext />, isGated: true },
  'signup/collab': { screen: () => <Collaboration />, isGated: true },
  'signup/account': { screen: () => <NewAccountScreen />, isGated: true },
  'signup/:account': { screen: (account) => <ActivationPart account={account} />, isGated: true },
};

/** Remounts its content at each sign-in: anything read or typed before is somebody else's. */
function PublicGate({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  const { status, signInCount } = useSelector(selectSession);
  // Nothing here is worth a sign-in prompt over it.
  if (status === 'expired') return <SignInPage app={app} />;
  return (
    <SessionGate app={app}>
      <Fragment key={signInCount}>{children}</Fragment>
    </SessionGate>
  );
}

interface PublicPagesProps {
  readonly app: App;
  readonly leave?: Leave;
}

export function PublicPages({ app, leave = leavePage }: PublicPagesProps) {
  const { address, go } = useAddress(leave);
  const { config, reads, change, ifUnauthenticated } = app;
  const { pathname, search } = new URL(address);
  const [fixed] = useState(() => ({
    product: config.product,
    release: RELEASE,
    mark: config.mark,
    terms: config.links.terms,
    api: createSignUpApi(reads.read, change, ifUnauthenticated),
    payments: config.payments,
    track: createTrack(config.features.analytics),
    findCountry: createFindCountry(config.hosts.geoIp, app.tap.onRequest),
    kept: new Map<string, Readonly<Record<string, unknown>>>(),
  }));
  const page = { ...fixed, go, query: new URLSearchParams(search) };
  const match = matchPublic(withoutBase(pathname));
  if (match === undefined) return <Waiting />;
  const { screen, isGated = false } = SCREENS[match.route];
  const shown = <Fragment key={pathname}>{screen(match.param)}</Fragment>;
  return (
    <PublicPageContext value={page}>
      {isGated ? <PublicGate app={app}>{shown}</PublicGate> : shown}
    </PublicPageContext>
  );
}
