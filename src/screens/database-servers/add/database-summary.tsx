import { PriceLabel } from '@/components/records/billing/price-label';
import { SummaryRows, SummaryTotal } from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import { allowanceOf, leftLabel } from '@/model/account/allowance';
import { engineLabel } from '@/model/database-engine/describe';
import type { NewDatabase } from '@/model/database-server/create/form';
import { maintenanceLabel } from '@/model/database-server/maintenance';
import { databaseTypeLabel } from '@/model/database-type/describe';
import type { Facts } from '@/model/facts';
import { databaseTypePrice } from '@/model/pricing/prices';
import { shortTitle } from '@/model/title';
import { zoneLabel } from '@/model/zone/describe';

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

export function DatabaseSummary({ values, facts }: DatabaseSummaryProps) {
  const prices = usePrices();
  const type = values.type === '' ? undefined : facts.get('database_type', values.type);
  const price = type && databaseTypePrice(prices, type);
  const allowance = allowanceOf(facts.account, 'databaseMemory');
  const taken = type?.ram ?? 0;
  return (
    <>
      <SummaryRows
        label="Costs"
        rows={[
          {
            label: 'Server',
            value: type && <PriceLabel price={price} />,
            detail: type === undefined ? 'type not chosen yet' : databaseTypeLabel(type),
          },
          {
            label: values.from === 'engine' ? 'Engine' : 'Snapshot',
            value: sourceOf(values, facts),
          },
          {
            label: 'Zone',
            value: values.zone && zoneLabel(facts.get('zone', values.zone)?.handle),
          },
          {
            label: 'Maintenance',
            value: maintenanceLabel(Number(values.weekday), Number(values.hour)),
          },
          { label: 'Access', value: counted(values.rows.length, 'rule') },
          {
            label: 'Memory left',
            value: leftLabel(allowance, taken, formatSize),
            isOver: allowance.left !== undefined && allowance.left < taken,
          },
        ]}
      />
      <SummaryTotal price={type === undefined ? null : price} />
    </>
  );
}
