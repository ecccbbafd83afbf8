import { type ReactNode, useEffect, useState } from 'react';
import { publicPaths } from '@/model/public-paths';
import { NotBuiltPublic } from '@/screens/auth/not-built-public';
import type { App } from '../boot/create-app';
import { isLeaving } from '../boot/is-leaving';
import { PUBLIC_ROUTES } from './public-routes';
import { SessionGate, Waiting } from './session-gate';
import { SignOut } from './sign-out';

function leadsTo(route: string, pathname: string): boolean {
  const pattern = route.replaceAll(/:\w+/gu, '[^/]+');
  return new RegExp(`^/${pattern}/?$`, 'u').test(pathname);
}

function WithHomeAddress({ children }: { readonly children: ReactNode }) {
  useEffect(() => window.history.replaceState(null, '', publicPaths.home), []);
  return children;
}

/** Stands in until the panel's code and its router are there, so its links reload the page. */
export function BeforePanel({ app }: { readonly app: App }) {
  const [pathname] = useState(() => window.location.pathname);
  const gate = (
    <SessionGate app={app}>
      <Waiting />
    </SessionGate>
  );
  if (PUBLIC_ROUTES.some((route) => leadsTo(route, pathname))) {
    return <NotBuiltPublic product={app.config.product} />;
  }
  if (!isLeaving(pathname)) return gate;
  return (
    <SignOut>
      <WithHomeAddress>{gate}</WithHomeAddress>
    </SignOut>
  );
}
