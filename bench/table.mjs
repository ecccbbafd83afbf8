/**
 * One line of the table.
 * @typedef {{ what: string, value: number | string, unit?: string, budget?: number }} Row
 */

const columns = ['what', 'value', 'unit', 'budget', 'of budget'];

function figure(value) {
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

function cellsOf({ what, value, unit = '', budget }) {
  if (budget === undefined) return [what, figure(value), unit, '', ''];
  const share = `${Math.round((value / budget) * 100)} %${value > budget ? ' OVER' : ''}`;
  return [what, figure(value), unit, figure(budget), share];
}

/** @param {Row[]} rows */
export function printTable(rows) {
  const lines = [columns, ...rows.map(cellsOf)];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)));
  const isText = (index) => index === 0 || index === 2;
  const print = (cells, fill = ' ') =>
    console.log(
      cells
        .map((cell, index) =>
          isText(index) ? cell.padEnd(widths[index], fill) : cell.padStart(widths[index], fill),
        )
        .join('  ')
        .trimEnd(),
    );
  print(columns);
  print(
    columns.map(() => ''),
    '-',
  );
  for (const row of rows) print(cellsOf(row));
}
