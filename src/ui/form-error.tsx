import type { ReactNode } from 'react';
import styles from './form-error.module.css';
import { Icon } from './icon';

interface FormErrorProps {
  /** What went wrong; nothing is rendered when absent or empty. */
  readonly children?: ReactNode;
}

/** What is wrong with a whole form, above it; read out when it appears. */
export function FormError({ children }: FormErrorProps) {
  const empty =
    children === undefined || children === null || children === '' || children === false;
  return (
    // The region stands before its words arrive, or screen readers miss the first of them.
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
