import { toCsv } from '@/lib/csv';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { type Column, unreadCell } from './column';

/** The rows as a CSV file: every column under its label, and the id if no column is one. */
export function listCsv<K extends Kind>(
  columns: readonly Column<K>[],
  records: readonly Records[K][],
  lookup: Lookup,
): string {
  const withId = columns.every(({ id }) => id !== 'id');
  const head = columns.map(({ label }) => label);
  const rows = records.map((record) => {
    const cells = columns.map((column) => {
      const text = column.text(record, lookup);
      const unread = unreadCell(column, record, lookup);
      return unread && text ? `${text} (${unread})` : (unread ?? text);
    });
    return withId ? [record.id, ...cells] : cells;
  });
  return toCsv([withId ? ['Id', ...head] : head, ...rows]);
}
