import { Component, type ReactNode } from 'react';
import { PanelMissing } from './panel-missing';

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
