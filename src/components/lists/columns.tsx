import { Created } from '@/components/records/created';
import { downloadText } from '@/components/scope/download-text';
import { toCsv } from '@/lib/csv';
import { timeOf } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import { type Titled, titleOf } from '@/model/title';
import { type CellContext, type Column, type Listable, unreadableCell } from './list-props';
import { NameCell } from './name-cell';
import { words } from './words';

/** Returns the columns that are not hidden: always the first, and by default no extra one. */
export function columnsShown<R extends Listable>(
  columns: readonly Column<R>[],
  hidden: readonly string[] | undefined,
): readonly Column<R>[] {
  return columns.filter(
    ({ id, isExtra }, index) => index === 0 || !(hidden?.includes(id) ?? isExtra === true),
  );
}

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
      return unreadable && text ? words.rows.partlyReadCsv(text) : (unreadable ?? text);
    });
    return withId ? [record.id, ...cells] : cells;
  });
  return toCsv([withId ? [words.columns.id, ...head] : head, ...rows]);
}

export function downloadCsv(name: string, text: string): void {
  downloadText(`${name}.csv`, text, 'text/csv');
}

export const NO_VALUE = <span className="muted">–</span>;

/**
 * A column that shows, sorts by and exports the same text. Its id is the label with underscores.
 * `rest` replaces any of that.
 */
export function textColumn<R extends Listable>(
  label: string,
  text: NoInfer<(record: R, lookup: Lookup) => string | null | undefined>,
  rest: NoInfer<Pick<Column<R>, 'of'> & Partial<Column<R>>>,
): Column<R> {
  const written = (record: R, lookup: Lookup) => text(record, lookup) ?? '';
  return {
    id: label.toLowerCase().replaceAll(' ', '_'),
    label,
    cell: (record, context) => written(record, context) || NO_VALUE,
    sortBy: written,
    text: written,
    ...rest,
  };
}

interface Stateful {
  readonly status?: string;
}

export function nameColumn<K extends Kind>(kind: K) {
  return {
    id: 'name',
    label: words.columns.name,
    of: ['name'],
    cell: (record: Records[K]) => <NameCell kind={kind} record={record} />,
    sortBy: titleOf,
    text: ({ name }: Titled) => name ?? '',
  } as const;
}

export const STATUS = {
  id: 'status',
  label: words.columns.status,
  width: 124,
  phone: 'lead',
  of: ['status'],
  sortBy: ({ status }: Stateful) => status ?? '',
  text: ({ status }: Stateful) => status ?? '',
} as const;

function timeColumn<R>(timeIn: (record: R) => string | null | undefined, width: number) {
  return {
    width,
    cell: (record: R, { now }: CellContext) => <Created iso={timeIn(record)} now={now} />,
    sortBy: (record: R) => timeOf(timeIn(record)),
    firstSort: 'descending',
    text: (record: R) => timeIn(record) ?? '',
  } as const;
}

export const CREATED = {
  id: 'created',
  label: words.columns.created,
  of: ['created_at'],
  ...timeColumn((record: { readonly created_at?: string | null }) => record.created_at, 124),
} as const;

export const LAST_MODIFIED = {
  id: 'last_modified',
  label: words.columns.lastModified,
  phone: 'second',
  of: ['last_modified'],
  ...timeColumn((item: { readonly last_modified?: string | null }) => item.last_modified, 132),
} as const;

interface Sized {
  readonly bytes?: number;
}

export const BYTES = {
  id: 'bytes',
  label: words.columns.size,
  width: 104,
  phone: 'lead',
  align: 'end',
  of: ['bytes'],
  cell: ({ bytes }: Sized) => (bytes === undefined ? NO_VALUE : formatSize(bytes)),
  sortBy: ({ bytes }: Sized) => bytes ?? Number.NaN,
  firstSort: 'descending',
  text: ({ bytes }: Sized) => (bytes === undefined ? '' : formatSize(bytes)),
} as const;
