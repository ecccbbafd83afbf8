import type { ReactNode } from 'react';
import styles from './chip.module.css';

export function Chip({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.chip}>
      <span className={styles.words}>{children}</span>
    </span>
  );
}

export function Chips({ children }: { readonly children: ReactNode }) {
  return <span className={styles.chips}>{children}</span>;
}

interface TagProps {
  readonly tone?: 'accent' | 'grey' | 'orange' | 'red' | undefined;
  readonly children: ReactNode;
}

export function Tag({ tone = 'accent', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
