import { useWatch } from 'react-hook-form';
import { FullRecord } from '@/components/scope/data/full-record';
import { useFacts } from '@/components/scope/data/use-facts';
import { PriceLabel } from '@/components/records/billing/price-label';
import { MonthlyPrice, SummaryRows, SummaryTotal } from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { formatSize } from '@/lib/sizes';
import { formatCount, joinList } from '@/lib/text';
import { leftLabel } from '@/model/account/allowance';
import type { Facts } from '@/model/facts';
import { serversToMake, type NewServer } from '@/model/server/create/form';
import { chosenIn } from '@/model/server/create/problems';
import { summaryOf, type LimitLine } from '@/model/server/create/summary';
import { shortTitle } from '@/model/title';
import { zoneLabel } from '@/model/zone/describe';
import { Card } from '@/ui/card';
import { typeLabel } from '../type-labels';
import { LimitNotes } from './limit-notes';
import { useNewServer } from './new-server-context';
import { PartErrors } from './part-errors';
import { withValidCount } from './with-valid-count';

/** The form as it can be summed up, which follows every change. */
function useOrder() {
  const { form } = useNewServer();
  useWatch({ control: form.control });
  const facts = useFacts();
  const prices = usePrices();
  const values = withValidCount(form.getValues());
  return { values, facts, ...summaryOf(values, facts, prices) };
}

function groupsOf({ groups }: NewServer, facts: Facts): string {
  return joinList(groups.map((id) => shortTitle(facts.get('server_group', id) ?? { id })));
}

/** What is made, and what it costs. */
export function ServerSummary() {
  const { values, facts, costs, total } = useOrder();
  const { type, image, volume, system, zone, ip } = chosenIn(values, facts);
  const count = serversToMake(values);
  const cost = (label: string) => {
    const line = costs.find((each) => each.label === label);
    return line && <PriceLabel price={line.price} />;
  };
  const licence = costs.find(({ label }) => label === 'Windows licence');
  return (
    <>
      {/* For its licence; an official image's name tells it. */}
      {system !== undefined && system.official !== true && (
        <FullRecord kind="image" id={system.id} />
      )}
      <SummaryRows
        label="Costs"
        rows={[
          {
            label: 'Server',
            value: cost('Server'),
            detail: `${count > 1 ? `${String(count)} × ` : ''}${type === undefined ? 'type not chosen yet' : typeLabel(type)}`,
          },
          ...(licence ? [{ label: licence.label, value: cost(licence.label) }] : []),
          { label: 'Volume', value: cost('Volume') ?? (volume && shortTitle(volume)) },
          { label: 'Cloud IP', value: cost('Cloud IP') ?? (ip && shortTitle(ip)) },
          { label: 'Image', value: image && shortTitle(image) },
          { label: 'Zone', value: zone && zoneLabel(zone.handle) },
          { label: 'Groups', value: groupsOf(values, facts) },
        ]}
      />
      <SummaryTotal price={total} />
    </>
  );
}

/** The form's price a month. */
export function ServerPrice() {
  return <MonthlyPrice price={useOrder().total} />;
}

function limitLabel({ allowance, taken, unit }: LimitLine): string {
  return leftLabel(allowance, taken, unit === 'bytes' ? formatSize : formatCount);
}

function isOver({ allowance: { left }, taken }: LimitLine): boolean {
  return left !== undefined && left < taken;
}

/** What is left of the limits, and what stands against the form. */
export function ServerLimits() {
  const { values, facts, limits } = useOrder();
  return (
    <>
      <PartErrors />
      <LimitNotes form={values} facts={facts} />
      <Card title="Limits after this">
        <SummaryRows
          label="Limits"
          rows={limits.map((line) => ({
            label: line.label,
            value: limitLabel(line),
            isOver: isOver(line),
          }))}
        />
      </Card>
    </>
  );
}
