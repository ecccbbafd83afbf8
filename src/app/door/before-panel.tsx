import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '@/model/paths';
import { NotBuiltOutside } from '@/screens/door/not-built-outside';
import type { App } from '../boot/create-app';
import { isLeaving } from '../boot/is-leaving';
import { OUTSIDE } from './outside';
import { SessionGate, Waiting } from './session-gate';
import { SignOut } from './sign-out';

/** Whether a route's path, such as `eva/:uid`, is that of an address. */
function leadsTo(route: string, pathname: string): boolean {
  const pattern = route.replaceAll(/:\w+/gu, '[^/]+');
  return new RegExp(`^/${pattern}/?$`, 'u').test(pathname);
}

/** The address is the home's from now on; the page stays. */
function AtHome({ children }: { readonly children: ReactNode }) {
  useEffect(() => window.history.replaceState(null, '', paths.home), []);
  return children;
}

/**
 * Stands until somebody is signed in and the panel's code is here, by the address that was opened. It
 * has no router: that comes with the panel, and its links load the page anew.
 */
export function BeforePanel({ app }: { readonly app: App }) {
  const [pathname] = useState(() => window.location.pathname);
  const gate = (
    <SessionGate app={app}>
      <Waiting />
    </SessionGate>
  );
  if (OUTSIDE.some((route) => leadsTo(route, pathname))) {
    return <NotBuiltOutside product={app.config.product} />;
  }
  if (!isLeaving(pathname)) return gate;
  return (
    <SignOut>
      <AtHome>{gate}</AtHome>
    </SignOut>
  );
}
