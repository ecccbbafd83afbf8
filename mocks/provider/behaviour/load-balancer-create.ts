import { created } from '@mocks/provider/answer';
import type { Endpoint } from '@mocks/provider/call';
import type { Finish } from '@mocks/provider/jobs';
import { creatingAccount } from '@mocks/provider/quota';
import { limitReached } from '@mocks/provider/refusal';
import { loadBalancerFull } from '@mocks/provider/represent/network';
import { changeOf, finishCreation, now, runTransition } from '@mocks/provider/changes';
import { usage } from '@mocks/provider/usage';
import { makers } from '@mocks/provider/worlds/make';
import { lookAtDomains, noAcme } from '@mocks/provider/behaviour/acme';
import { changedBalancer } from '@mocks/provider/behaviour/load-balancer-fields';

/** Milliseconds (docs/product/load-balancers.md#creation-time). */
const creationTime = 30_000;

/**
 * `POST load_balancers`: `creating` for its expected time, then `active`. Throws 403 if the account
 * may not create or is at its limit, 422 for a wrong field.
 */
export const createBalancer: Endpoint = (call) => {
  const { core, actor, world } = call;
  const account = creatingAccount(call);
  if (usage(world, account.id).load_balancers_used >= account.load_balancers_limit) {
    throw limitReached();
  }
  const plain = makers(core.clock).balancer({
    id: core.newId('load_balancer'),
    account: account.id,
    name: '',
    status: 'creating',
    created_at: now(call),
    acme: noAcme,
  });
  const row = world.load_balancer.put(changedBalancer(call, plain));
  const change = { ...changeOf(row, 'create', { touches: [account.id] }), actor };
  const job = { what: 'load_balancer.create', args: { id: row.id } } as const;
  runTransition(core, change, creationTime, job);
  return created(202, loadBalancerFull(call.view, row));
};

export const finishBalancerCreation: Finish<'load_balancer.create'> = (core, { id }) => {
  const isMade = finishCreation(core.world.load_balancer, id, { status: 'active' });
  if (isMade) lookAtDomains(core, id);
  return isMade;
};
