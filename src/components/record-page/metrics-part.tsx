import { MetricsCard, MetricsSkeleton } from '@/components/activity/metrics/metrics-card';
import type { Facts } from '@/model/facts';
import type { ChartedKind } from '@/model/metrics/charts';
import type { EditedKind } from '@/model/pages';
import type { Records } from '@/model/records/records';
import type { PagePart } from './page-data';

export function metricsPart<K extends ChartedKind & EditedKind>(
  kind: K,
  idle?: (record: Records[K], facts: Facts) => string | undefined,
): PagePart<K> {
  return {
    show: (record, facts) => (
      <MetricsCard kind={kind} id={record.id} idle={idle?.(record, facts)} />
    ),
    outline: <MetricsSkeleton kind={kind} />,
  };
}
