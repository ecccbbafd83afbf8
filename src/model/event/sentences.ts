import type { Kind } from '@/model/kinds';
import { LISTED_KINDS } from '@/model/pages';

export type ActorType = 'user' | 'client' | 'background';

/**
 * A sentence with places: `{actor}`, `{resource}`, `{other}` for all else it affects, or a kind for
 * that kind. `[ to {server}|words]` is left out, or replaced by its words, if the place is empty.
 */
interface Template {
  readonly done: string;
  readonly doing?: string;
}

/** Sentences by actor. Without one for its actor, an event is not shown. */
export type Sentences = { readonly [Actor in ActorType]?: Template };

export const NOUNS = {
  client: 'API client',
  application: 'OAuth application',
  policy: 'firewall policy',
} as const;

function by(done: string, doing?: string): Sentences {
  const after = (actor: string): Template => ({
    done: `${actor} ${done}`,
    ...(doing !== undefined && { doing: `${actor} is ${doing}` }),
  });
  return { user: after('{actor}'), client: after(`${NOUNS.client} {actor}`) };
}

function byItself(done: string, doing?: string): Sentences {
  return { background: { done, ...(doing !== undefined && { doing }) } };
}

function toResource(did: string, what = '{resource}', rest = ''): Sentences {
  return { ...by(`${did} ${what}${rest}`), ...byItself(`${what} was ${did}${rest}`) };
}

function inTime(did: string, doing: string, rest = ''): Sentences {
  return {
    ...by(`${did} {resource}${rest}`, `${doing} {resource}${rest}`),
    ...byItself(`{resource} was ${did}${rest}`, `{resource} is being ${did}${rest}`),
  };
}

const create = inTime('created', 'creating');
const update = toResource('changed');
const remove = inTime('deleted', 'deleting');
const locks = { lock_resource: toResource('locked'), unlock_resource: toResource('unlocked') };
const snapshot = {
  ...by('created a snapshot of {resource}', 'creating a snapshot of {resource}'),
  ...byItself(
    'A scheduled snapshot of {resource} was created',
    'A scheduled snapshot of {resource} is being created',
  ),
};
const resize = inTime('resized', 'resizing');

function members(did: string, doing: string, words: string, to: string): Sentences {
  return by(`${did} ${words} ${to} {resource}`, `${doing} ${words} ${to} {resource}`);
}

function credential(noun: string): Readonly<Record<string, Sentences>> {
  const what = `[${noun} {resource}|an ${noun}]`;
  return {
    create: toResource('created', what),
    update: toResource('changed', what),
    reset_secret: by(`gave ${what} a new secret`),
    revoke: toResource('revoked', what),
  };
}

const POLICY = `[${NOUNS.policy} {resource}|a ${NOUNS.policy}]`;

type Actions = Readonly<Record<string, Sentences>>;

const ALTERED: Actions = { create, update, delete: remove };

/** Kinds with their own sentences, and parts of listed kinds (docs/wire.md#event-actions). */
const OWN: { readonly [K in Kind]?: Actions } = {
  account: {
    create: toResource('created', 'the account'),
    update: toResource('changed', 'the account'),
    activate: toResource('activated', 'the account'),
    charge: { ...by('made a payment'), ...byItself('A payment was made') },
  },
  api_client: credential(NOUNS.client),
  application: credential(NOUNS.application),
  cloud_ip: {
    create,
    update,
    delete: remove,
    map: inTime('mapped', 'mapping', '[ to {other}]'),
    unmap: inTime('unmapped', 'unmapping', '[ from {other}]'),
  },
  collaboration: {
    create: by('invited [{resource}|someone]'),
    resend: by('re-sent the invitation to [{resource}|someone]'),
    accept: by('joined the team'),
    reject: by('declined the invitation'),
    cancel: by('cancelled [the invitation to {resource}|an invitation]'),
    end: by('ended [the membership of {resource}|a membership]'),
    expire: byItself('[The invitation to {resource}|An invitation] expired'),
  },
  database_server: {
    create,
    update,
    delete: remove,
    ...locks,
    snapshot,
    resize,
    reset: inTime('restarted', 'restarting'),
    reset_password: by('gave {resource} a new password', 'giving {resource} a new password'),
  },
  database_snapshot: { create, update, delete: remove, ...locks },
  firewall_policy: {
    create: toResource('created', POLICY),
    update: toResource('changed', POLICY),
    delete: toResource('deleted', POLICY),
    apply_to: by(`applied ${POLICY}[ to {server_group}]`, `applying ${POLICY}[ to {server_group}]`),
    remove: by(
      `removed ${POLICY}[ from {server_group}]`,
      `removing ${POLICY}[ from {server_group}]`,
    ),
  },
  firewall_rule: {
    create: by('added a firewall rule[ to {server_group}]'),
    update: by('changed a firewall rule[ of {server_group}]'),
    delete: by('removed a firewall rule[ from {server_group}]'),
  },
  image: {
    create: inTime('created', 'creating', '[ from {other}]'),
    update,
    delete: remove,
    ...locks,
  },
  load_balancer: {
    create,
    update,
    delete: remove,
    ...locks,
    add_nodes: members('added', 'adding', '[{server}|servers]', 'to'),
    remove_nodes: members('removed', 'removing', '[{server}|servers]', 'from'),
    add_listeners: members('added', 'adding', 'listeners', 'to'),
    remove_listeners: members('removed', 'removing', 'listeners', 'from'),
    check_domains: byItself('Domains were checked for {resource}'),
    issue_certificate: byItself('A certificate was issued for {resource}'),
  },
  server: {
    create,
    update,
    delete: remove,
    ...locks,
    start: inTime('started', 'starting'),
    stop: inTime('stopped', 'stopping'),
    shutdown: inTime('shut down', 'shutting down'),
    reboot: inTime('rebooted', 'rebooting'),
    reset: inTime('reset', 'resetting'),
    snapshot,
    resize,
    activate_console: by('opened a console on {resource}'),
  },
  server_group: {
    create,
    update,
    delete: remove,
    add_servers: members('added', 'adding', '[{server}|servers]', 'to'),
    remove_servers: members('removed', 'removing', '[{server}|servers]', 'from'),
    move_servers: by(
      'moved [{server}|servers] from {resource}[ to {server_group}]',
      'moving [{server}|servers] from {resource}[ to {server_group}]',
    ),
  },
  user: { update: by('changed their own settings') },
  volume: {
    create,
    update,
    delete: remove,
    ...locks,
    attach: inTime('attached', 'attaching', '[ to {server}]'),
    detach: inTime('detached', 'detaching', '[ from {server}]'),
    resize,
    copy: inTime('copied', 'copying', '[ to {other}]'),
  },
};

export const SENTENCES: Readonly<Record<string, Actions>> = {
  ...Object.fromEntries(LISTED_KINDS.map((kind) => [kind, ALTERED])),
  ...OWN,
};
