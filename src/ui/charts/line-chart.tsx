import { useMemo, useState } from 'react';
import {
  Area,
  AreaChart,
  CartesianGrid,
  Tooltip,
  type TooltipContentProps,
  useChartWidth,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts';
import { useAnnounced } from '../announcer';
import { classNames } from '../class-names';
import type { Drawn, Line, Row, TimeScale, ValueAxis } from './chart-parts';
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

/** A line at the edge is drawn whole. */
const MARGIN = { top: 6, right: 1, bottom: 0, left: 0 };
const LABEL_WIDTH = 54;
const colourOf = ({ colour }: Line): string => `var(--chart-${String(colour)})`;

/** Room of the values' labels. It seldom differs, so that plots below each other begin in one line. */
function labelRoom({ ticks, formatTick }: ValueAxis): number {
  const longest = ticks.reduce((most, tick) => Math.max(most, formatTick(tick).length), 0);
  return Math.max(40, longest * 7 + 12);
}

interface TimeAxisProps {
  readonly time: TimeScale;
  readonly before: number;
}

function TimeAxis({ time, before }: TimeAxisProps) {
  const width = useChartWidth() ?? 0;
  return (
    <XAxis
      type="number"
      dataKey="time"
      domain={[time.start, time.end]}
      ticks={[...time.ticks(Math.floor((width - before) / LABEL_WIDTH))]}
      interval={0}
      tick={({ x, y, payload }: XAxisTickContentProps) => {
        // The last label ends with the plot.
        const isLast = Number(x) + LABEL_WIDTH / 2 > width;
        return (
          <text
            className={classNames(styles.tick)}
            x={isLast ? width : x}
            y={y}
            dy="0.71em"
            textAnchor={isLast ? 'end' : 'middle'}
          >
            {time.formatTick(Number(payload.value))}
          </text>
        );
      }}
      tickLine={false}
      tickMargin={6}
      height={26}
      stroke="var(--line-strong)"
    />
  );
}

/** Load it by `ChartFigure`: its library is heavy. Arrow keys move from point to point. */
export function LineChart(props: Drawn) {
  const { label, describedBy, lines, hidden, rows, time, axis, group } = props;
  const [near, setNear] = useState<'pointer' | 'focus'>();
  const before = labelRoom(axis);
  const byTime = useMemo(() => new Map(rows.map((row) => [row.time, row])), [rows]);
  const tip = ({ active, label: at }: TooltipContentProps) => {
    const row = active && near !== undefined ? byTime.get(Number(at)) : undefined;
    return (
      <ChartTip
        row={row}
        lines={lines}
        hidden={hidden}
        formatTime={time.format}
        format={axis.format}
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
        <TimeAxis time={time} before={before} />
        <YAxis
          domain={[0, axis.top]}
          ticks={[...axis.ticks]}
          interval={0}
          // Labels begin in line with the title.
          tick={({ y, payload }: YAxisTickContentProps) => (
            <text className={classNames(styles.tick)} y={y} dy="0.355em">
              {axis.formatTick(Number(payload.value))}
            </text>
          )}
          tickLine={false}
          axisLine={false}
          width={before}
        />
        <Tooltip
          content={tip}
          cursor={{ stroke: 'var(--line-field)' }}
          isAnimationActive={false}
          position={{ y: 0 }}
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
            fillOpacity={index === 0 ? 0.1 : 0}
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
