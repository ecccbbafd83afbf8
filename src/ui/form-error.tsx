import type { ReactNode } from 'react';
import styles from './form-error.module.css';
import { Icon } from './icon';

interface FormErrorProps {
  /** What went wrong; nothing is rendered when absent or empty. */
  readonly children?: ReactNode;
  /** A heading over the sentences, when there are several. */
  readonly title?: string | undefined;
}

/** What is wrong with a whole form, above it; read out when it appears. */
export function FormError({ children, title }: FormErrorProps) {
  const empty =
    children === undefined || children === null || children === '' || children === false;
  return (
    // The region stands before its words arrive, or screen readers miss the first of them.
    <div role="alert" className={styles.region}>
      {!empty && (
        <div className={styles.error}>
          <Icon name="error" />
          <div className={styles.words}>
            {title !== undefined && <strong>{title}</strong>}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
