import { type Call, create } from '@/model/call';
import { markerFor } from '@/model/firewall-policy/describe';

/** Creates the policy that a group needs for its first rule (spec 2 §7). */
export function createPolicyCall(group: string): Call {
  return create('firewall_policy', { server_group: group, description: markerFor(group) });
}
