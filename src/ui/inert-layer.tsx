import type { ReactNode } from 'react';

interface InertLayerProps {
  readonly inert: boolean;
  readonly children: ReactNode;
}

/** Keeps a screen mounted but out of reach, as behind 'Stay logged in?'. */
export function InertLayer({ inert, children }: InertLayerProps) {
  return <div inert={inert}>{children}</div>;
}
