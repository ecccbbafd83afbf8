import styles from './status-badge.module.css';

/** The four colours of a status (spec 1 §4): well, wants a look, ended or broken, not known or not in use. */
export type StatusColour = 'green' | 'orange' | 'red' | 'grey';

interface StatusBadgeProps {
  /** The status in a word, as shown. */
  readonly status: string;
  readonly colour: StatusColour;
  /** Something is happening: the mark turns. */
  readonly busy?: boolean | undefined;
  /** With a wash behind it: for page headers and cards. */
  readonly filled?: boolean | undefined;
}

/** A status as a mark and a word, never as a colour alone. */
export function StatusBadge({ status, colour, busy = false, filled = false }: StatusBadgeProps) {
  return (
    <span
      className={styles.status}
      data-colour={colour}
      data-busy={busy || undefined}
      data-filled={filled || undefined}
    >
      {status}
    </span>
  );
}
