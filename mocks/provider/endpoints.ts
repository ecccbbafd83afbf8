import { accountEndpoints } from '@mocks/provider/behaviour/account';
import { cloudIpEndpoints } from '@mocks/provider/behaviour/cloud-ip';
import { collaborationEndpoints } from '@mocks/provider/behaviour/collaboration';
import { firewallPolicyEndpoints } from '@mocks/provider/behaviour/firewall-policy';
import { firewallRuleEndpoints } from '@mocks/provider/behaviour/firewall-rule';
import { imageEndpoints } from '@mocks/provider/behaviour/image';
import { ownReads, reads } from '@mocks/provider/behaviour/reads';
import { serverEndpoints } from '@mocks/provider/behaviour/server';
import { serverGroupEndpoints } from '@mocks/provider/behaviour/server-group';
import { userEndpoints } from '@mocks/provider/behaviour/user';
import { volumeEndpoints } from '@mocks/provider/behaviour/volume';
import type { Endpoint } from '@mocks/provider/call';
import type { Collection } from '@mocks/provider/kinds';

type PowerVerb = 'start' | 'stop' | 'shutdown' | 'reboot' | 'reset';
type ServerAction = PowerVerb | 'snapshot' | 'activate_console' | 'resize';
type VolumeAction = 'attach' | 'detach' | 'resize' | 'copy';
type GroupAction = 'add_servers' | 'remove_servers' | 'move_servers';
type PolicyAction = 'apply_to' | 'remove';
type CloudIpAction = 'map' | 'unmap';
/** The kinds that can be made, saved and deleted. */
type Made =
  | 'servers'
  | 'volumes'
  | 'images'
  | 'server_groups'
  | 'firewall_policies'
  | 'firewall_rules'
  | 'cloud_ips';
type Lock = 'lock_resource' | 'unlock_resource';
type Invitation = 'user/collaborations' | 'collaborations';

/** Every call of the REST API that the panel makes or will make: one that nothing serves does not compile. */
type EndpointName =
  | `GET ${Collection | 'account' | 'user' | 'user/collaborations'}`
  | `GET ${Collection | 'user/collaborations'}/:id`
  | `POST ${Invitation}/:id/${'accept' | 'reject'}`
  | 'POST accounts'
  | `PUT ${'accounts' | 'users'}/:id`
  | `POST ${Made}`
  | `${'PUT' | 'DELETE'} ${Made}/:id`
  | `POST servers/:id/${ServerAction}`
  | `POST volumes/:id/${VolumeAction}`
  | `POST server_groups/:id/${GroupAction}`
  | `POST firewall_policies/:id/${PolicyAction}`
  | `POST cloud_ips/:id/${CloudIpAction}`
  | `PUT ${'servers' | 'volumes' | 'images'}/:id/${Lock}`;

const endpoints: Record<EndpointName, Endpoint> = {
  ...reads,
  ...ownReads,
  ...accountEndpoints,
  ...collaborationEndpoints,
  ...userEndpoints,
  ...serverEndpoints,
  ...volumeEndpoints,
  ...imageEndpoints,
  ...serverGroupEndpoints,
  ...firewallPolicyEndpoints,
  ...firewallRuleEndpoints,
  ...cloudIpEndpoints,
};

const idShape = /^[a-z]{3}-[a-z0-9]{5}$/;

/** The endpoint that serves a method and a path below `/1.0/`, and the id in that path. */
export function findEndpoint(
  method: string,
  path: string,
): { endpoint: Endpoint; id: string } | null {
  const parts = path.split('/').filter(Boolean);
  const id = parts.find((part) => idShape.test(part)) ?? '';
  const name = `${method} ${parts.map((part) => (part === id ? ':id' : part)).join('/')}`;
  if (!Object.hasOwn(endpoints, name)) return null;
  return { endpoint: endpoints[name as EndpointName], id };
}
