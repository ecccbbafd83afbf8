import { PriceLabel } from '@/components/records/billing/price-label';
import { leftRow, SummaryRows, SummaryTotal } from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { counted, formatCount } from '@/lib/text';
import { allowanceOf } from '@/model/account/allowance';
import type { NewBalancer } from '@/model/load-balancer/create';
import { METHODS, policyLabel, protocolLabel } from '@/model/load-balancer/describe';
import { loadBalancerPrice } from '@/model/pricing/prices';
import type { Records } from '@/model/records/records';

interface SummaryProps {
  readonly values: NewBalancer;
  readonly payer: Records['account'] | undefined;
}

export function BalancerSummary({ values, payer }: SummaryProps) {
  const prices = usePrices();
  const ports = values.rows
    .filter((row) => row.in !== '')
    .map((row) => `${row.in} ${protocolLabel(row.protocol)}`);
  return (
    <>
      <SummaryRows
        label="What is made"
        rows={[
          { label: 'Name', value: values.name.trim() },
          { label: 'Policy', value: policyLabel(values.policy) },
          {
            label: 'Servers',
            value: values.nodes.length === 0 ? '' : counted(values.nodes.length, 'server'),
          },
          { label: 'Listeners', value: ports.join(', ') },
          { label: 'HTTPS', value: METHODS[values.method] },
          leftRow(
            'Load balancers left afterwards',
            allowanceOf(payer, 'loadBalancers'),
            1,
            formatCount,
          ),
        ]}
      />
      <SummaryTotal price={loadBalancerPrice(prices)} />
    </>
  );
}

/** The price of a balancer a month. */
export function BalancerPrice() {
  return (
    <>
      <PriceLabel price={loadBalancerPrice(usePrices())} /> a month
    </>
  );
}
