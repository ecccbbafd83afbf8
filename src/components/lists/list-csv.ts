import { downloadText } from '@/components/scope/download-text';
import { toCsv } from '@/lib/csv';
import type { Lookup } from '@/model/facts';
import { type Column, type Listable, unreadableCell } from './list-props';

/** Exports the shown columns, without drawn-only ones. Adds the id if no column shows it. */
export function listCsv<R extends Listable>(
  shown: readonly Column<R>[],
  records: readonly R[],
  lookup: Lookup,
): string {
  const columns = shown.filter(({ isDrawnOnly }) => isDrawnOnly !== true);
  const withId = columns.every(({ id }) => id !== 'id');
  const head = columns.map(({ label }) => label);
  const rows = records.map((record) => {
    const cells = columns.map((column) => {
      const text = column.text(record, lookup);
      const unreadable = unreadableCell(column, record, lookup);
      return unreadable && text ? `${text} (${unreadable})` : (unreadable ?? text);
    });
    return withId ? [record.id, ...cells] : cells;
  });
  return toCsv([withId ? ['Id', ...head] : head, ...rows]);
}

export function downloadCsv(name: string, text: string): void {
  downloadText(`${name}.csv`, text, 'text/csv');
}
