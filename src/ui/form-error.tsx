import type { ReactNode } from 'react';
import styles from './form-error.module.css';
import { Icon } from './icon';

interface FormErrorProps {
  readonly children?: ReactNode;
}

/** A form's error, read out when it appears. */
export function FormError({ children }: FormErrorProps) {
  return (
    // Rendered before its words, or screen readers miss the first.
    <div role="alert" className={styles.region}>
      {children && (
        <div className={styles.error}>
          <Icon name="error" />
          <div className={styles.words}>{children}</div>
        </div>
      )}
    </div>
  );
}
