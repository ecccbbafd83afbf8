import { accountEndpoints } from '@mocks/provider/behaviour/account';
import { collaborationEndpoints } from '@mocks/provider/behaviour/collaboration';
import { ownReads, reads } from '@mocks/provider/behaviour/reads';
import { serverEndpoints } from '@mocks/provider/behaviour/server';
import type { Endpoint } from '@mocks/provider/call';
import type { Collection } from '@mocks/provider/kinds';

type PowerVerb = 'start' | 'stop' | 'shutdown' | 'reboot' | 'reset';
type ServerAction = PowerVerb | 'snapshot' | 'activate_console';
type Lock = 'lock_resource' | 'unlock_resource';
type Invitation = 'user/collaborations' | 'collaborations';

/** Every call that the panel makes of the REST API: one that nothing serves does not compile. */
type EndpointName =
  | `GET ${Collection | 'account' | 'user' | 'user/collaborations'}`
  | `GET ${Collection | 'user/collaborations'}/:id`
  | `POST ${Invitation}/:id/${'accept' | 'reject'}`
  | 'PUT accounts/:id'
  | 'POST servers'
  | `${'PUT' | 'DELETE'} servers/:id`
  | `POST servers/:id/${ServerAction}`
  | `PUT servers/:id/${Lock}`;

const endpoints: Record<EndpointName, Endpoint> = {
  ...reads,
  ...ownReads,
  ...accountEndpoints,
  ...collaborationEndpoints,
  ...serverEndpoints,
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
