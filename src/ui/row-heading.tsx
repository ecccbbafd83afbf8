import type { ReactNode } from 'react';
import styles from './row-heading.module.css';

/** CSS that turns rows into cards makes browsers forget the roles. */
const roles = { row: { role: 'row' }, head: { role: 'rowheader' } };

/**
 * A heading between the rows of a table, above those that belong together. It stands in the first
 * column: to span those that the width hides would make room for them.
 */
export function RowHeading({ children }: { readonly children: ReactNode }) {
  return (
    <tr {...roles.row} className={styles.heading}>
      <th {...roles.head} scope="rowgroup">
        {children}
      </th>
    </tr>
  );
}
