import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface ToolbarProps {
  readonly label: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The tools above a list. */
export function Toolbar({ label, end, children }: ToolbarProps) {
  return (
    <div role="group" aria-label={label} className={styles.toolbar}>
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}

interface FloatingBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Floats over a list while rows are chosen. */
export function FloatingBar({ label, children }: FloatingBarProps) {
  return (
    <section aria-label={label} className={styles.floating}>
      {children}
    </section>
  );
}
