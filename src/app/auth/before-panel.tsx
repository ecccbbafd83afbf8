import { Component, type ReactNode, useEffect, useState } from 'react';
import { loadFailureTools } from '@/components/failure/failure-tools-later';
import { openPath, withBase } from '@/lib/base-path';
import { publicPaths } from '@/model/public-paths';
import { Button } from '@/ui/button';
import { useLater } from '@/ui/use-later';
import { useBackOnline, useOnline } from '@/ui/use-online';
import type { App } from '@/app/boot/create-app';
import { isLeaving } from '@/app/boot/is-leaving';
import { SessionGate, SignOut, Waiting } from './session-gate';
import styles from './session-gate.module.css';
import { words } from './words';

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

interface PanelMissingProps {
  readonly product: string;
  readonly cause: unknown;
  readonly isDefect?: boolean;
}

/**
 * Shown when the panel's code is missing even after a reload, or has broken as a whole. Missing
 * code comes with a reload once the network is back. A defect gets no reload: that would not mend
 * it, and would end running uploads.
 */
export function PanelMissing({ product, cause, isDefect = false }: PanelMissingProps) {
  const online = useOnline();
  const tools = useLater(loadFailureTools);
  const title = isDefect ? words.panel.brokenTitle(product) : words.panel.missingTitle(product);
  const missing = online ? words.panel.missing : words.panel.offline;
  useBackOnline(() => {
    if (!isDefect) reload();
  });
  return (
    <main className={styles.noAnswer}>
      <title>{product}</title>
      <h1>{title}</h1>
      {isDefect && tools ? <tools.WhatIsKept /> : <p>{isDefect ? words.panel.broken : missing}</p>}
      {online && (
        <Button variant="primary" onClick={reload}>
          {words.panel.reloadLabel}
        </Button>
      )}
      {tools && <tools.DefectTools what={title} cause={cause} />}
    </main>
  );
}

function reload(): void {
  window.location.reload();
}

interface OuterBoundaryProps {
  readonly product: string;
  readonly children: ReactNode;
}

export class OuterBoundary extends Component<OuterBoundaryProps, { readonly cause?: unknown }> {
  override state: { readonly cause?: unknown } = {};

  static getDerivedStateFromError(cause: unknown) {
    return { cause };
  }

  override render() {
    if (!('cause' in this.state)) return this.props.children;
    return <PanelMissing isDefect product={this.props.product} cause={this.state.cause} />;
  }
}
