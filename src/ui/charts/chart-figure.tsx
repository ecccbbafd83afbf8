import { type ReactNode, useId, useMemo, useState } from 'react';
import { Skeleton } from '../skeleton';
import type { Drawn, Line, LineFacts, Row, TimeScale, ValueScale } from './chart-parts';
import { ChartTable } from './chart-table';
import styles from './charts.module.css';
import { Drawing } from './drawing';
import { words } from '../words';

interface ChartLegendProps {
  readonly lines: readonly Line[];
  readonly facts: readonly (LineFacts | undefined)[];
  readonly hidden: ReadonlySet<string>;
  readonly format: (value: number) => string;
  readonly onToggle: (id: string) => void;
}

function ChartLegend({ lines, facts, hidden, format, onToggle }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {lines.map(({ id, label, colour }, index) => {
        const latest = facts[index]?.latest;
        const entry = (
          <>
            <span className={styles.swatch} data-colour={colour} />
            <span className={styles.label}>{label}</span>{' '}
            {latest !== undefined && <span className="number">{format(latest)}</span>}
          </>
        );
        return (
          <li key={id}>
            {lines.length === 1 ? (
              <span className={styles.key}>{entry}</span>
            ) : (
              <button
                type="button"
                className={styles.key}
                aria-pressed={!hidden.has(id)}
                onClick={() => onToggle(id)}
              >
                {entry}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ChartFrameProps {
  readonly title: string;
  readonly busy?: boolean | undefined;
  readonly crowded?: boolean | undefined;
  readonly unit?: string | undefined;
  readonly legend?: ReactNode;
  readonly children?: ReactNode;
}

/** Keeps its size whatever it shows; without children a skeleton. */
export function ChartFrame({ title, busy, crowded, unit, legend, children }: ChartFrameProps) {
  const titleId = useId();
  return (
    <figure className={styles.figure} aria-labelledby={titleId} aria-busy={busy || undefined}>
      <div className={styles.caption} data-crowded={crowded || undefined}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </div>
        {legend}
      </div>
      <div className={styles.plot}>{children ?? <Skeleton shape="block" />}</div>
    </figure>
  );
}

interface ChartFigureProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly rows: readonly Row[];
  /** In the order of the lines; undefined for one with gaps only. */
  readonly facts: readonly (LineFacts | undefined)[];
  readonly time: TimeScale;
  readonly values: ValueScale;
  readonly view: 'chart' | 'table';
  readonly empty: string;
  readonly none?: string | undefined;
  readonly crowded?: boolean | undefined;
  readonly group: string;
}

type Shown = Pick<Drawn, 'lines' | 'hidden' | 'rows'>;

function highestOf({ lines, hidden, rows }: Shown): number {
  const shown = lines.flatMap(({ id }, index) => (hidden.has(id) ? [] : [index]));
  let highest = 0;
  for (const { values } of rows) {
    for (const index of shown) highest = Math.max(highest, values[index] ?? 0);
  }
  return highest;
}

export function ChartFigure(props: ChartFigureProps) {
  const { title, lines, rows, facts, time, values, view, empty, none, crowded, group } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const summaryId = useId();
  const axis = useMemo(
    () => values.axis(highestOf({ lines, hidden, rows })),
    [values, lines, hidden, rows],
  );
  if (facts.every((each) => each === undefined)) {
    return (
      <ChartFrame title={title} crowded={crowded}>
        <p className={styles.empty}>{empty}</p>
      </ChartFrame>
    );
  }
  const toggle = (id: string) =>
    setHidden(
      (now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]),
    );
  const shared = { lines, hidden, rows, time, axis, format: values.format, group };
  const drawn: Drawn = { ...shared, label: title, describedBy: summaryId };
  return (
    <ChartFrame
      title={title}
      crowded={crowded}
      unit={view === 'chart' ? axis.unit : undefined}
      legend={
        <>
          <ChartLegend
            lines={lines}
            facts={facts}
            hidden={hidden}
            format={axis.format}
            onToggle={toggle}
          />
          <p id={summaryId} className="visually-hidden">
            {lines
              .map(({ label }, index) => lineSummary(label, facts[index], values, none))
              .join(' ')}
          </p>
        </>
      }
    >
      {view === 'table' ? <ChartTable {...drawn} /> : <Drawing {...drawn} />}
    </ChartFrame>
  );
}

function lineSummary(
  label: string,
  facts: LineFacts | undefined,
  { format }: ValueScale,
  none = words.chart.noData,
): string {
  if (facts === undefined) return words.chart.none(label, none);
  const { latest, average, highest } = facts;
  return words.chart.summary(label, format(latest), format(average), format(highest));
}
