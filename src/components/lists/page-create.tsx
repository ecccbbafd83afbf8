import type { ReactNode } from 'react';
import styles from './page-create.module.css';

/** The create button in the head of a list's page; an icon on a phone. */
export function PageCreate({ children }: { readonly children: ReactNode }) {
  return <span className={styles.create}>{children}</span>;
}
