import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}

/** Details that open on demand. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details className={styles.details} open={open}>
      <summary>
        <Icon name="chevron-right" className={styles.mark} />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
