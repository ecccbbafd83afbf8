import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton';

/** In the place of a fact that is known to be nothing. */
export const NONE = <span className="muted">none</span>;

/** A fact that only the full record has: a shape until it is there, then its words. */
export function later<T>(value: T | undefined, words: (value: T) => ReactNode): ReactNode {
  return value === undefined ? <Skeleton width="short" /> : words(value);
}
