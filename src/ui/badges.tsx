import type { ReactNode } from 'react';
import styles from './badges.module.css';

/** Meanings of the colours: docs/product/servers.md#status-colours. */
export type StatusColour = 'green' | 'orange' | 'red' | 'grey';

interface StatusBadgeProps {
  readonly status: string;
  readonly colour: StatusColour;
  /** It changes by itself: a ring, which turns unless it is still. */
  readonly busy?: boolean | 'still' | undefined;
}

export function StatusBadge({ status, colour, busy = false }: StatusBadgeProps) {
  return (
    <span className={styles.status} data-colour={colour} data-busy={busy || undefined}>
      {status}
    </span>
  );
}

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
