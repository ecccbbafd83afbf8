import { accepted, type Answer } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import type { Finish } from '@mocks/provider/jobs';
import { conflict } from '@mocks/provider/refusal';
import { loadBalancerFull } from '@mocks/provider/represent/network';
import type { LoadBalancerRow } from '@mocks/provider/rows';
import { changeOf, now, publish, runTransition } from '@mocks/provider/changes';
import { on } from '@mocks/provider/resources';
import { lookAtDomains } from '@mocks/provider/behaviour/acme';
import { freeCloudIps } from '@mocks/provider/behaviour/cloud-ip-map';
import { createBalancer } from '@mocks/provider/behaviour/load-balancer-create';
import { changedBalancer } from '@mocks/provider/behaviour/load-balancer-fields';
import {
  addListeners,
  addNodes,
  removeListeners,
  removeNodes,
} from '@mocks/provider/behaviour/load-balancer-members';
import { lock } from '@mocks/provider/behaviour/lock';

const deletion = 5000;

/**
 * Serves only an active balancer (docs/product/load-balancers.md#edit). Throws 409 otherwise.
 */
const onActive = (act: (call: Call, row: LoadBalancerRow) => Answer): Endpoint =>
  on('load_balancer', (call, row) => {
    if (row.status !== 'active') throw conflict();
    return act(call, row);
  });

/** `PUT load_balancers/:id`: saved at once, though the status is 202. Throws 422 for a wrong field. */
function updateBalancer(call: Call, row: LoadBalancerRow): Answer {
  const { core, world } = call;
  const saved = world.load_balancer.put(changedBalancer(call, row));
  const touches = world.cloud_ip.by('destination', row.id).map(({ id }) => id);
  publish(call, changeOf(row, 'update', { touches }));
  if (call.body['domains'] !== undefined) lookAtDomains(core, row.id);
  return accepted(loadBalancerFull(call.view, saved));
}

/**
 * `DELETE load_balancers/:id`: `deleting` at once, later `deleted`, and its cloud IPs are unmapped.
 * The record stays readable. Throws 409 if it is locked, being created or being deleted.
 */
function deleteBalancer(call: Call, row: LoadBalancerRow): Answer {
  const { core, actor, world } = call;
  if (row.locked) throw conflict('Unable to delete a locked load balancer');
  if (['creating', 'deleting', 'deleted'].includes(row.status)) throw conflict();
  const going = world.load_balancer.patch(row.id, { status: 'deleting' });
  const ips = world.cloud_ip.by('destination', row.id).map(({ id }) => id);
  const change = { ...changeOf(row, 'delete', { touches: [...ips, row.account] }), actor };
  runTransition(core, change, deletion, { what: 'load_balancer.delete', args: { id: row.id } });
  return accepted(loadBalancerFull(call.view, going));
}

export const finishBalancerDeletion: Finish<'load_balancer.delete'> = (core, { id }) => {
  freeCloudIps(core.world, id);
  core.world.load_balancer.patch(id, { status: 'deleted', deleted_at: now({ core }) });
  return true;
};

/** All endpoints of a load balancer except its reads. */
export const loadBalancerEndpoints = {
  'POST load_balancers': createBalancer,
  'PUT load_balancers/:id': onActive(updateBalancer),
  'DELETE load_balancers/:id': on('load_balancer', deleteBalancer),
  'POST load_balancers/:id/add_nodes': onActive(addNodes),
  'POST load_balancers/:id/remove_nodes': onActive(removeNodes),
  'POST load_balancers/:id/add_listeners': onActive(addListeners),
  'POST load_balancers/:id/remove_listeners': onActive(removeListeners),
  'PUT load_balancers/:id/lock_resource': onActive(lock('load_balancer', true)),
  'PUT load_balancers/:id/unlock_resource': onActive(lock('load_balancer', false)),
} satisfies Record<string, Endpoint>;
