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
  // What goes into a table is what came out of it.
  new Map(Object.entries(tables as unknown as Record<string, AnyTable>));

/** Enough rows of a table to have met each of its fields. */
const LOOKED_AT = 100;

/** What the rows of a world are made of, as a short text: another one is of another release. */
export function shapeOf(world: World): string {
  const lines = [...tablesOf(world)].map(([name, table]) => {
    const fields = new Set(table.all().slice(0, LOOKED_AT).flatMap(Object.keys));
    return `${name}: ${[...fields].toSorted().join()}`;
  });
  return digestOf('sha1', lines.toSorted().join('\n'));
}

/** What became of a row: a new one, some of its fields, or none any more. */
export type RowChange = { table: string; id: string } & (
  | { row: AnyRow }
  | { fields: Readonly<Record<string, unknown>> }
  | { row: null }
);

/** How a row differs from what it was; null where it does not. */
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

/** Makes a change; the fields of a row that has gone meanwhile have gone too. */
export function apply(tables: ReadonlyMap<string, AnyTable>, change: RowChange): void {
  const table = tables.get(change.table);
  if ('fields' in change) {
    const row = table?.get(change.id);
    if (row) table?.put({ ...row, ...change.fields });
  } else if (change.row) table?.put(change.row);
  else table?.remove(change.id);
}
