import { callAction, type Calls, create, remove, type RestCall } from '@/model/call';
import { type NewCloudIp, wireCloudIp } from '@/model/cloud-ip/create';
import { type Destination, destinationId, destinationOf } from '@/model/cloud-ip/describe';
import type { Lookup } from '@/model/facts';
import type { CloudIpRecord } from '@/model/records/network';

export function createCloudIpCall(form: NewCloudIp): RestCall {
  return create('cloud_ip', wireCloudIp(form));
}

export function mapCall(ip: string, to: Destination, lookup: Lookup): RestCall {
  return {
    ...callAction(
      'cloud_ip',
      ip,
      'map',
      { destination: destinationId(to, lookup) },
      // The answer still says unmapped.
      { status: 'mapped', [to.kind]: to.id },
    ),
    touches: [to],
    step: { title: 'Map', doing: 'being mapped' },
  };
}

export function unmapCall(ip: CloudIpRecord, lookup: Lookup): RestCall {
  // A cloud IP that is nested in its destination does not always name it.
  const known = lookup.get('cloud_ip', ip.id);
  const from = destinationOf(ip, lookup) ?? (known && destinationOf(known, lookup));
  return {
    ...callAction('cloud_ip', ip.id, 'unmap', undefined, { status: 'unmapped' }),
    ...(from && { touches: [from] }),
    step: { title: 'Unmap', doing: 'being unmapped' },
  };
}

/** Reads the current status, which may be newer than the record on the screen. */
function isMapped({ id, status }: CloudIpRecord, lookup: Lookup): boolean {
  return (lookup.get('cloud_ip', id)?.status ?? status) === 'mapped';
}

/** Maps a cloud IP; one that is mapped is unmapped first (docs/product/cloud-ips.md#re-map). */
export function mapCalls(ip: CloudIpRecord, to: Destination, lookup: Lookup): Calls {
  const map = mapCall(ip.id, to, lookup);
  return isMapped(ip, lookup) ? [unmapCall(ip, lookup), map] : map;
}

/** Deletes a cloud IP; one that is mapped is unmapped first. */
export function deleteCalls(ip: CloudIpRecord, lookup: Lookup): Calls {
  const deletion = remove('cloud_ip', ip.id);
  if (!isMapped(ip, lookup)) return deletion;
  return [
    unmapCall(ip, lookup),
    { ...deletion, step: { title: 'Delete', doing: 'being deleted' } },
  ];
}
