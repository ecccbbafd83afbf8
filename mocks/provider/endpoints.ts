import { accountEndpoints } from '@mocks/provider/behaviour/account';
import { apiClientEndpoints } from '@mocks/provider/behaviour/api-client';
import { applicationEndpoints } from '@mocks/provider/behaviour/application';
import { cloudIpEndpoints } from '@mocks/provider/behaviour/cloud-ip';
import { collaborationEndpoints } from '@mocks/provider/behaviour/collaboration';
import { databaseServerEndpoints } from '@mocks/provider/behaviour/database-server';
import { databaseSnapshotEndpoints } from '@mocks/provider/behaviour/database-snapshot';
import { firewallPolicyEndpoints } from '@mocks/provider/behaviour/firewall-policy';
import { firewallRuleEndpoints } from '@mocks/provider/behaviour/firewall-rule';
import { imageEndpoints } from '@mocks/provider/behaviour/image';
import { loadBalancerEndpoints } from '@mocks/provider/behaviour/load-balancer';
import { requestPasswordReset, resetPassword } from '@mocks/provider/behaviour/password-reset';
import { ownReads, reads } from '@mocks/provider/behaviour/reads';
import { serverEndpoints } from '@mocks/provider/behaviour/server';
import { serverGroupEndpoints } from '@mocks/provider/behaviour/server-group';
import { signUp } from '@mocks/provider/behaviour/sign-up';
import { userEndpoints } from '@mocks/provider/behaviour/user';
import { volumeEndpoints } from '@mocks/provider/behaviour/volume';
import { ok } from '@mocks/provider/answer';
import { giveCode, giveToken, signIn, signOut } from '@mocks/provider/authentication';
import type { Endpoint, PublicEndpoint } from '@mocks/provider/call';
import { consolePage } from '@mocks/provider/console-page';
import { invoiceFile } from '@mocks/provider/invoice-file';
import type { Collection } from '@mocks/provider/kinds';
import { outboxPage } from '@mocks/provider/outbox-page';
import { documents } from '@mocks/provider/documents';
import { statusFeed } from '@mocks/provider/status-feed';
import { priceList } from '@mocks/provider/price-list';
import { stripeEndpoints } from '@mocks/stripe/stand-in';

type PowerVerb = 'start' | 'stop' | 'shutdown' | 'reboot' | 'reset';
type ServerAction = PowerVerb | 'snapshot' | 'activate_console' | 'resize';
type VolumeAction = 'attach' | 'detach' | 'resize' | 'copy';
type GroupAction = 'add_servers' | 'remove_servers' | 'move_servers';
type PolicyAction = 'apply_to' | 'remove';
type CloudIpAction = 'map' | 'unmap';
type BalancerAction = `${'add' | 'remove'}_${'nodes' | 'listeners'}`;
type DatabaseAction = 'snapshot' | 'reset' | 'reset_password' | 'resize';
/** The kinds that can be created, saved and deleted. */
type Made =
  | 'servers'
  | 'volumes'
  | 'images'
  | 'server_groups'
  | 'firewall_policies'
  | 'firewall_rules'
  | 'cloud_ips'
  | 'load_balancers'
  | 'database_servers';
type Lockable =
  | 'servers'
  | 'volumes'
  | 'images'
  | 'load_balancers'
  | 'database_servers'
  | 'database_snapshots';
type Lock = 'lock_resource' | 'unlock_resource';
type Invitation = 'user/collaborations' | 'collaborations';
/** Credentials: DELETE revokes. Only creation and reset answer with the secret. */
type Credential = 'applications' | 'api_clients';

/**
 * Every call of the REST API that the panel uses or will use. A missing handler is a compile error.
 */
type EndpointName =
  | `GET ${Collection | 'account' | 'user' | 'user/collaborations'}`
  | `GET ${Collection | 'user/collaborations'}/:id`
  | `POST ${Invitation}/:id/${'accept' | 'reject'}`
  | 'POST accounts'
  | `PUT ${'accounts' | 'users'}/:id`
  | `POST ${Made}`
  | `${'PUT' | 'DELETE'} ${Made | 'database_snapshots'}/:id`
  | `POST servers/:id/${ServerAction}`
  | `POST volumes/:id/${VolumeAction}`
  | `POST server_groups/:id/${GroupAction}`
  | `POST firewall_policies/:id/${PolicyAction}`
  | `POST cloud_ips/:id/${CloudIpAction}`
  | `POST load_balancers/:id/${BalancerAction}`
  | `POST database_servers/:id/${DatabaseAction}`
  | `PUT ${Lockable}/:id/${Lock}`
  | `POST ${Credential}`
  | `${'PUT' | 'DELETE'} ${Credential}/:id`
  | `POST ${Credential}/:id/reset_secret`
  | 'POST collaborations'
  | 'POST collaborations/:id/resend'
  | `DELETE ${Invitation}/:id`;

const endpoints: Record<EndpointName, Endpoint> = {
  ...reads,
  ...ownReads,
  ...accountEndpoints,
  ...apiClientEndpoints,
  ...applicationEndpoints,
  ...collaborationEndpoints,
  ...userEndpoints,
  ...serverEndpoints,
  ...volumeEndpoints,
  ...imageEndpoints,
  ...serverGroupEndpoints,
  ...firewallPolicyEndpoints,
  ...firewallRuleEndpoints,
  ...cloudIpEndpoints,
  ...loadBalancerEndpoints,
  ...databaseServerEndpoints,
  ...databaseSnapshotEndpoints,
};

/** The location of every caller: an Irish address reserved for documentation. */
const visitor = { ip: '203.0.113.7', country_code: 'IE' };

/** Endpoints without a session, by their whole path. */
const publicEndpoints: Readonly<Record<string, PublicEndpoint>> = {
  'POST /auth': signIn,
  'POST /auth/two_factor': giveCode,
  'DELETE /auth': signOut,
  'POST /token': giveToken,
  'GET /console/:id': consolePage,
  'POST /1.0/users': signUp,
  'POST /1.0/users/generate_password_reset': requestPasswordReset,
  'PUT /1.0/users/reset_password': resetPassword,
  ...stripeEndpoints,
  'GET /outbox': outboxPage,
  'GET /invoices/:id': invoiceFile,
  'GET /pricing.json': ({ core }) => ok(priceList(core.world)),
  'GET /search-index.json': () => ok(documents),
  'GET /geo-ip': () => ok(visitor),
  'GET /status-feed.json': ({ core }) => statusFeed(core),
};

const idShape = /^[a-z]{3}-[a-z0-9]{5}$/;

/** A path with `:id` for its id, and that id. Ignores a trailing slash. */
function patternOf(path: string): { pattern: string; id: string } {
  const parts = path.replace(/\/$/, '').split('/');
  const id = parts.find((part) => idShape.test(part)) ?? '';
  return { pattern: parts.map((part) => (part === id && id ? ':id' : part)).join('/'), id };
}

/** The endpoint of a method and a path below `/1.0/`, and the id in that path. */
export function findEndpoint(
  method: string,
  path: string,
): { endpoint: Endpoint; id: string } | null {
  const { pattern, id } = patternOf(path);
  const name = `${method} ${pattern}`;
  if (!Object.hasOwn(endpoints, name)) return null;
  return { endpoint: endpoints[name as EndpointName], id };
}

/** The public endpoint of a method and a whole path, if any. */
export const findPublicEndpoint = (method: string, path: string): PublicEndpoint | undefined =>
  publicEndpoints[`${method} ${patternOf(path).pattern}`];
