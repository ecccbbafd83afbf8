import type { ReactNode } from 'react';
import styles from './definition-grid.module.css';
import { TextLink } from './link';

/** Facts about a thing, label over value, in as many columns as there is room for. */
export function DefinitionGrid({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>;
}

interface DefinitionProps {
  readonly label: string;
  /** The editor's path. */
  readonly editTo?: string | undefined;
  /** What stands in the edit link's place: a copy button, a verb. */
  readonly action?: ReactNode;
  /** Across all columns. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

/** One fact of a `DefinitionGrid`. */
export function Definition({ label, editTo, action, wide = false, children }: DefinitionProps) {
  return (
    <div className={styles.item} data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {(editTo !== undefined || action !== undefined) && (
        <dd className={styles.action}>
          {action}
          {editTo !== undefined && (
            <TextLink to={editTo} className={styles.edit} aria-label={`Edit ${label}`}>
              Edit
            </TextLink>
          )}
        </dd>
      )}
    </div>
  );
}
