import type { ReactNode } from 'react';
import styles from './row-heading.module.css';

/** CSS that turns rows into cards makes browsers forget the roles. */
const roles = { row: { role: 'row' }, head: { role: 'rowheader' } };

interface RowHeadingProps {
  /** How many columns there are. */
  readonly span: number;
  readonly children: ReactNode;
}

/** A heading between the rows of a table, above those that belong together. */
export function RowHeading({ span, children }: RowHeadingProps) {
  return (
    <tr {...roles.row} className={styles.heading}>
      <th {...roles.head} scope="rowgroup" colSpan={span}>
        {children}
      </th>
    </tr>
  );
}
