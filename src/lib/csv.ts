/** What a cell can hold. Nothing is an empty cell. */
export type Cell = string | number | boolean | null | undefined;

/**
 * A spreadsheet may take a text that starts with one of these for a formula: OWASP's signs, and the
 * same in full width, which some input methods make of them.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^\p{Cc}/u;

/** Where commas are decimal, a spreadsheet parts cells by semicolons or tabs. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

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
