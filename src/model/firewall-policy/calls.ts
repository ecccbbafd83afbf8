import { type Call, create } from '@/model/call';
import { markerFor } from '@/model/firewall-policy/describe';

/** Creates the policy for the first rule of a group: docs/product/groups.md#policy-created. */
export function createPolicyCall(group: string): Call {
  return create('firewall_policy', { server_group: group, description: markerFor(group) });
}
