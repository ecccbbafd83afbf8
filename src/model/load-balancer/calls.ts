import { type RestCall, update } from '@/model/call';
import { wireNodes } from '@/model/load-balancer/describe';
import { addedListeners } from '@/model/load-balancer/listeners';
import type { LoadBalancerRecord } from '@/model/records/network';

export function nodesCall(balancer: string, servers: readonly string[]): RestCall {
  return update('load_balancer', balancer, { nodes: wireNodes(servers) });
}

export function redirectCall(balancer: LoadBalancerRecord, redirects: boolean): RestCall {
  return update('load_balancer', balancer.id, {
    https_redirect: redirects,
    ...(redirects ? addedListeners(balancer) : {}),
  });
}
