import type { Line, LineFacts } from './chart-parts';
import styles from './charts.module.css';

interface ChartLegendProps {
  readonly lines: readonly Line[];
  readonly facts: readonly (LineFacts | undefined)[];
  readonly hidden: ReadonlySet<string>;
  readonly format: (value: number) => string;
  readonly onToggle: (id: string) => void;
}

/** Each line's name and latest value; one of several can be hidden. */
export function ChartLegend({ lines, facts, hidden, format, onToggle }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {lines.map(({ id, label, colour }, index) => {
        const latest = facts[index]?.latest;
        const words = (
          <>
            <span className={styles.swatch} data-colour={colour} />
            <span className={styles.label}>{label}</span>{' '}
            {latest !== undefined && <span className="number">{format(latest)}</span>}
          </>
        );
        return (
          <li key={id}>
            {lines.length === 1 ? (
              <span className={styles.key}>{words}</span>
            ) : (
              <button
                type="button"
                className={styles.key}
                aria-pressed={!hidden.has(id)}
                onClick={() => onToggle(id)}
              >
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
