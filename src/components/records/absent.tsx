import { createContext, type ReactNode, use } from 'react';
import { Skeleton } from '@/ui/skeleton';

/** The record's own read has ended: absent fields will not come. */
export const SettledContext = createContext(false);

/** A field that is known to be empty. */
export const NONE = <span className="muted">none</span>;

/** A field that is being read, was left out, or could not be read. */
export function Absent() {
  return use(SettledContext) ? <span className="muted">–</span> : <Skeleton width="short" />;
}

/** A skeleton until the full record has the field. */
export function whenKnown<T>(value: T | undefined, words: (value: T) => ReactNode): ReactNode {
  return value === undefined ? <Absent /> : words(value);
}
