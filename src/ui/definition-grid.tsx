import type { ReactNode } from 'react';
import { Button } from './button';
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
  /** Why it cannot be edited now. */
  readonly editBarred?: string | undefined;
  /** What stands in the edit link's place: a copy button, a verb. */
  readonly action?: ReactNode;
  /** Across all columns. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

/** One fact of a `DefinitionGrid`. */
export function Definition(props: DefinitionProps) {
  const { label, editTo, editBarred, action, wide = false, children } = props;
  return (
    <div className={styles.item} data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {(editTo !== undefined || action !== undefined) && (
        <dd className={styles.action}>
          {action}
          {editTo !== undefined && <EditLink label={label} to={editTo} barred={editBarred} />}
        </dd>
      )}
    </div>
  );
}

/** A second, quieter line of a fact. */
export function DefinitionNote({ children }: { readonly children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}

interface EditLinkProps {
  readonly label: string;
  readonly to: string;
  readonly barred: string | undefined;
}

/** The way to a fact's editor, or the reason why there is none now. */
function EditLink({ label, to, barred }: EditLinkProps) {
  const words = `Edit ${label}`;
  return barred === undefined ? (
    <TextLink to={to} className={styles.edit} aria-label={words}>
      Edit
    </TextLink>
  ) : (
    <span className={styles.barred}>
      <Button size="s" variant="quiet" aria-label={words} disabledReason={barred}>
        Edit
      </Button>
    </span>
  );
}
