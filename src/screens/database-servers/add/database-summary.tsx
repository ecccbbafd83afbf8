import {
  leftRow,
  MonthlyPrice,
  SummaryRows,
  SummaryTotal,
} from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { formatSize } from '@/lib/sizes';
import { allowanceOf } from '@/model/account/allowance';
import { engineLabel } from '@/model/database-engine/engines';
import type { NewDatabase } from '@/model/database-server/create';
import { databaseTypeLabel } from '@/model/database-type/describe';
import type { Facts } from '@/model/facts';
import { databaseTypePrice } from '@/model/pricing/prices';
import { shortTitle } from '@/model/title';
import { zoneLabel } from '@/model/zone/describe';
import { words } from '../words';

interface DatabaseSummaryProps {
  readonly values: NewDatabase;
  readonly facts: Facts;
}

function sourceOf({ from, engine: id, version, snapshot }: NewDatabase, facts: Facts) {
  if (from === 'engine') {
    return id && engineLabel({ database_engine: id, database_version: version });
  }
  return snapshot && shortTitle(facts.get('database_snapshot', snapshot) ?? { id: snapshot });
}

/** The chosen type with its price, null while there is none. */
function useChosenType({ type: id }: NewDatabase, facts: Facts) {
  const prices = usePrices();
  const type = id === '' ? undefined : facts.get('database_type', id);
  return { type, price: type === undefined ? null : databaseTypePrice(prices, type) };
}

/** The price of the form's server a month. */
export function DatabasePrice({ values, facts }: DatabaseSummaryProps) {
  return <MonthlyPrice price={useChosenType(values, facts).price} />;
}

export function DatabaseSummary({ values, facts }: DatabaseSummaryProps) {
  const { type, price } = useChosenType(values, facts);
  return (
    <>
      <SummaryRows
        label={words.create.costs}
        rows={[
          {
            label: words.labels.server,
            value: type === undefined ? words.create.typeMissing : databaseTypeLabel(type),
          },
          {
            label: values.from === 'engine' ? words.labels.engine : words.labels.snapshot,
            value: sourceOf(values, facts),
          },
          {
            label: words.labels.zone,
            value: values.zone && zoneLabel(facts.get('zone', values.zone)?.handle),
          },
          leftRow(
            words.create.memoryLeft,
            allowanceOf(facts.account, 'databaseMemory'),
            type?.ram ?? 0,
            formatSize,
          ),
        ]}
      />
      <SummaryTotal price={price} />
    </>
  );
}
