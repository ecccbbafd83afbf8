import type { ReactNode } from 'react';
import styles from './definition-grid.module.css';
import { EditLink } from './edit-link';

export function DefinitionGrid({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>;
}

interface DefinitionProps {
  readonly label: string;
  readonly editTo?: string | undefined;
  readonly editDisabledReason?: string | undefined;
  readonly action?: ReactNode;
  readonly wide?: boolean | undefined;
  readonly long?: boolean | undefined;
  readonly children: ReactNode;
}

export function Definition(props: DefinitionProps) {
  const { label, editTo, editDisabledReason, action, wide = false, long = wide, children } = props;
  return (
    <div className={styles.item} data-wide={wide || undefined} data-long={long || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {(editTo !== undefined || action !== undefined) && (
        <dd className={styles.action}>
          {action}
          {editTo !== undefined && (
            <EditLink label={`Edit ${label}`} to={editTo} disabledReason={editDisabledReason} />
          )}
        </dd>
      )}
    </div>
  );
}

export function DefinitionNote({ children }: { readonly children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}
