import type { Facts } from '@/model/facts';
import type { ChartedKind } from '@/model/metrics/charts';
import type { EditedKind } from '@/model/paths';
import type { CostPart } from '@/model/pricing/cost';
import type { PriceList } from '@/model/pricing/price-list';
import type { Records } from '@/model/records';
import { MetricsCard, MetricsSkeleton } from '../metrics/metrics-card';
import { CostCard, CostSkeleton } from '../prices/cost-card';
import { usePrices } from '../prices/use-prices';
import type { Setting } from '../settings/setting';
import { SettingsCard, SettingsSkeleton } from '../settings/settings-card';
import type { PagePart } from './page-data';

/** The card of a kind's settings. */
export function settingsPart<K extends EditedKind>(
  kind: K,
  settings: readonly Setting<K>[],
): PagePart<K> {
  return {
    show: (record) => <SettingsCard kind={kind} record={record} settings={settings} />,
    outline: <SettingsSkeleton settings={settings} />,
  };
}

/** The card of a kind's charts; `idle` says why nothing is measured of a record. */
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

interface CostProps {
  readonly costs: (prices: PriceList) => readonly CostPart[];
}

function Cost({ costs }: CostProps) {
  return <CostCard parts={costs(usePrices())} />;
}

/** The card of what a record costs; most have these lines. */
export function costPart<K extends EditedKind>(
  lines: readonly string[],
  costs: (prices: PriceList, record: Records[K], facts: Facts) => readonly CostPart[],
): PagePart<K> {
  return {
    show: (record, facts) => <Cost costs={(prices) => costs(prices, record, facts)} />,
    outline: <CostSkeleton labels={lines} />,
  };
}
