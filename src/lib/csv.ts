/** Null and undefined are empty cells. */
export type Cell = string | number | boolean | null | undefined;

/** Spreadsheets run text with these prefixes (OWASP), also in full width, as a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^\p{Cc}/u;

/** Text to quote: if commas are decimal, spreadsheets split cells at semicolons or tabs. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats rows as CSV (RFC 4180); an apostrophe keeps text from running as a formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}
