import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon';
import { useStandInTitle } from './page/page-header';

interface EmptyStateProps {
  readonly icon?: IconName | undefined;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly level?: 1 | 2 | undefined;
}

export function EmptyState({ icon, title, children, actions, level = 2 }: EmptyStateProps) {
  useStandInTitle(level === 1 ? title : undefined);
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
