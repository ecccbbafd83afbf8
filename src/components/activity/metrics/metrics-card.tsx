import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { selectRecordName } from '@/components/records/links/record-link';
import { useQuery } from '@/components/scope/data/use-query';
import { formatDate, isoOf } from '@/lib/dates';
import { kindOfId } from '@/model/ids';
import { type Chart, type ChartedKind, CHARTS, type MetricUnit } from '@/model/metrics/charts';
import { chartData, summaryOf } from '@/model/metrics/lines';
import { isEmpty, type Metrics } from '@/model/metrics/metrics';
import { METRICS_RANGES, type MetricsRange, RANGES } from '@/model/metrics/ranges';
import { fittingTicks, formatTick, timeTicks } from '@/model/metrics/time-axis';
import { formatMetric, valueAxis } from '@/model/metrics/value-axis';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';
import { metricsQuery } from '@/store/queries/metrics-query';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { ChartFigure, ChartFrame } from '@/ui/charts/chart-figure';
import { ChartFigures } from '@/ui/charts/chart-figures';
import type { TimeScale, ValueScale } from '@/ui/charts/chart-parts';
import { preloadDrawing } from '@/ui/charts/drawing';
import { IconButton } from '@/ui/button';
import { Stack } from '@/ui/page/columns';
import { type Segment, SegmentedControl } from '@/ui/segmented-control';
import { words } from '../words';
import styles from './metrics-card.module.css';
import { MetricsFailure } from './metrics-failure';

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

function MetricsFigure({ chart, metrics, range, view, crowded }: MetricsFigureProps) {
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
      empty={metrics.isPartly ? words.metrics.unread : RANGES[range].empty}
      none={metrics.isPartly ? words.metrics.noneUnread : words.metrics.none}
      crowded={crowded}
      group="metrics"
    />
  );
}

const RANGE_CHOICES = METRICS_RANGES.map((value) => {
  const { label, short } = RANGES[value];
  return { value, label, short };
});

type View = 'chart' | 'table';

const VIEWS: readonly Segment<View>[] = [
  { value: 'chart', label: words.metrics.charts, icon: 'chart' },
  { value: 'table', label: words.metrics.figures, icon: 'list' },
];

interface FramesProps {
  readonly charts: readonly Chart[];
  readonly several: Chart['each'] | undefined;
}

const CROWD = 5;

const isCrowded = ({ each, series }: Chart, several: Chart['each'] | undefined): boolean =>
  series.length >= CROWD || (each !== undefined && each === several);

function Frames({ charts, several }: FramesProps) {
  return (
    <ChartFigures>
      {charts.map((chart) => (
        <ChartFrame key={chart.id} title={chart.title} busy crowded={isCrowded(chart, several)} />
      ))}
    </ChartFigures>
  );
}

interface ControlsProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly busy: boolean;
  readonly onReload: () => void;
}

function Controls({ view, onView, busy, onReload }: ControlsProps) {
  const dispatch = useDispatch();
  const { metricsRange: range } = useSelector(selectPreferences);
  return (
    <>
      <SegmentedControl
        label={words.metrics.range}
        value={range}
        options={RANGE_CHOICES}
        onChange={(chosen) => dispatch(preferences.actions.metricsRangeChosen(chosen))}
      />
      <SegmentedControl
        label={words.metrics.showAs}
        value={view}
        options={VIEWS}
        onChange={onView}
      />
      <IconButton icon="refresh" label={words.metrics.reload} busy={busy} onClick={onReload} />
    </>
  );
}

function WaitingControls() {
  const ignore = () => undefined;
  return (
    <div className={styles.controls}>
      <Controls view="chart" onView={ignore} busy={false} onReload={ignore} />
    </div>
  );
}

export function MetricsSkeleton({ kind }: { readonly kind: ChartedKind }) {
  return (
    <Card title={words.metrics.title} actions={<WaitingControls />}>
      <Frames charts={CHARTS[kind]} several={undefined} />
    </Card>
  );
}

interface MetricsCardProps {
  readonly kind: ChartedKind;
  readonly id: string;
  readonly several?: Chart['each'] | undefined;
  readonly idle?: string | undefined;
}

export function MetricsCard({ kind, id, several, idle }: MetricsCardProps) {
  const { metricsRange: range } = useSelector(selectPreferences);
  const [view, setView] = useState<View>('chart');
  const { status, data: metrics, error, refresh } = useQuery(metricsQuery, { resource: id, range });
  useEffect(preloadDrawing, []);
  const charts: readonly Chart[] = CHARTS[kind];
  const quiet = idle !== undefined && (!metrics || isEmpty(metrics));
  const still = words.metrics.idle(RANGES[range].empty, idle ?? '');
  return (
    <Card
      title={words.metrics.title}
      actions={
        <div className={styles.controls}>
          <Controls
            view={view}
            onView={setView}
            busy={status === 'refreshing'}
            onReload={refresh}
          />
        </div>
      }
    >
      <Stack gap="m">
        {error && (
          <MetricsFailure
            resource={id}
            error={error}
            busy={status !== 'error'}
            partial={metrics !== undefined}
            onReload={refresh}
          />
        )}
        {quiet && !error && (
          <p className="muted" aria-busy={!metrics || undefined}>
            {metrics ? (
              still
            ) : (
              <span aria-hidden="true" data-words={still} className={styles.likely} />
            )}
          </p>
        )}
        {metrics && !quiet && (
          <ChartFigures>
            {charts.map((chart) => (
              <MetricsFigure
                key={chart.id}
                chart={chart}
                metrics={metrics}
                range={range}
                view={view}
                crowded={isCrowded(chart, several)}
              />
            ))}
          </ChartFigures>
        )}
        {!metrics && !error && !quiet && <Frames charts={charts} several={several} />}
      </Stack>
    </Card>
  );
}
