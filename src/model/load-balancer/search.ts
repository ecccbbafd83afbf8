import type { Lookup } from '@/model/facts';
import { listenerLabel } from '@/model/load-balancer/describe';
import type { LoadBalancerRecord } from '@/model/records/network';
import type { SearchField } from '@/model/search-text';

export function loadBalancerSearchFields(
  balancer: LoadBalancerRecord,
  facts: Lookup,
): readonly SearchField[] {
  const { nodes = [], cloud_ips: ips = [], listeners = [], acme, certificate } = balancer;
  return [
    ['id', balancer.id],
    ['name', balancer.name],
    ['status', balancer.status],
    ['node', ...nodes.flatMap((id) => [id, facts.get('server', id)?.name])],
    [
      'cloud IP',
      ...ips.flatMap((id) => {
        const ip = facts.get('cloud_ip', id);
        return [id, ip?.name, ip?.public_ipv4 ?? ip?.public_ip, ip?.public_ipv6];
      }),
    ],
    ['listener', ...listeners.map(listenerLabel)],
    ['policy', balancer.policy],
    ['domain', ...(acme?.domains ?? []).map(({ identifier }) => identifier)],
    ['certificate', certificate?.subject, ...(certificate?.domains ?? [])],
    ['fingerprint', certificate?.fingerprint, acme?.certificate?.fingerprint],
  ];
}
