/** What a cell can hold. Nothing is an empty cell. */
export type Cell = string | number | boolean | null | undefined;

/** A spreadsheet takes a text that starts with one of these for a formula. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;

const NEEDS_QUOTES = /[",\r\n]/;

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as comma-separated values (RFC 4180: CRLF after every row, quotes doubled). Text that a
 * spreadsheet would run as a formula gets an apostrophe before it; numbers do not.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}
