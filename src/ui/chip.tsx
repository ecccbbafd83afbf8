import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A group, an address, a key and value. */
export function Chip({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.chip}>
      <span className={styles.words}>{children}</span>
    </span>
  );
}

/** Chips in a row that wraps. */
export function Chips({ children }: { readonly children: ReactNode }) {
  return <span className={styles.chips}>{children}</span>;
}

interface TagProps {
  readonly tone?: 'accent' | 'grey' | 'orange' | 'red' | undefined;
  readonly children: ReactNode;
}

/** Such as 'New', 'Beta' or 'default'. */
export function Tag({ tone = 'accent', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
