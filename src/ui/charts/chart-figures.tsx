import type { ReactNode } from 'react';
import styles from './charts.module.css';

export function ChartFigures({ children }: { readonly children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>;
}
