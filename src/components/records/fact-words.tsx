import { createContext, type ReactNode, use } from 'react';
import { Skeleton } from '@/ui/skeleton';

/** Whether a record's own read has ended: a field that is absent by then is not on its way. */
export const SettledContext = createContext(false);

/** In the place of a fact that is known to be nothing. */
export const NONE = <span className="muted">none</span>;

/** A fact that isn't known: on its way, left out by the provider, or could not be read. */
export function Absent() {
  return use(SettledContext) ? <span className="muted">–</span> : <Skeleton width="short" />;
}

/** A fact that only the full record has: a shape while that is read, then its words. */
export function later<T>(value: T | undefined, words: (value: T) => ReactNode): ReactNode {
  return value === undefined ? <Absent /> : words(value);
}
