import type { ReactNode } from 'react';
import styles from './form-error.module.css';
import { Icon } from './icon';

interface FormErrorProps {
  readonly children?: ReactNode;
}

/** A form's error, read out when it appears. */
export function FormError({ children }: FormErrorProps) {
  const empty =
    children === undefined || children === null || children === '' || children === false;
  return (
    // Rendered before its words, or screen readers miss the first.
    <div role="alert" className={styles.region}>
      {!empty && (
        <div className={styles.error}>
          <Icon name="error" />
          <div className={styles.words}>{children}</div>
        </div>
      )}
    </div>
  );
}
