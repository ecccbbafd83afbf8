import type { ReactNode } from 'react';
import styles from './page-create.module.css';

export function PageCreate({ children }: { readonly children: ReactNode }) {
  return <span className={styles.create}>{children}</span>;
}
