import { ok, type Answer } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import { conflict } from '@mocks/provider/refusal';
import { cloudIp } from '@mocks/provider/represent/network';
import type { CloudIpRow } from '@mocks/provider/rows';
import { changeOf, mustBeAtRest, publish } from '@mocks/provider/changes';
import { on } from '@mocks/provider/resources';
import { createCloudIp } from '@mocks/provider/behaviour/cloud-ip-create';
import { cloudIpChanges } from '@mocks/provider/behaviour/cloud-ip-fields';
import { mapCloudIp, targetOf, unmapCloudIp } from '@mocks/provider/behaviour/cloud-ip-map';

/** `PUT cloud_ips/:id`: saved at once, in any state. Throws 422 for a wrong field. */
function updateCloudIp(call: Call, row: CloudIpRow): Answer {
  const { world } = call;
  const saved = world.cloud_ip.patch(row.id, cloudIpChanges(call, row));
  const target = targetOf(world, row.destination);
  publish(call, changeOf(row, 'update', { touches: target ? [target.id] : [] }));
  return ok(cloudIp(call.view, saved));
}

/**
 * `DELETE cloud_ips/:id`: deleted at once, hence the 200. Throws 409 unless it is unmapped
 * and at rest.
 */
function deleteCloudIp(call: Call, row: CloudIpRow): Answer {
  if (row.status === 'mapped') throw conflict('Cloud IP must be unmapped before it can be deleted');
  if (row.status !== 'unmapped') throw conflict();
  mustBeAtRest(call, row.id);
  publish(call, changeOf(row, 'delete', { touches: [row.account] }));
  call.world.cloud_ip.remove(row.id);
  return ok(cloudIp(call.view, row));
}

/** All endpoints of a cloud IP except its reads. */
export const cloudIpEndpoints = {
  'POST cloud_ips': createCloudIp,
  'PUT cloud_ips/:id': on('cloud_ip', updateCloudIp),
  'DELETE cloud_ips/:id': on('cloud_ip', deleteCloudIp),
  'POST cloud_ips/:id/map': on('cloud_ip', mapCloudIp),
  'POST cloud_ips/:id/unmap': on('cloud_ip', unmapCloudIp),
} satisfies Record<string, Endpoint>;
