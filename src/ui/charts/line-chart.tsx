import { useMemo, useState } from 'react';
import {
  Area,
  AreaChart,
  CartesianGrid,
  Tooltip,
  type TooltipContentProps,
  useChartWidth,
  XAxis,
  YAxis,
} from 'recharts';
import { useAnnounced } from '../announcer';
import { classNames } from '../class-names';
import type { Drawn, Line, Row, TimeScale } from './chart-parts';
import { words } from '../words';
import styles from './charts.module.css';

interface ChartTipProps {
  readonly row: Row | undefined;
  readonly lines: readonly Line[];
  readonly hidden: ReadonlySet<string>;
  readonly formatTime: (time: number) => string;
  readonly format: (value: number) => string;
  /** True for arrow keys: screen readers announce the values. */
  readonly announced: boolean;
}

export function ChartTip({ row, lines, hidden, formatTime, format, announced }: ChartTipProps) {
  const heading = row && formatTime(row.time);
  const shown = lines.flatMap((line, index) => {
    const value = row?.values[index] ?? null;
    const said = value === null ? words.chart.noData : format(value);
    return hidden.has(line.id) ? [] : [{ ...line, said }];
  });
  const told = [heading, ...shown.map(({ label, said }) => words.chart.value(label, said))].join(
    ', ',
  );
  useAnnounced(announced && row !== undefined && told);
  return (
    row && (
      <div className={styles.tip} aria-hidden="true">
        <strong>{heading}</strong>
        <ul>
          {shown.map(({ id, label, colour, said }) => (
            <li key={id}>
              <span className={styles.swatch} data-colour={colour} />
              <span className={styles.label}>{label}</span>
              <span className="number">{said}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** The last time has half its width beside the plot. */
const MARGIN = { top: 6, right: 24, bottom: 0, left: 0 };
const VALUE_WIDTH = 72;
const LABEL_WIDTH = 54;
const TICK = { fill: 'var(--muted)', fontSize: 12 };
const colourOf = ({ colour }: Line): string => `var(--chart-${String(colour)})`;

function useFitting({ ticks }: TimeScale): number[] {
  const width = useChartWidth() ?? 0;
  return [...ticks(Math.floor((width - VALUE_WIDTH) / LABEL_WIDTH))];
}

function TimeAxis({ time }: { readonly time: TimeScale }) {
  return (
    <XAxis
      type="number"
      dataKey="time"
      domain={[time.start, time.end]}
      ticks={useFitting(time)}
      tickFormatter={time.formatTick}
      interval={0}
      tick={TICK}
      tickLine={false}
      tickMargin={6}
      height={26}
      stroke="var(--line-strong)"
    />
  );
}

function highestOf({ lines, hidden, rows }: Drawn): number {
  const shown = lines.flatMap(({ id }, index) => (hidden.has(id) ? [] : [index]));
  let highest = 0;
  for (const { values } of rows) {
    for (const index of shown) highest = Math.max(highest, values[index] ?? 0);
  }
  return highest;
}

/** Load it by `ChartFigure`: its library is heavy. Arrow keys move from point to point. */
export function LineChart(props: Drawn) {
  const { label, describedBy, lines, hidden, rows, time, values, group } = props;
  const [near, setNear] = useState<'pointer' | 'focus'>();
  const axis = values.axis(highestOf(props));
  const byTime = useMemo(() => new Map(rows.map((row) => [row.time, row])), [rows]);
  const tip = ({ active, label: at }: TooltipContentProps) => {
    const row = active && near !== undefined ? byTime.get(Number(at)) : undefined;
    return (
      <ChartTip
        row={row}
        lines={lines}
        hidden={hidden}
        formatTime={time.format}
        format={values.format}
        announced={near === 'focus'}
      />
    );
  };
  return (
    // All charts of a group show the moment, but only this one its values.
    <div
      className={styles.drawing}
      onPointerEnter={() => setNear('pointer')}
      onPointerLeave={() => setNear(undefined)}
      onFocus={() => setNear('focus')}
      onBlur={() => setNear(undefined)}
    >
      <AreaChart
        responsive
        className={classNames(styles.chart)}
        data={[...rows]}
        margin={MARGIN}
        syncId={group}
        syncMethod="value"
        // Not an application: a screen reader keeps its own keys.
        role="img"
        aria-label={label}
        aria-describedby={describedBy}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <TimeAxis time={time} />
        <YAxis
          domain={[0, axis.top]}
          ticks={[...axis.ticks]}
          // The library breaks labels at spaces.
          tickFormatter={(value: number) => axis.format(value).replaceAll(' ', '\u00A0')}
          interval={0}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width={VALUE_WIDTH}
        />
        <Tooltip
          content={tip}
          cursor={{ stroke: 'var(--line-field)' }}
          isAnimationActive={false}
          wrapperClassName={classNames(styles.over)}
        />
        {lines.map((line, index) => (
          <Area
            key={line.id}
            hide={hidden.has(line.id)}
            dataKey={(row: Row) => row.values[index] ?? null}
            name={line.label}
            stroke={colourOf(line)}
            strokeWidth={1.75}
            fill={colourOf(line)}
            fillOpacity={lines.length > 2 ? 0 : 0.08}
            activeDot={{ r: 3.5 }}
            dot={false}
            connectNulls={false}
            isAnimationActive={false}
          />
        ))}
      </AreaChart>
    </div>
  );
}
