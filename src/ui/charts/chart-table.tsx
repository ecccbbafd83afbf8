import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '../table';
import type { Drawn } from './chart-parts';
import styles from './charts.module.css';
import { words } from '../words';

export function ChartTable({ label, lines, hidden, rows, time, format }: Drawn) {
  const shown = lines.flatMap((line, index) => (hidden.has(line.id) ? [] : [{ ...line, index }]));
  return (
    // It scrolls by itself, so the keyboard must reach it.
    <div
      className={styles.scroll}
      role="region"
      aria-label={words.chart.figures(label)}
      tabIndex={0}
    >
      <Table label={label}>
        <TableHead>
          <HeaderCell>{words.chart.time}</HeaderCell>
          {shown.map(({ id, label: title }) => (
            <HeaderCell key={id} number>
              {title}
            </HeaderCell>
          ))}
        </TableHead>
        <TableBody>
          {rows.toReversed().map(({ time: at, values }) => (
            <TableRow key={at}>
              <Cell>{time.format(at)}</Cell>
              {shown.map(({ id, index }) => {
                const value = values[index] ?? null;
                return (
                  <Cell key={id} kind="number">
                    {value === null ? '–' : format(value)}
                  </Cell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
