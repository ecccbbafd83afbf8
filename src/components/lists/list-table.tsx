import { Fragment, memo } from 'react';
import { useLookup } from '@/components/scope/data/lookup';
import { lazyPart } from '@/lib/lazy-part';
import { titleOf } from '@/model/title';
import type { Verb } from '@/model/verb';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { Skeleton } from '@/ui/skeleton';
import {
  Cell,
  CellLines,
  CHECK_COLUMN,
  CheckCell,
  HeaderCell,
  MENU_COLUMN,
  Table,
  TableBody,
  type TableColumn,
  TableHead,
  TableRow,
} from '@/ui/table';
import { VerbMenu } from './verbs/verb-menu';
import {
  type CellContext,
  type Column,
  type Grouping,
  type Listable,
  unreadableCell,
} from './list-props';
import type { Sort } from './list-state';
import { type SelectionControls, checkStateOf } from './selection';
import { type Made, useScreenfulFirst } from './use-rows';
import { words } from './words';

const load = lazyPart(() => import('./virtual-rows'));
type GenericRows = Awaited<ReturnType<typeof load>>['VirtualRows'];
const VirtualRows = lazyLayer(async () => ({
  default: (await load()).VirtualRows,
})) as unknown as GenericRows;

/** A longer list draws only the rows in sight. */
export const DRAWN_AT_MOST = 200;

/** Rows of a longer list that are drawn until `VirtualRows` is loaded. */
const FIRST_DRAWN = 50;

export interface ListItemProps<R extends Listable> {
  readonly record: R;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly columns: readonly Column<R>[];
  readonly verbs: readonly Verb<R>[];
  readonly selected: boolean;
  readonly onSelect: (id: string, range: boolean) => void;
  /** From 1; set if only the rows in sight are drawn. */
  readonly position?: number;
}

export function useCellContext({ now }: Pick<CellContext, 'now'>): CellContext {
  const lookup = useLookup();
  return { now, get: (kind, id) => lookup.get(kind, id) };
}

function cellKind<R extends Listable>(
  column: Column<R>,
  index: number,
): 'text' | 'title' | 'number' {
  if (index === 0) return 'title';
  return column.align === 'end' ? 'number' : 'text';
}

function shown<R extends Listable>(column: Column<R>, record: R, context: CellContext) {
  const cell = column.cell(record, context);
  const unreadable = unreadableCell(column, record, context);
  if (unreadable === undefined) return cell;
  // With its own title: a truncated cell otherwise gets the text of the whole cell as title.
  return <CellLines second={<span title={unreadable}>{unreadable}</span>}>{cell}</CellLines>;
}

function Row<R extends Listable>(props: ListItemProps<R>) {
  const { record, columns, verbs, selected, onSelect, position } = props;
  const context = useCellContext(props);
  return (
    // The head is row 1.
    <TableRow
      selected={selected}
      data-row={record.id}
      aria-rowindex={position === undefined ? undefined : position + 1}
    >
      {verbs.length > 0 && (
        <CheckCell
          label={words.rows.select(titleOf(record))}
          checked={selected}
          onChange={(_, range) => onSelect(record.id, range)}
        />
      )}
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          kind={cellKind(column, index)}
          from={column.from}
          phone={column.phone}
          empty={column.phone === 'second' && isLeftOut(column, record, context)}
        >
          {shown(column, record, context)}
        </Cell>
      ))}
      {verbs.length > 0 && (
        <Cell kind="menu">
          <VerbMenu record={record} verbs={verbs} />
        </Cell>
      )}
    </TableRow>
  );
}

function isLeftOut<R extends Listable>(column: Column<R>, record: R, context: CellContext) {
  return column.isUnsaid?.(record) === true || column.text(record, context) === '';
}

const ListRow = memo(Row) as typeof Row;

interface ListHeadProps<R extends Listable> {
  readonly title: string;
  readonly columns: readonly Column<R>[];
  readonly verbs: readonly Verb<R>[];
}

export interface ListBodyProps<R extends Listable> extends ListHeadProps<R> {
  readonly records: readonly R[];
  readonly expected: number;
  readonly made: Made;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly selecting: SelectionControls;
  readonly onSelect: (id: string, range: boolean) => void;
}

function placesOf<R extends Listable>({
  columns,
  verbs,
}: ListHeadProps<R>): readonly TableColumn[] {
  return verbs.length > 0 ? [CHECK_COLUMN, ...columns, MENU_COLUMN] : columns;
}

export function outlines<T>(count: number, draw: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

function RowOutline<R extends Listable>({
  columns,
  verbs,
}: Pick<ListHeadProps<R>, 'columns' | 'verbs'>) {
  return (
    <TableRow>
      {verbs.length > 0 && <Cell />}
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          kind={cellKind(column, index)}
          from={column.from}
          phone={column.phone}
          empty
        >
          {index === 0 ? (
            <CellLines second={<Skeleton width="short" />}>
              <Skeleton width="long" />
            </CellLines>
          ) : (
            <Skeleton width="long" />
          )}
        </Cell>
      ))}
      {verbs.length > 0 && <Cell kind="menu" />}
    </TableRow>
  );
}

const NONE: readonly never[] = [];

interface ListTableProps<R extends Listable> extends ListBodyProps<R> {
  readonly busy: boolean;
  readonly grouping?: Grouping<R> | undefined;
  readonly sort: Sort;
  readonly onSort: (column: Column<R>) => void;
}

export function ListTable<R extends Listable>(props: ListTableProps<R>) {
  const { title, columns, verbs, records, now } = props;
  const { selecting, onSelect, expected, busy, sort, onSort, grouping } = props;
  const ids = records.map(({ id }) => id);
  const ticked = checkStateOf(selecting.selection, ids);
  const isVirtual = records.length > DRAWN_AT_MOST;
  const drawn = useScreenfulFirst(isVirtual ? NONE : records, props.made);
  const draw = (record: R, index?: number) => (
    <ListRow
      key={record.id}
      record={record}
      now={now}
      columns={columns}
      verbs={verbs}
      selected={selecting.selection.ids.has(record.id)}
      onSelect={onSelect}
      {...(index !== undefined && { position: index + 1 })}
    />
  );
  return (
    <Table
      label={title}
      rowCount={isVirtual ? records.length + 1 : undefined}
      columns={placesOf(props)}
      busy={busy}
      outlined={expected > 0}
    >
      <TableHead>
        {verbs.length > 0 && (
          <CheckCell
            header
            label={words.toolbar.selectPage}
            checked={ticked === 'all'}
            mixed={ticked === 'some'}
            onChange={() => selecting.set(ids, ticked !== 'all')}
          />
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            from={column.from}
            number={column.align === 'end'}
            sort={sort.column === column.id ? sort.direction : undefined}
            onSort={column.sortBy && (() => onSort(column))}
          >
            {column.label}
          </HeaderCell>
        ))}
        {verbs.length > 0 && <HeaderCell label={words.actions.label} />}
      </TableHead>
      <TableBody>
        {outlines(expected, (index) => (
          <RowOutline key={index} columns={columns} verbs={verbs} />
        ))}
        {isVirtual ? (
          <LayerHost waiting={records.slice(0, FIRST_DRAWN).map((record) => draw(record))}>
            <VirtualRows records={records} draw={draw} />
          </LayerHost>
        ) : (
          drawn.map((record, index) => (
            <Fragment key={record.id}>
              {grouping?.by === sort.column && grouping.heading(record, drawn[index - 1], now)}
              {draw(record)}
            </Fragment>
          ))
        )}
      </TableBody>
    </Table>
  );
}
