import { Component, type ReactNode } from 'react';
import { PanelMissing } from './panel-missing';

interface OuterBoundaryProps {
  readonly product: string;
  readonly children: ReactNode;
}

/** What no screen's own boundary has caught: above the shell, and before the panel, where none is. */
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
