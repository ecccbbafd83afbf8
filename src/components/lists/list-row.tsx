import { memo } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { titleOf } from '@/model/title';
import type { Verb } from '@/model/verb';
import { Cell, CellLines, CheckCell, TableRow } from '@/ui/table';
import { useLookup } from '../store/lookup';
import { VerbMenu } from '../verbs/verb-menu';
import { type Column, type Look, unreadCell } from './column';
import styles from './resource-list.module.css';

export interface ListItemProps<K extends Kind> {
  readonly record: Records[K];
  readonly account: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly columns: readonly Column<K>[];
  /** Empty where there is nothing to do. */
  readonly verbs: readonly Verb<K>[];
  readonly selected: boolean;
  readonly onSelect: (id: string, range: boolean) => void;
}

/** What the cells of one record look at: it is drawn again when something changes that they read. */
export function useLook({ account, now }: Pick<Look, 'account' | 'now'>): Look {
  const lookup = useLookup();
  return { account, now, get: (kind, id) => lookup.get(kind, id) };
}

function cellKind<K extends Kind>(column: Column<K>, index: number): 'text' | 'title' | 'number' {
  if (index === 0) return 'title';
  return column.align === 'end' ? 'number' : 'text';
}

/** What a column shows, over the words for what could not be read of it. */
function shown<K extends Kind>(column: Column<K>, record: Records[K], look: Look) {
  const cell = column.cell(record, look);
  const unread = unreadCell(column, record, look);
  return unread ? (
    <CellLines second={<span className={styles.unread}>{unread}</span>}>{cell}</CellLines>
  ) : (
    cell
  );
}

function Row<K extends Kind>(props: ListItemProps<K>) {
  const { record, account, columns, verbs, selected, onSelect } = props;
  const look = useLook(props);
  return (
    <TableRow selected={selected}>
      {verbs.length > 0 && (
        <CheckCell
          label={`Select ${titleOf(record)}`}
          checked={selected}
          onChange={(_, range) => onSelect(record.id, range)}
        />
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} label={column.label} kind={cellKind(column, index)}>
          {shown(column, record, look)}
        </Cell>
      ))}
      {verbs.length > 0 && (
        <Cell kind="menu">
          <VerbMenu record={record} verbs={verbs} account={account} />
        </Cell>
      )}
    </TableRow>
  );
}

/** One record as a row; drawn again only when it or what its cells read changes. */
export const ListRow = memo(Row) as typeof Row;
