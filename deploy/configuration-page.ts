import * as v from 'valibot';
import { CONFIG_SCHEMA, readConfig } from '@/app/config';
import { type Configured, policyOf } from './policy';

/** Effect of each key of `config.json`; an example follows in brackets where one helps. */
const EFFECTS: Readonly<Record<string, string>> = {
  product: 'Name of the panel: in titles, on the sign-in page and in reports.',
  'hosts.api': 'Origin of the REST and GraphQL APIs. Empty: the origin of the page.',
  'hosts.events': 'Address of the event stream: `wss://…`, or a path on the origin of the page.',
  'hosts.orbit': 'Address of object storage (OpenStack Swift), version included.',
  'hosts.registry':
    'Host where clients push and pull images, for the commands that the panel prints.',
  'hosts.pricing': 'Address of the public price list. Without it prices read "n/a".',
  'hosts.geoIp':
    'Address of a service that answers `{"ip": "…"}`: it fills "My IP" of a firewall rule.',
  'api.idempotencyKey':
    'The provider accepts an `Idempotency-Key` header, so a press never takes effect twice. Its CORS rules must name the header.',
  'links.documentation':
    'Address of the documentation, for the help menu, the search and links in the panel. Without it they lead to the panel’s own help, `help.html`.',
  'links.status': 'Address of the status page.',
  'links.statusFeed':
    'Address of the `summary.json` of a Statuspage, or of the same form: incidents show as banners. Links in it open only on its own host and that of `links.status`.',
  'links.changelog': 'Address of the release notes, in the help menu.',
  'links.searchIndex':
    'Address of the documentation’s index for the search: `[{"title", "url", "text"}]`. Addresses may be relative to `links.documentation`, and open only on the hosts of these two.',
  'links.terms': 'Address of the terms, linked from sign-up.',
  'features.signUp': 'Strangers can sign up.',
  'features.clusterIps': 'Cloud IPs can be mapped to server groups.',
  'features.databaseResize': 'Database servers can be resized.',
  'features.liveChat': 'Address of a chat’s script, loaded once somebody has signed in.',
  'features.analytics': 'Address that receives the steps of a sign-up: `{"event": "sign_up"}`.',
  'features.avatars': 'Base address of pictures of people: `https://www.gravatar.com/avatar/`.',
  'payments.publishableKey':
    'Stripe’s publishable key. Without it no card can be added. The policy names the hosts of Stripe.',
  'payments.script':
    'Address of a script that sets `Stripe`, loaded in place of Stripe’s own (tests, simulations).',
  'limits.volume.minimum': 'Smallest volume, in GB.',
  'limits.volume.maximum': 'Largest volume, in GB. Must be at least the smallest.',
  'limits.volume.zonesWithout': 'Handles of zones without block storage.',
  'defaults.serverType': 'Handle of the server type that is chosen first.',
  'units.volumeSize': 'Unit of a volume’s size in the API.',
  'uploads.atOnce': 'Files sent at a time.',
  'uploads.limit': 'Size in bytes from which a file is always sent in segments.',
  'uploads.segmentsFrom':
    'Size in bytes from which a file is sent in segments, if object storage takes them.',
  'uploads.segment': 'Size of a segment in bytes.',
  'orbit.scopes': 'Scopes of a storage token, as the GraphQL API names them.',
  'registry.root': 'Path of the registry’s files within the container of a repository.',
  'mark.label': 'Text of a mark in the top bar and on the sign-in page, such as "Staging".',
  'mark.hint': 'Tooltip of that mark.',
};

type Schema = v.GenericSchema;

/** A schema without its fallbacks and checks. */
function bare(schema: Schema): Schema {
  if ('wrapped' in schema) return bare(schema.wrapped as Schema);
  if ('pipe' in schema) return bare((schema.pipe as readonly Schema[])[0] ?? v.unknown());
  return schema;
}

function typeOf(schema: Schema): string {
  const { type } = schema;
  if ('options' in schema && Array.isArray(schema.options)) {
    return schema.options.map((option) => `\`"${String(option)}"\``).join(' or ');
  }
  return type === 'array' && 'item' in schema ? `list of ${(schema.item as Schema).type}s` : type;
}

interface Key {
  readonly path: readonly string[];
  readonly type: string;
}

function keysOf(schema: Schema, path: readonly string[] = []): readonly Key[] {
  const inner = bare(schema);
  if (!('entries' in inner)) return [{ path, type: typeOf(inner) }];
  const entries = Object.entries(inner.entries as Readonly<Record<string, Schema>>);
  return entries.flatMap(([name, entry]) => keysOf(entry, [...path, name]));
}

function defaultOf(path: readonly string[]): string {
  const value = path.reduce<unknown>(
    (whole, name) =>
      typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined,
    readConfig({}),
  );
  return value === undefined ? '–' : `\`${JSON.stringify(value)}\``;
}

/** A policy for loads, by directive. */
const directives = (config: Configured): ReadonlyMap<string, string> =>
  new Map(
    policyOf(config)
      .loads.split('; ')
      .map((line) => [line.split(' ', 1)[0] ?? '', line]),
  );

/** Directives of the content-security policy that differ once a key is set. */
function directivesOf([group = '', field = '']: readonly string[]): string {
  const before = directives({});
  const after = directives({ [group]: { [field]: 'https://key.example' } });
  const added = [...after].filter(([name, line]) => before.get(name) !== line);
  return added.length === 0 ? '–' : added.map(([name]) => `\`${name}\``).join(', ');
}

const HEAD = `# Configuration

The panel reads \`config.json\` beside its \`index.html\` when it starts. Every key is optional. A value
that cannot be read counts as absent, and costs no other key. What to decide before you deploy, and
what the provider must allow in turn, is in [deploying.md](deploying.md).

"Policy" names the directives of the content-security policy to which \`npm run deploy\` adds the
origin of that key.

| key | type | default | effect | policy |
| --- | --- | --- | --- | --- |
`;

/**
 * Writes the reference of `config.json` from its schema.
 * @throws if a key has no effect in the table above, or the table names another
 */
export function configurationPage(): string {
  const keys = keysOf(CONFIG_SCHEMA);
  const names = keys.map(({ path }) => path.join('.'));
  const odd = [
    ...names.filter((name) => EFFECTS[name] === undefined),
    ...Object.keys(EFFECTS).filter((name) => !names.includes(name)),
  ];
  if (odd.length > 0)
    throw new Error(`deploy/configuration-page.ts differs from the schema: ${odd.join()}`);
  const rows = keys.map(({ path, type }) => {
    const name = path.join('.');
    const cells = [`\`${name}\``, type, defaultOf(path), EFFECTS[name], directivesOf(path)];
    return `| ${cells.join(' | ')} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}
