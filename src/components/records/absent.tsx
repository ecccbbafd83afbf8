import { createContext, type ReactNode, use } from 'react';
import { Skeleton } from '@/ui/skeleton';
import styles from './records.module.css';

/** True once the record's own read has ended: absent fields will not come. */
export const SettledContext = createContext(false);

/** A field that is known to be empty. */
export const NONE = <span className="muted">none</span>;

interface AbsentProps {
  /** The usual number of lines, so that nothing below moves. */
  readonly lines?: number | undefined;
}

/** A field that is being read, was left out, or could not be read. */
export function Absent({ lines = 1 }: AbsentProps) {
  if (use(SettledContext)) return <span className="muted">–</span>;
  return Array.from({ length: lines }, (_, line) => (
    <span key={line} className={styles.line}>
      <Skeleton width="short" />
    </span>
  ));
}

/** Shows a skeleton of `lines` lines until the full record has the field. */
export function whenKnown<T>(
  value: T | undefined,
  words: (value: T) => ReactNode,
  lines?: number,
): ReactNode {
  return value === undefined ? <Absent lines={lines} /> : words(value);
}
