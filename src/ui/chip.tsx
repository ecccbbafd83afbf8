import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon } from './icon';
import { TextLink } from './link';

interface ChipProps {
  /** Where the chip leads, when it stands for a thing with a page. */
  readonly to?: string | undefined;
  /** Removes it; `removeLabel` says what, for screen readers. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly children: ReactNode;
}

/** A small thing in a row of its like: a group, an address, a key and value. */
export function Chip({ to, onRemove, removeLabel = 'Remove', children }: ChipProps) {
  return (
    <span className={styles.chip}>
      {to === undefined ? (
        <span className={styles.words}>{children}</span>
      ) : (
        <TextLink quiet to={to} className={styles.words}>
          {children}
        </TextLink>
      )}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}

/** Chips in a row that wraps. */
export function Chips({ children }: { readonly children: ReactNode }) {
  return <span className={styles.chips}>{children}</span>;
}

interface TagProps {
  readonly tone?: 'accent' | 'grey' | 'orange' | undefined;
  readonly children: ReactNode;
}

/** A word that marks something: 'New', 'Beta', 'default'. */
export function Tag({ tone = 'accent', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
