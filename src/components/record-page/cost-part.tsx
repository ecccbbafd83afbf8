import { CostCard, CostSkeleton } from '@/components/records/billing/cost-card';
import { usePrices } from '@/components/records/billing/use-prices';
import type { Facts } from '@/model/facts';
import type { EditedKind } from '@/model/pages';
import type { CostPart } from '@/model/pricing/cost';
import type { PriceList } from '@/model/pricing/prices';
import type { Records } from '@/model/records/records';
import type { PagePart } from './page-data';

interface CostProps {
  readonly costs: (prices: PriceList) => readonly CostPart[];
}

function Cost({ costs }: CostProps) {
  return <CostCard parts={costs(usePrices())} />;
}

export function costPart<K extends EditedKind>(
  lines: readonly string[],
  costs: (prices: PriceList, record: Records[K], facts: Facts) => readonly CostPart[],
): PagePart<K> {
  return {
    show: (record, facts) => <Cost costs={(prices) => costs(prices, record, facts)} />,
    untilDeleted: true,
    outline: <CostSkeleton labels={lines} />,
  };
}
