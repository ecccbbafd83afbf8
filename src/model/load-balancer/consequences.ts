import { counted } from '@/lib/text';
import { countLeftUnmapped, leftUnmapped } from '@/model/cloud-ip/consequences';
import type { Facts } from '@/model/facts';
import type { LoadBalancerRecord } from '@/model/records/network';

export function deleteConsequences(
  { cloud_ips: ips, nodes = [] }: LoadBalancerRecord,
  facts: Facts,
) {
  return [
    ...leftUnmapped(ips, facts),
    ...(nodes.length === 0 ? [] : [`You keep its ${counted(nodes.length, 'server')}.`]),
  ];
}

export function deleteManyConsequences(balancers: readonly LoadBalancerRecord[]) {
  return countLeftUnmapped(balancers);
}
