import type { ReactNode } from 'react';
import styles from './charts.module.css';

/** Charts side by side, as many as there is room for. */
export function ChartFigures({ children }: { readonly children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>;
}
