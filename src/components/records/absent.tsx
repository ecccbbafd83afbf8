import { createContext, type ReactNode, use } from 'react';
import { Skeleton } from '@/ui/skeleton';
import styles from './records.module.css';
import { words } from './words';

/** True once the record's own read has ended: absent fields will not come. */
export const SettledContext = createContext(false);

export const NONE = <span className="muted">{words.page.none}</span>;

interface AbsentProps {
  readonly lines?: number | undefined;
}

export function Absent({ lines = 1 }: AbsentProps) {
  if (use(SettledContext)) return <span className="muted">–</span>;
  return Array.from({ length: lines }, (_, line) => (
    <span key={line} className={styles.line}>
      <Skeleton width="short" />
    </span>
  ));
}

export function whenKnown<T>(
  value: T | undefined,
  show: (value: T) => ReactNode,
  lines?: number,
): ReactNode {
  return value === undefined ? <Absent lines={lines} /> : show(value);
}
