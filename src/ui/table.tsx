import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { focusHeading, focusHeadingIfLost } from './page/page-header';
import { outline } from './skeleton';
import styles from './table.module.css';

const CONTROLS = 'a[href], button, input';

interface Place {
  readonly row: HTMLTableRowElement;
  readonly at: number;
  readonly body: Element | null;
  /** Distance from the end of its row, where the menu is in each. */
  readonly fromEnd: number;
}

function placeOf(target: Element): Place | undefined {
  const row = target.closest<HTMLTableRowElement>('tbody > tr');
  if (row === null) return undefined;
  const controls = [...row.querySelectorAll(CONTROLS)];
  const fromEnd = controls.length - controls.indexOf(target);
  return { row, at: row.sectionRowIndex, body: row.parentElement, fromEnd };
}

function controlAt({ body, at, fromEnd }: Place): HTMLElement | undefined {
  const rows = body?.isConnected === true ? [...body.children] : [];
  const row = rows[at] ?? rows.at(-1);
  return [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].at(-fromEnd);
}

/**
 * Returns handlers of a table. If a focused row goes away, the row in its place takes the focus, or
 * the page's heading does.
 */
function useFocusInRows(isOn: boolean) {
  const last = useRef<Place>(undefined);
  useLayoutEffect(() => {
    const { current: place } = last;
    if (!isOn || place === undefined || place.row.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = controlAt(place);
    if (next === undefined) focusHeading();
    else next.focus({ preventScroll: true });
  });
  // The last row may take the table with it.
  useLayoutEffect(
    () => () => {
      if (last.current?.row.contains(document.activeElement) !== true) return;
      queueMicrotask(focusHeadingIfLost);
    },
    [],
  );
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = placeOf(target);
    },
    onBlur: () => {
      last.current = undefined;
    },
  };
}

/** CSS that turns rows into cards makes browsers forget the roles. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** The containers, in px, below which a column may be left out. */
export type LeastWidth = 800 | 900 | 1000 | 1120;

export interface TableColumn {
  /** In px at the usual text size. Without it the column takes what the others leave. */
  readonly width?: number | undefined;
  /** The narrowest container, in px, in which it stands. */
  readonly from?: LeastWidth | undefined;
  /**
   * Place in the two lines of a phone's row: at the end of the first, or in the second. Without it
   * a phone leaves the column out.
   */
  readonly phone?: 'lead' | 'second' | undefined;
}

export const CHECK_COLUMN: TableColumn = { width: 40 };
export const MENU_COLUMN: TableColumn = { width: 48 };

/** More than any table has. */
const MOST_COLUMNS = 99;

interface TableProps {
  readonly label: string;
  /** How many rows there are with the head, where only some are drawn. */
  readonly rowCount?: number | undefined;
  /** One for every column. A table without them is as wide as its content, and may scroll. */
  readonly columns?: readonly TableColumn[] | undefined;
  readonly busy?: boolean | undefined;
  readonly outlined?: boolean | undefined;
  readonly children: ReactNode;
}

function showCut({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  let element = target instanceof HTMLElement ? target : null;
  for (; element !== null && element !== currentTarget; element = element.parentElement) {
    const isOurs = element.dataset['cut'] !== undefined;
    if (element.title !== '' && !isOurs) return;
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth) {
      element.title = element.textContent;
      element.dataset['cut'] = '';
      return;
    }
    if (isOurs) element.removeAttribute('title');
  }
}

function rem(pixels = 0): string {
  return `${String(pixels / 16)}rem`;
}

/** Padding in px that a column's width includes; the lead of a phone's row has none. */
const PADDING = 18;

function leadWidth(columns: readonly TableColumn[] = []): number {
  const { width = PADDING } = columns.find(({ phone }) => phone === 'lead') ?? {};
  return width - PADDING;
}

export function Table({ label, rowCount, columns, busy, outlined, children }: TableProps) {
  // Rows out of sight go away too.
  const focus = useFocusInRows(rowCount === undefined);
  return (
    <div
      className={styles.container}
      data-fixed={columns ? true : undefined}
      data-menus={columns?.includes(MENU_COLUMN) || undefined}
      {...(outlined && outline)}
    >
      <table
        {...roles.table}
        aria-label={label}
        aria-rowcount={rowCount}
        aria-busy={busy || undefined}
        className={styles.table}
        {...focus}
        ref={(table) => table?.style.setProperty('--lead', rem(leadWidth(columns)))}
        onPointerOver={columns && showCut}
      >
        {columns && (
          <colgroup>
            {columns.map((column, index) => (
              <col
                // Only their order distinguishes them.
                key={index}
                data-from={column.from}
                ref={(col) => col?.style.setProperty('--width', rem(column.width))}
                data-rest={column.width === undefined || undefined}
                data-control={column === CHECK_COLUMN || column === MENU_COLUMN || undefined}
              />
            ))}
          </colgroup>
        )}
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: { readonly children: ReactNode }) {
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row}>{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { readonly children: ReactNode }) {
  return <tbody {...roles.rowgroup}>{children}</tbody>;
}

interface TableRowProps extends ComponentProps<'tr'> {
  readonly selected?: boolean | undefined;
}

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

interface RowGapProps {
  readonly ref?: Ref<HTMLTableRowElement>;
  /** In px. */
  readonly height: number;
}

export function RowGap({ ref, height }: RowGapProps) {
  return (
    <tr ref={ref} aria-hidden="true" className={styles.gap}>
      <td
        aria-hidden="true"
        colSpan={MOST_COLUMNS}
        ref={(cell) => cell?.style.setProperty('--gap', `${String(height)}px`)}
      />
    </tr>
  );
}

export type SortDirection = 'ascending' | 'descending';

interface HeaderCellProps extends Pick<TableColumn, 'from'> {
  /** A column without visible words has a `label`. */
  readonly children?: ReactNode;
  readonly label?: string | undefined;
  readonly number?: boolean | undefined;
  readonly sort?: SortDirection | undefined;
  readonly onSort?: (() => void) | undefined;
}

export function HeaderCell(props: HeaderCellProps) {
  const { children, label, number, from, sort, onSort } = props;
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-sort={onSort ? (sort ?? 'none') : undefined}
      data-number={number || undefined}
      data-from={from}
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

interface CellProps extends Pick<TableColumn, 'from' | 'phone'> {
  /** `title` names the row, `number` aligns right, `menu` holds the row's actions. */
  readonly kind?: 'text' | 'title' | 'number' | 'menu' | undefined;
  readonly empty?: boolean | undefined;
  readonly children?: ReactNode;
}

export function Cell({ kind = 'text', from, phone, empty, children }: CellProps) {
  return (
    <td
      {...roles.cell}
      data-kind={kind}
      data-from={from}
      data-phone={phone}
      data-empty={empty || undefined}
    >
      {children}
    </td>
  );
}

interface CellLinesProps {
  readonly children: ReactNode;
  readonly second?: ReactNode;
}

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
