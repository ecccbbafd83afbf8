import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface ToolbarProps {
  readonly label: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function Toolbar({ label, end, children }: ToolbarProps) {
  return (
    <div role="group" aria-label={label} className={styles.toolbar}>
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}

interface DockedBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * One row at the window's lower edge, as wide as the page, while rows are chosen. Changes above do
 * not move it, and the page ends before it.
 */
export function DockedBar({ label, children }: DockedBarProps) {
  return (
    <section aria-label={label} className={styles.docked} data-docked>
      {children}
    </section>
  );
}
