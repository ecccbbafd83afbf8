import { KINDS } from '@/model/kinds';
import type { CostPart } from '@/model/pricing/cost';
import { cloudIpPrice, loadBalancerPrice, type PriceList, times } from '@/model/pricing/prices';
import type { LoadBalancerRecord } from '@/model/records/network';

export function loadBalancerCost(
  list: PriceList,
  { cloud_ips: ips }: LoadBalancerRecord,
): readonly CostPart[] {
  const address =
    ips === undefined
      ? 'unread'
      : ips.length === 0
        ? 'none'
        : times(cloudIpPrice(list), ips.length);
  return [
    { label: KINDS.load_balancer.singular, price: loadBalancerPrice(list) },
    { label: KINDS.cloud_ip.plural, price: address },
  ];
}
