import type { ReactNode } from 'react';

interface InertLayerProps {
  readonly inert: boolean;
  readonly children: ReactNode;
}

export function InertLayer({ inert, children }: InertLayerProps) {
  return <div inert={inert}>{children}</div>;
}
