import { counted, formatCount } from '@/lib/text';
import { addressesOf, destinationName, destinationOf } from '@/model/cloud-ip/describe';
import type { Facts, Lookup } from '@/model/facts';
import type { CloudIpRecord } from '@/model/records/network';
import { titleById } from '@/model/title';

export function unmapConsequences(ip: CloudIpRecord, facts: Facts): readonly string[] {
  const to = destinationOf(ip, facts);
  const [address = ip.id] = addressesOf(ip);
  if (!to) return [];
  return [`${destinationName(to, facts)} can no longer be reached at ${address}.`];
}

export function deleteConsequences(ip: CloudIpRecord, facts: Facts): readonly string[] {
  const to = destinationOf(ip, facts);
  return to ? [`It is unmapped from ${destinationName(to, facts)} first.`] : [];
}

export function deleteManyConsequences(ips: readonly CloudIpRecord[]): readonly string[] {
  const mapped = ips.filter(({ status }) => status === 'mapped').length;
  return mapped === 0
    ? []
    : [`${formatCount(mapped)} of them ${mapped === 1 ? 'is' : 'are'} unmapped first.`];
}

/** Says that the cloud IPs of a deleted record stay (docs/product/cloud-ips.md#kept-cloud-ips). */
export function leftUnmapped(ips: readonly string[] = [], lookup: Lookup): readonly string[] {
  return ips.map(
    (id) => `Its cloud IP ${titleById(lookup, 'cloud_ip', id)} stays and becomes unmapped.`,
  );
}

export function countLeftUnmapped(
  records: readonly { readonly cloud_ips?: readonly string[] }[],
): readonly string[] {
  const count = records.reduce((sum, { cloud_ips: ips = [] }) => sum + ips.length, 0);
  return count === 0 ? [] : [`${counted(count, 'cloud IP')} kept, unmapped.`];
}
