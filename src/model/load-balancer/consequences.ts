import { counted } from '@/lib/text';
import { countLeftUnmapped, leftUnmapped } from '@/model/cloud-ip/consequences';
import type { Facts } from '@/model/facts';
import type { LoadBalancerRecord } from '@/model/records/network';

/** Says what deleting a balancer changes elsewhere. */
export function deleteConsequences(
  { cloud_ips: ips, nodes = [] }: LoadBalancerRecord,
  facts: Facts,
) {
  return [
    ...leftUnmapped(ips, facts),
    ...(nodes.length === 0 ? [] : [`${counted(nodes.length, 'server')} behind it kept.`]),
  ];
}

/** Says what deleting many balancers changes elsewhere, in numbers. */
export function deleteManyConsequences(balancers: readonly LoadBalancerRecord[]) {
  return countLeftUnmapped(balancers);
}
