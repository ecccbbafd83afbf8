import { accepted, type Answer } from '@mocks/provider/answer';
import { textField, type Call } from '@mocks/provider/call';
import type { Finish } from '@mocks/provider/jobs';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import { cloudIp } from '@mocks/provider/represent/network';
import type {
  CloudIpRow,
  DatabaseServerRow,
  LoadBalancerRow,
  ServerGroupRow,
  ServerRow,
} from '@mocks/provider/rows';
import { changeOf, startTransition } from '@mocks/provider/changes';
import { isGone } from '@mocks/provider/usage';
import type { World } from '@mocks/provider/world';
import { lookAtDomains } from '@mocks/provider/behaviour/acme';

const duration = 3000;

type Target = ServerRow | LoadBalancerRow | DatabaseServerRow | ServerGroupRow;

/** The owner of a cloud IP's destination: the server of an interface, else the record itself. */
export function targetOf(world: World, destination: string | null | undefined): Target | undefined {
  return (
    world.server.get(world.interface.get(destination)?.server) ??
    world.load_balancer.get(destination) ??
    world.database_server.get(destination) ??
    world.server_group.get(destination)
  );
}

const isStanding = (target: Target): boolean => !('status' in target && isGone(target.status));

/** Unmaps the cloud IPs of a destination that is being deleted, and returns their ids. */
export function freeCloudIps(world: World, destination: string): string[] {
  const ids = world.cloud_ip.by('destination', destination).map(({ id }) => id);
  for (const id of ids) world.cloud_ip.patch(id, { destination: null, status: 'unmapped' });
  return ids;
}

/** The target of the account that the body names. Throws 409 for one that is gone, 422 otherwise. */
function targetField(call: Call, account: string, destination: string): Target {
  const target = targetOf(call.world, destination);
  if (target?.account !== account) throw unprocessable('Destination is invalid');
  if ('default' in target && target.default) {
    throw unprocessable('Cloud IPs cannot be mapped to the default server group');
  }
  if (!isStanding(target)) throw conflict();
  return target;
}

/**
 * `POST cloud_ips/:id/map`: `mapping`, then mapped to `destination`. That is an interface, load
 * balancer, database server or server group. Without `destination` it unmaps. Throws 409 unless it
 * is unmapped, 422 for an invalid destination.
 */
export function mapCloudIp(call: Call, row: CloudIpRow): Answer {
  const { world } = call;
  if ((call.body['destination'] ?? null) === null) return unmapCloudIp(call, row);
  const destination = textField(call, 'destination') ?? '';
  const target = targetField(call, row.account, destination);
  if (row.status !== 'unmapped') throw conflict('Cloud IP is not unmapped');
  const change = changeOf(row, 'map', { affects: [row.id, target.id] });
  const args = { id: row.id, destination };
  startTransition(call, change, duration, { what: 'cloud_ip.map', args });
  world.cloud_ip.patch(row.id, { status: 'mapping' });
  return accepted(cloudIp(call.view, row));
}

export const finishMapping: Finish<'cloud_ip.map'> = (core, { id, destination }) => {
  const { world } = core;
  const target = targetOf(world, destination);
  if (!target || !isStanding(target)) {
    world.cloud_ip.patch(id, { status: 'unmapped' });
    return false;
  }
  world.cloud_ip.patch(id, { status: 'mapped', destination });
  lookAtDomains(core, target.id);
  return true;
};

/** `POST cloud_ips/:id/unmap`: `unmapping`, then free. Throws 409 unless it is mapped. */
export function unmapCloudIp(call: Call, row: CloudIpRow): Answer {
  const { world } = call;
  if (row.status !== 'mapped') throw conflict('Cloud IP is not mapped');
  const target = targetOf(world, row.destination);
  const change = changeOf(row, 'unmap', { affects: [row.id, ...(target ? [target.id] : [])] });
  startTransition(call, change, duration, { what: 'cloud_ip.unmap', args: { id: row.id } });
  world.cloud_ip.patch(row.id, { status: 'unmapping' });
  return accepted(cloudIp(call.view, row));
}

export const finishUnmapping: Finish<'cloud_ip.unmap'> = ({ world }, { id }) => {
  // Deleting the target may have freed it.
  if (world.cloud_ip.need(id).status !== 'unmapping') return false;
  world.cloud_ip.patch(id, { status: 'unmapped', destination: null });
  return true;
};
