import { useAnnounced } from '../announcer';
import type { Line, Row } from './chart-parts';
import styles from './charts.module.css';

interface ChartTipProps {
  readonly row: Row | undefined;
  readonly lines: readonly Line[];
  readonly hidden: ReadonlySet<string>;
  readonly formatTime: (time: number) => string;
  readonly format: (value: number) => string;
  /** For arrow keys: told to screen readers. */
  readonly announced: boolean;
}

/** The values of one moment. */
export function ChartTip({ row, lines, hidden, formatTime, format, announced }: ChartTipProps) {
  const heading = row && formatTime(row.time);
  const shown = lines.flatMap((line, index) => {
    const value = row?.values[index] ?? null;
    const words = value === null ? 'no data' : format(value);
    return hidden.has(line.id) ? [] : [{ ...line, words }];
  });
  const told = [heading, ...shown.map(({ label, words }) => `${label} ${words}`)].join(', ');
  useAnnounced(announced && row !== undefined && told);
  return (
    row && (
      <div className={styles.tip} aria-hidden="true">
        <strong>{heading}</strong>
        <ul>
          {shown.map(({ id, label, colour, words }) => (
            <li key={id}>
              <span className={styles.swatch} data-colour={colour} />
              <span className={styles.label}>{label}</span>
              <span className="number">{words}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
