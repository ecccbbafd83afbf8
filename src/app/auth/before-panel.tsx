import { type ReactNode, useEffect, useState } from 'react';
import { openPath, withBase } from '@/lib/base-path';
import { publicPaths } from '@/model/public-paths';
import type { App } from '../boot/create-app';
import { isLeaving } from '../boot/is-leaving';
import { SessionGate, Waiting } from './session-gate';
import { SignOut } from './sign-out';

function WithHomeAddress({ children }: { readonly children: ReactNode }) {
  useEffect(() => window.history.replaceState(null, '', withBase(publicPaths.home)), []);
  return children;
}

/** Stands in until the panel's code and its router are there, so its links reload the page. */
export function BeforePanel({ app }: { readonly app: App }) {
  const [pathname] = useState(openPath);
  const gate = (
    <SessionGate app={app}>
      <Waiting />
    </SessionGate>
  );
  if (!isLeaving(pathname)) return gate;
  return (
    <SignOut>
      <WithHomeAddress>{gate}</WithHomeAddress>
    </SignOut>
  );
}
