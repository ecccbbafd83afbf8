import { CostCard } from '@/components/records/billing/cost-card';
import { usePrices } from '@/components/records/billing/use-prices';
import { databaseCost } from '@/model/database-server/cost';
import type { Lookup } from '@/model/facts';
import type { DatabaseServerRecord } from '@/model/records/databases';
import { useSnapshots } from './use-snapshots';

interface DatabaseCostProps {
  readonly server: DatabaseServerRecord;
  readonly facts: Lookup;
}

export function DatabaseCost({ server, facts }: DatabaseCostProps) {
  return <CostCard parts={databaseCost(usePrices(), server, useSnapshots(server.id), facts)} />;
}
