import type { Line, LineFacts } from './chart-parts';
import styles from './charts.module.css';

interface ChartLegendProps {
  readonly lines: readonly Line[];
  /** What each line comes to, in their order; undefined where it has gaps alone. */
  readonly facts: readonly (LineFacts | undefined)[];
  readonly hidden: ReadonlySet<string>;
  readonly format: (value: number) => string;
  readonly onToggle: (id: string) => void;
}

/** Which line is which, with its latest value; where there are several, each can be hidden. */
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
