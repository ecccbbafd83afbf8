import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './table.module.css';

/** CSS that turns rows into cards makes browsers forget the roles. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

interface TableProps {
  readonly label: string;
  /** Rows become cards in a narrow container; a table of numbers may scroll instead. */
  readonly cards?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** A native table whose rows become cards in a container below 700 px. */
export function Table({ label, cards = true, busy, children }: TableProps) {
  return (
    <div className={styles.container} data-cards={cards || undefined}>
      <table
        {...roles.table}
        aria-label={label}
        aria-busy={busy || undefined}
        className={styles.table}
      >
        {children}
      </table>
    </div>
  );
}

/** One row of `HeaderCell`. */
export function TableHead({ children }: { readonly children: ReactNode }) {
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row}>{children}</tr>
    </thead>
  );
}

/** Rows of `TableRow`. */
export function TableBody({ children }: { readonly children: ReactNode }) {
  return <tbody {...roles.rowgroup}>{children}</tbody>;
}

interface TableRowProps extends ComponentProps<'tr'> {
  readonly selected?: boolean | undefined;
}

/** A row of the list. */
export function TableRow({ selected, className, ...rest }: TableRowProps) {
  return (
    <tr
      {...roles.row}
      {...rest}
      data-selected={selected || undefined}
      className={classNames(styles.row, className)}
    />
  );
}

export type SortDirection = 'ascending' | 'descending';

interface HeaderCellProps {
  /** A column without visible words has a `label`. */
  readonly children?: ReactNode;
  readonly label?: string | undefined;
  readonly number?: boolean | undefined;
  /** Absent when another column sorts the table. */
  readonly sort?: SortDirection | undefined;
  readonly onSort?: (() => void) | undefined;
}

/** The head of a column. */
export function HeaderCell({ children, label, number, sort, onSort }: HeaderCellProps) {
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-sort={onSort ? (sort ?? 'none') : undefined}
      data-number={number || undefined}
    >
      {onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {children}
          <Icon
            name={sort === 'descending' ? 'arrow-down' : 'arrow-up'}
            size={13}
            className={sort ? styles.sorted : styles.unsorted}
          />
        </button>
      ) : (
        (children ?? <span className="visually-hidden">{label}</span>)
      )}
    </th>
  );
}

interface CellProps {
  /** Shown beside the value in a card. */
  readonly label?: string | undefined;
  /** `title` names the row, `number` aligns right, `menu` holds the row's actions. */
  readonly kind?: 'text' | 'title' | 'number' | 'menu' | undefined;
  readonly children?: ReactNode;
}

/** One fact of a row. */
export function Cell({ label, kind = 'text', children }: CellProps) {
  return (
    <td {...roles.cell} data-label={label} data-kind={kind}>
      {children}
    </td>
  );
}

interface CellLinesProps {
  readonly children: ReactNode;
  readonly second?: ReactNode;
}

/** A fact with a smaller one below. */
export function CellLines({ children, second }: CellLinesProps) {
  return (
    <span className={styles.lines}>
      <span>{children}</span>
      {second !== undefined && <small>{second}</small>}
    </span>
  );
}

interface CheckCellProps {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean | undefined;
  readonly header?: boolean | undefined;
  /** `range` while Shift is held: everything since the last one. */
  readonly onChange: (checked: boolean, range: boolean) => void;
}

/** The checkbox of a row, or of all. */
export function CheckCell(props: CheckCellProps) {
  const { label, checked, mixed = false, header = false, onChange } = props;
  const box = (
    <label className={styles.check}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed && !checked;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(
            currentTarget.checked,
            'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
          )
        }
      />
    </label>
  );
  return header ? (
    <th {...roles.columnheader} scope="col" data-kind="check">
      {box}
    </th>
  ) : (
    <td {...roles.cell} data-kind="check">
      {box}
    </td>
  );
}
