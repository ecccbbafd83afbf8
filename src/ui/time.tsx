import type { ReactNode } from 'react';

interface TimeProps {
  readonly iso: string;
  readonly exact: string;
  readonly children: ReactNode;
}

export function Time({ iso, exact, children }: TimeProps) {
  return (
    <time dateTime={iso} title={exact}>
      {children}
    </time>
  );
}
