import type { Verb } from '@mocks/provider/actions';
import { accepted, type Answer } from '@mocks/provider/answer';
import type { Call } from '@mocks/provider/call';
import type { Finish } from '@mocks/provider/jobs';
import { unprocessable } from '@mocks/provider/refusal';
import { loadBalancerFull } from '@mocks/provider/represent/network';
import type { LoadBalancerRow } from '@mocks/provider/rows';
import { changeOf, startTransition } from '@mocks/provider/changes';
import { listenersField } from '@mocks/provider/behaviour/listeners';
import { mustBeSound, nodesField } from '@mocks/provider/behaviour/load-balancer-fields';

const duration = 1000;

type Members = Pick<LoadBalancerRow, 'nodes'> | Pick<LoadBalancerRow, 'listeners'>;

/**
 * Answers the balancer unchanged, and changes it a moment later. Throws 422 for an invalid result.
 */
function rearrange(
  call: Call,
  row: LoadBalancerRow,
  verb: Verb,
  members: Members,
  nodes: readonly string[] = [],
): Answer {
  mustBeSound({ ...row, ...members });
  const body = loadBalancerFull(call.view, row);
  const change = changeOf(row, verb, { affects: [row.id, ...nodes] });
  const args = { id: row.id, members };
  startTransition(call, change, duration, { what: 'load_balancer.rearrange', args });
  return accepted(body);
}

export const finishRearranging: Finish<'load_balancer.rearrange'> = ({ world }, args) => {
  const { id, members } = args;
  if (world.load_balancer.need(id).status !== 'active') return false;
  world.load_balancer.patch(id, members);
  return true;
};

/** Returns the items of a body. Throws 422 if there are none. */
function filled<Item>(items: readonly Item[] | undefined, label: string): readonly Item[] {
  if (items === undefined || items.length === 0) throw unprocessable(`${label} can't be blank`);
  return items;
}

/** `POST load_balancers/:id/add_nodes`. A node that is already there is no error. */
export function addNodes(call: Call, row: LoadBalancerRow): Answer {
  const nodes = filled(nodesField(call, row.account), 'Nodes');
  const all = [...new Set([...row.nodes, ...nodes])];
  return rearrange(call, row, 'add_nodes', { nodes: all }, nodes);
}

/** `POST load_balancers/:id/remove_nodes`, even the last one. */
export function removeNodes(call: Call, row: LoadBalancerRow): Answer {
  const going = filled(nodesField(call, row.account), 'Nodes');
  const strangers = going.filter((id) => !row.nodes.includes(id));
  if (strangers.length > 0) throw unprocessable(`Nodes has no ${strangers.join(', ')}`);
  const nodes = row.nodes.filter((id) => !going.includes(id));
  return rearrange(call, row, 'remove_nodes', { nodes }, going);
}

/** `POST load_balancers/:id/add_listeners`. */
export function addListeners(call: Call, row: LoadBalancerRow): Answer {
  const added = filled(listenersField(call), 'Listeners');
  return rearrange(call, row, 'add_listeners', { listeners: [...row.listeners, ...added] });
}

/** `POST load_balancers/:id/remove_listeners`. The incoming port identifies a listener. */
export function removeListeners(call: Call, row: LoadBalancerRow): Answer {
  const going = new Set(filled(listenersField(call), 'Listeners').map((each) => each.in));
  const listeners = row.listeners.filter((each) => !going.has(each.in));
  if (listeners.length + going.size > row.listeners.length) {
    throw unprocessable('Listeners has no such listener');
  }
  return rearrange(call, row, 'remove_listeners', { listeners });
}
