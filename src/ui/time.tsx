import type { ReactNode } from 'react';

interface TimeProps {
  /** The moment, as ISO 8601. */
  readonly iso: string;
  /** The exact moment in words, shown on hover. */
  readonly exact: string;
  /** The moment as people say it: '3 months ago'. */
  readonly children: ReactNode;
}

/** A moment in words, with the exact one on hover and for machines. */
export function Time({ iso, exact, children }: TimeProps) {
  return (
    <time dateTime={iso} title={exact}>
      {children}
    </time>
  );
}
