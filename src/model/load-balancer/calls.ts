import { type RestCall, update } from '@/model/call';
import { withHttpsListener } from '@/model/load-balancer/listeners';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';

/** The API expects objects. */
export function wireNodes(servers: readonly string[]) {
  return servers.map((node) => ({ node }));
}

/** Saves which servers are behind a balancer, none too. */
export function nodesCall(balancer: string, servers: readonly string[]): RestCall {
  return update('load_balancer', balancer, { nodes: wireNodes(servers) });
}

/** The listeners that HTTPS needs, where they are not there yet (spec 2 §5). */
export function addedListeners({ listeners }: LoadBalancerRecord): object {
  if (listeners === undefined) return {};
  const needed = withHttpsListener(listeners);
  return needed === listeners ? {} : { listeners: needed };
}

/** Saves whether HTTP leads to HTTPS. */
export function redirectCall(balancer: LoadBalancerRecord, redirects: boolean): RestCall {
  return update('load_balancer', balancer.id, {
    https_redirect: redirects,
    ...(redirects ? addedListeners(balancer) : {}),
  });
}
