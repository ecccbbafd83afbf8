import type { ReactNode } from 'react';
import styles from './form-error.module.css';
import { Icon } from './icon';

interface FormErrorProps {
  readonly children?: ReactNode;
  /** A warning while nobody knows yet that it failed. */
  readonly tone?: 'error' | 'warning' | undefined;
}

export function FormError({ children, tone = 'error' }: FormErrorProps) {
  return (
    // Rendered before its words, or screen readers miss the first.
    <div role="alert" className={styles.region}>
      {children && (
        <div className={styles.error} data-tone={tone}>
          <Icon name={tone} />
          <div className={styles.words}>{children}</div>
        </div>
      )}
    </div>
  );
}
