import { toCsv } from '@/lib/csv';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Column } from './column';

/** The rows as a CSV file: every column under its label, and the id if no column is one. */
export function listCsv<K extends Kind>(
  columns: readonly Column<K>[],
  records: readonly Records[K][],
  lookup: Lookup,
): string {
  const withId = columns.every(({ id }) => id !== 'id');
  const head = columns.map(({ label }) => label);
  const rows = records.map((record) => {
    const cells = columns.map((column) => column.text(record, lookup));
    return withId ? [record.id, ...cells] : cells;
  });
  return toCsv([withId ? ['Id', ...head] : head, ...rows]);
}
