import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { selectRecordName } from '@/components/records/links/record-name';
import { formatDate, isoOf } from '@/lib/dates';
import { kindOfId } from '@/model/ids';
import type { Chart, MetricUnit } from '@/model/metrics/charts';
import { chartData, summaryOf } from '@/model/metrics/lines';
import type { Metrics } from '@/model/metrics/metrics';
import { type MetricsRange, RANGES } from '@/model/metrics/ranges';
import { fittingTicks, formatTick, timeTicks } from '@/model/metrics/time-axis';
import { formatMetric, valueAxis } from '@/model/metrics/value-axis';
import type { WithResources } from '@/store/resources/resources-state';
import { ChartFigure } from '@/ui/charts/chart-figure';
import type { TimeScale, ValueScale } from '@/ui/charts/chart-parts';

interface MetricsFigureProps {
  readonly chart: Chart;
  readonly metrics: Metrics;
  readonly range: MetricsRange;
  readonly view: 'chart' | 'table';
  readonly crowded: boolean;
}

function timeScale(range: MetricsRange, { start, end }: Metrics): TimeScale {
  const ticks = timeTicks(range, start, end);
  return {
    start,
    end,
    ticks: (room) => fittingTicks(range, ticks, room),
    formatTick,
    format: (time) => formatDate(isoOf(time)),
  };
}

function valueScale(unit: MetricUnit): ValueScale {
  return {
    axis: (highest) => valueAxis(unit, highest),
    format: (value) => formatMetric(unit, value),
  };
}

function useNames({ series }: Metrics): (id: string) => string {
  const subjects = useMemo(
    () => [...new Set(series.flatMap(({ subject }) => subject ?? []))],
    [series],
  );
  // Re-renders only when a name changes.
  const names = useSelector(
    (state: WithResources) =>
      subjects.map((id) => {
        const kind = kindOfId(id);
        return kind && selectRecordName(state, kind, id);
      }),
    shallowEqual,
  );
  return useMemo(() => {
    const known = new Map(subjects.map((id, index) => [id, names[index]]));
    return (id) => known.get(id) ?? id;
  }, [subjects, names]);
}

export function MetricsFigure({ chart, metrics, range, view, crowded }: MetricsFigureProps) {
  const nameOf = useNames(metrics);
  const { lines, rows } = useMemo(
    () => chartData(chart, metrics, nameOf),
    [chart, metrics, nameOf],
  );
  const facts = useMemo(() => lines.map((_, index) => summaryOf(rows, index)), [lines, rows]);
  const time = useMemo(() => timeScale(range, metrics), [range, metrics]);
  const values = useMemo(() => valueScale(chart.unit), [chart]);
  return (
    <ChartFigure
      title={chart.title}
      lines={lines}
      rows={rows}
      facts={facts}
      time={time}
      values={values}
      view={view}
      empty={metrics.isPartly ? 'This data could not be read' : RANGES[range].empty}
      none={metrics.isPartly ? 'could not be read' : 'no data'}
      crowded={crowded}
      group="metrics"
    />
  );
}
