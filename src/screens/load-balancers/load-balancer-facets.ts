import type { Facet } from '@/components/lists/list-props';
import { statusFacet } from '@/components/lists/status-facet';
import { policyLabel, protocolLabel } from '@/model/load-balancer/describe';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';

/** Whether there are any, in the words of each case. */
function any(ids: readonly string[] | undefined, some: string, none: string) {
  if (ids === undefined) return [];
  return [ids.length > 0 ? { value: 'some', label: some } : { value: 'none', label: none }];
}

export const loadBalancerFacets: readonly Facet<LoadBalancerRecord>[] = [
  statusFacet,
  {
    id: 'protocol',
    label: 'Protocol',
    valuesOf: ({ listeners = [] }) =>
      [...new Set(listeners.map(({ protocol }) => protocol))].map((value) => ({
        value,
        label: protocolLabel(value),
      })),
  },
  {
    id: 'policy',
    label: 'Policy',
    valuesOf: ({ policy }) =>
      policy === undefined ? [] : [{ value: policy, label: policyLabel(policy) }],
  },
  {
    id: 'servers',
    label: 'Servers',
    valuesOf: ({ nodes }) => any(nodes, 'With servers', 'Without servers'),
  },
  {
    id: 'cloud_ips',
    label: 'Cloud IPs',
    valuesOf: ({ cloud_ips: ips }) => any(ips, 'Mapped', 'Not mapped'),
  },
];
