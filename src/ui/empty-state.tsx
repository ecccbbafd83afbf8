import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon';
import { useSaidTitle } from './page/page-title';

interface EmptyStateProps {
  readonly icon?: IconName | undefined;
  readonly title: string;
  /** What this is, and why one would want one; or what to try instead. */
  readonly children?: ReactNode;
  /** The create button, a link to the documentation. */
  readonly actions?: ReactNode;
  /** The rank of the title: a page of its own has `h1` and is called so, a part of a page `h2`. */
  readonly level?: 1 | 2 | undefined;
}

/** Stands where there is nothing yet, nothing that matches, or nothing that could be loaded. */
export function EmptyState({ icon, title, children, actions, level = 2 }: EmptyStateProps) {
  useSaidTitle(level === 1 ? title : undefined);
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.mark}>
          <Icon name={icon} size={24} />
        </span>
      )}
      {level === 1 ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
