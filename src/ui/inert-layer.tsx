import type { ReactNode } from 'react';

interface InertLayerProps {
  /** Whether what is inside can be seen but neither pressed, focused nor read out. */
  readonly inert: boolean;
  readonly children: ReactNode;
}

/** Keeps a screen mounted and out of reach, such as behind 'Stay logged in?'. */
export function InertLayer({ inert, children }: InertLayerProps) {
  return <div inert={inert}>{children}</div>;
}
