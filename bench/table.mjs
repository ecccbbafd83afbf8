/**
 * One line of the table.
 * @typedef {{ what: string, value: number | string, unit?: string, budget?: number }} Row
 */

const columns = ['what', 'value', 'unit', 'budget', 'ratio', ''];

const isOver = ({ value, budget }) => budget !== undefined && value > budget;

function figure(value) {
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

function cellsOf(row) {
  const { what, value, unit = '', budget } = row;
  if (budget === undefined) return [what, figure(value), unit, '', '', ''];
  // Nothing may be lost: of a budget of 0 there is no ratio.
  const ratio = budget === 0 ? '' : `${Math.round((value / budget) * 100)} %`;
  return [what, figure(value), unit, figure(budget), ratio, isOver(row) ? 'OVER' : 'ok'];
}

/** @param {Row[]} rows */
export function printTable(rows) {
  const lines = [columns, ...rows.map(cellsOf)];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)));
  const isText = (index) => index === 0 || index === 2 || index === 5;
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
  const measured = rows.filter(({ budget }) => budget !== undefined);
  console.log(`\n${measured.filter(isOver).length} of ${measured.length} over budget`);
}
