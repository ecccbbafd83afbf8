import { addressesOf, destinationOf, listedStatus } from '@/model/cloud-ip/describe';
import type { Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import type { CloudIpRecord } from '@/model/records/network';
import type { SearchField } from '@/model/search-text';

export function cloudIpSearchFields(ip: CloudIpRecord, facts: Lookup): readonly SearchField[] {
  const to = destinationOf(ip, facts);
  return [
    ['id', ip.id],
    ['name', ip.name],
    ['status', ip.status, listedStatus(ip)],
    ['address', ...addressesOf(ip)],
    ['host name', ip.fqdn],
    ['reverse DNS', ip.reverse_dns],
    ['interface', ip.interface],
    ...(to
      ? [['destination', to.id, facts.get(to.kind, to.id)?.name, KINDS[to.kind].singular] as const]
      : []),
  ];
}
