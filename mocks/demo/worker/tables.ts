import { digestOf } from '@mocks/machine/digest';
import type { Table } from '@mocks/provider/table';
import type { World } from '@mocks/provider/world';

/** A row of any kind. */
export interface AnyRow {
  readonly id: string;
}

type AnyTable = Pick<Table<AnyRow>, 'all' | 'get' | 'put' | 'remove' | 'watch'>;

/** The tables of a world by name. */
export const tablesOf = ({ orbit: _, ...tables }: World): ReadonlyMap<string, AnyTable> =>
  // Safe: a row is only put into the table that it came from.
  new Map(Object.entries(tables as unknown as Record<string, AnyTable>));

/** Rows looked at per table: enough to meet each of its fields. */
const LOOKED_AT = 100;

/** Returns a hash of the fields of a world's rows. Another hash means another release. */
export function shapeOf(world: World): string {
  const lines = [...tablesOf(world)].map(([name, table]) => {
    const fields = new Set(table.all().slice(0, LOOKED_AT).flatMap(Object.keys));
    return `${name}: ${[...fields].toSorted().join()}`;
  });
  return digestOf('sha1', lines.toSorted().join('\n'));
}

/** Change of a row: a new one, some of its fields, or its removal. */
export type RowChange = { table: string; id: string } & (
  | { row: AnyRow }
  | { fields: Readonly<Record<string, unknown>> }
  | { row: null }
);

/** Returns the change of a row; null if there is none. */
export function changeOf(
  table: string,
  id: string,
  before: AnyRow | undefined,
  after: AnyRow | undefined,
): RowChange | null {
  if (!after) return before ? { table, id, row: null } : null;
  if (!before) return { table, id, row: after };
  const was: Readonly<Record<string, unknown>> = { ...before };
  const fields = Object.entries(after).filter(([name, value]) => !Object.is(was[name], value));
  return fields.length > 0 ? { table, id, fields: Object.fromEntries(fields) } : null;
}

/** Makes a change. Fields of a row that is gone by then are dropped. */
export function apply(tables: ReadonlyMap<string, AnyTable>, change: RowChange): void {
  const table = tables.get(change.table);
  if ('fields' in change) {
    const row = table?.get(change.id);
    if (row) table?.put({ ...row, ...change.fields });
  } else if (change.row) table?.put(change.row);
  else table?.remove(change.id);
}
