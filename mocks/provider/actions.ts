import type { Kind } from '@mocks/provider/kinds';

const made = ['create', 'update', 'delete'] as const;
const locked = ['lock_resource', 'unlock_resource'] as const;
const credential = ['create', 'update', 'reset_secret', 'revoke'] as const;

/** Actions by the type of their resource: `server.stop` (docs/product/events.md#action). */
export const actions = {
  account: ['create', 'update', 'activate', 'charge'],
  api_client: credential,
  application: credential,
  cloud_ip: [...made, 'map', 'unmap'],
  collaboration: ['create', 'resend', 'accept', 'reject', 'cancel', 'end', 'expire'],
  database_server: [...made, ...locked, 'snapshot', 'resize', 'reset', 'reset_password'],
  database_snapshot: ['update', 'delete', ...locked],
  firewall_policy: [...made, 'apply_to', 'remove'],
  firewall_rule: made,
  image: [...made, ...locked],
  load_balancer: [
    ...made,
    ...locked,
    'add_nodes',
    'remove_nodes',
    'add_listeners',
    'remove_listeners',
    'check_domains',
    'issue_certificate',
  ],
  server: [
    ...made,
    ...locked,
    'start',
    'stop',
    'shutdown',
    'reboot',
    'reset',
    'snapshot',
    'resize',
    'activate_console',
  ],
  server_group: [...made, 'add_servers', 'remove_servers', 'move_servers'],
  user: ['update'],
  volume: [...made, ...locked, 'attach', 'detach', 'resize', 'copy'],
} as const satisfies { readonly [K in Kind]?: readonly string[] };

type Actions = typeof actions;

/** The second part of an action: `stop`. */
export type Verb = Actions[keyof Actions][number];

export type EventAction = { [K in keyof Actions]: `${K}.${Actions[K][number]}` }[keyof Actions];

const known: ReadonlySet<string> = new Set(
  Object.entries(actions).flatMap(([kind, verbs]) => verbs.map((verb) => `${kind}.${verb}`)),
);

const isAction = (text: string): text is EventAction => known.has(text);

/** Returns the action of a verb on a kind. Throws for an unknown one: only the provider asks. */
export function actionOf(kind: Kind, verb: Verb): EventAction {
  const action = `${kind}.${verb}`;
  if (!isAction(action)) throw new Error(`No event tells of ${action}.`);
  return action;
}
