import styles from './status-badge.module.css';

/** Good, to be checked, ended or broken, unknown or unused (spec 1 §4). */
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
