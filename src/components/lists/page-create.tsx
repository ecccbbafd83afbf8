import type { ReactNode } from 'react';
import styles from './page-create.module.css';

/** What creates an item of the list below, at the head of its page; a sign on a phone. */
export function PageCreate({ children }: { readonly children: ReactNode }) {
  return <span className={styles.create}>{children}</span>;
}
