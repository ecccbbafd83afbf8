import { useRef } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import { Skeleton } from '@/ui/skeleton';
import { Cell, CheckCell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/ui/table';
import type { Column } from './column';
import { ListRow } from './list-row';
import type { Sort } from './list-state';
import { tickedOf } from './selection';
import { useArrowKeys } from './use-arrow-keys';
import type { SelectionControls } from './use-selection';

interface ListHeadProps<K extends Kind> {
  readonly title: string;
  readonly columns: readonly Column<K>[];
  readonly verbs: readonly Verb<K>[];
}

export interface ListBodyProps<K extends Kind> extends ListHeadProps<K> {
  /** Those of this page. */
  readonly records: readonly Records[K][];
  readonly account: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly selecting: SelectionControls;
  readonly onSelect: (id: string, range: boolean) => void;
}

interface ListTableProps<K extends Kind> extends ListBodyProps<K> {
  readonly busy: boolean;
  readonly sort: Sort;
  readonly onSort: (column: string) => void;
}

/** The rows of a page under sortable heads. */
export function ListTable<K extends Kind>(props: ListTableProps<K>) {
  const { title, columns, verbs, records, account, now } = props;
  const { selecting, onSelect, busy, sort, onSort } = props;
  const ids = records.map(({ id }) => id);
  const ticked = tickedOf(selecting.selection, ids);
  const container = useRef<HTMLDivElement>(null);
  useArrowKeys(container);
  return (
    <div ref={container}>
      <Table label={title} busy={busy}>
        <TableHead>
          {verbs.length > 0 && (
            <CheckCell
              header
              label="Select all on this page"
              checked={ticked === 'all'}
              mixed={ticked === 'some'}
              onChange={() => selecting.set(ids, ticked !== 'all')}
            />
          )}
          {columns.map((column) => (
            <HeaderCell
              key={column.id}
              number={column.align === 'end'}
              sort={sort.column === column.id ? sort.direction : undefined}
              onSort={column.sortBy && (() => onSort(column.id))}
            >
              {column.label}
            </HeaderCell>
          ))}
          {verbs.length > 0 && <HeaderCell label="Actions" />}
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <ListRow
              key={record.id}
              record={record}
              account={account}
              now={now}
              columns={columns}
              verbs={verbs}
              selected={selecting.selection.ids.has(record.id)}
              onSelect={onSelect}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const SKELETON_ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The table before its rows are there, in the same places. */
export function ListSkeleton<K extends Kind>({ title, columns, verbs }: ListHeadProps<K>) {
  return (
    <Table label={title} busy>
      <TableHead>
        {verbs.length > 0 && <HeaderCell label="Select" />}
        {columns.map(({ id, label, align }) => (
          <HeaderCell key={id} number={align === 'end'}>
            {label}
          </HeaderCell>
        ))}
        {verbs.length > 0 && <HeaderCell label="Actions" />}
      </TableHead>
      <TableBody>
        {SKELETON_ROWS.map((row) => (
          <TableRow key={row}>
            {verbs.length > 0 && <Cell />}
            {columns.map(({ id }, index) => (
              <Cell key={id} kind={index === 0 ? 'title' : 'text'}>
                <Skeleton width={index === 0 ? 'long' : 'short'} />
              </Cell>
            ))}
            {verbs.length > 0 && <Cell kind="menu" />}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
