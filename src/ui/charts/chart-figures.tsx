import type { ReactNode } from 'react';
import styles from './charts.module.css';

/** As many charts in a row as fit. */
export function ChartFigures({ children }: { readonly children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>;
}
