import { readFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { rootCertificates, createSecureContext, type SecureContext } from 'node:tls';
import { ownEntry } from '@mocks/own-entry';
import { textOf } from '@mocks/provider/bytes';
import type { Mark } from '@mocks/serve/config';
import { answered } from '@mocks/proxy/forward';
import { parseJson } from '@mocks/proxy/parse-json';
import { unreachable } from '@mocks/proxy/own-answers';
import { openRequest } from '@mocks/proxy/open-request';
import { EVENTS_PATH, pathOf, type Targets } from '@mocks/proxy/targets';

/** Command-line flags of a provider elsewhere. */
export interface ProviderFlags {
  /** Address of its APIs. */
  readonly provider: string;
  readonly events?: string | undefined;
  readonly orbit?: string | undefined;
  /** The `config.json` of a panel of that provider: an address or a file. */
  readonly config?: string | undefined;
  /** A file of certificates to trust besides Node's own. */
  readonly ca?: string | undefined;
  readonly isReadOnly: boolean;
}

type Group = Readonly<Record<string, unknown>>;
type Groups = Readonly<Record<string, Group | undefined>>;

const own = new URL('../../public/config.json', import.meta.url);

/** Reads the file that a flag names. Throws with a sentence. */
function fileOf(flag: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`--${flag} ${path} cannot be read.`, { cause: error });
  }
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text);

/** Reads a certificate file. Throws if it holds none, which Node itself would accept silently. */
function certificatesOf(path: string): string {
  const text = fileOf('provider-ca', path);
  try {
    void new X509Certificate(text);
  } catch (error) {
    throw new Error(`--provider-ca ${path} holds no certificate (PEM).`, { cause: error });
  }
  return text;
}

/** Trusts Node's certificates, those of a file, and the environment's, which Node's list lacks. */
function trustOf(ca: string): SecureContext {
  const { NODE_EXTRA_CA_CERTS: extra } = process.env;
  const added = extra ? [fileOf('provider-ca', extra)] : [];
  return createSecureContext({
    ca: [...rootCertificates, certificatesOf(ca), ...added],
  });
}

async function read(address: URL, trust: SecureContext | undefined): Promise<string> {
  const route = { target: address, path: address.pathname + address.search };
  const headers = { host: address.host, accept: 'application/json' };
  const outgoing = openRequest({ trust }, route, { method: 'GET', headers });
  outgoing.end();
  const answer = await answered(outgoing).catch((error: unknown) => {
    throw new Error(unreachable(address, error), { cause: error });
  });
  if (answer.statusCode !== 200) {
    throw new Error(`${address.href} was answered with status ${answer.statusCode}.`);
  }
  return textOf(answer);
}

async function configurationOf(
  { config }: ProviderFlags,
  trust: SecureContext | undefined,
): Promise<Groups> {
  if (config === undefined) return {};
  const text = isAddress(config)
    ? await read(new URL(config), trust)
    : fileOf('provider-config', config);
  const given = parseJson(text);
  if (typeof given !== 'object' || given === null) {
    throw new Error(`${config} is no configuration.`);
  }
  return given as Groups;
}

/** A group's field if it is a text and not empty. */
function textAt(group: Group | undefined, name: string): string | undefined {
  const value = ownEntry(group ?? {}, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Single addresses that the panel reads: their group, name and path here. */
const READS = [
  ['hosts', 'pricing', '/.provider/pricing'],
  ['hosts', 'geoIp', '/.provider/geo-ip'],
  ['links', 'searchIndex', '/.provider/search-index'],
  ['links', 'statusFeed', '/.provider/status-feed'],
] as const;

function markOf({ host, origin }: URL, isReadOnly: boolean): Mark {
  return isReadOnly
    ? { label: `${host} · read-only`, hint: `This is ${origin}. Nothing can be changed from here.` }
    : { label: host, hint: `This is ${origin}. What is changed here is changed there.` };
}

/** The configuration of a panel on the proxy, and the proxy's targets. */
export interface Connection {
  readonly targets: Targets;
  readonly config: object;
  /** Terminal text, after a check that the provider answers. */
  told(): Promise<string>;
}

/** Sends the provider one request, for which any answer will do. Rejects without one. */
async function probe({ api, trust }: Targets): Promise<void> {
  const route = { target: api, path: `${pathOf(api)}/1.0/accounts?nested=false` };
  const headers = { host: api.host, accept: 'application/json' };
  const outgoing = openRequest({ trust }, route, { method: 'GET', headers });
  outgoing.end();
  (await answered(outgoing)).resume();
}

/** Throws with a sentence if the flags name something unreadable. */
export async function connect(flags: ProviderFlags): Promise<Connection> {
  const trust = flags.ca === undefined ? undefined : trustOf(flags.ca);
  const theirs = await configurationOf(flags, trust);
  const { hosts, links, features } = theirs;
  const api = new URL(flags.provider);
  // Relative addresses resolve against that panel's page.
  const page = flags.config !== undefined && isAddress(flags.config) ? flags.config : api.href;
  const at = (text: string) => new URL(text.replace(/^ws/, 'http'), page);
  const reads = READS.flatMap(([group, name, path]) => {
    const address = textAt(theirs[group], name);
    return address === undefined ? [] : [{ group, name, path, target: at(address) }];
  });
  const pathsIn = (group: 'hosts' | 'links') =>
    Object.fromEntries(
      reads.filter((each) => each.group === group).map((each) => [each.name, each.path]),
    );
  const base = pathOf(api);
  const targets: Targets = {
    api,
    events: at(flags.events ?? textAt(hosts, 'events') ?? `${base}${EVENTS_PATH}`),
    orbit: at(flags.orbit ?? textAt(hosts, 'orbit') ?? `${base}/v1`),
    reads: Object.fromEntries(reads.map(({ path, target }) => [path, target])),
    trust,
    isReadOnly: flags.isReadOnly,
  };
  if (pathOf(targets.orbit) === '') {
    throw new Error('--provider-orbit needs a path of its own, as in https://orbit.example/v1.');
  }
  const ours = JSON.parse(readFileSync(own, 'utf8')) as Groups;
  return {
    targets,
    async told() {
      const reads = flags.isReadOnly ? ', which it only reads' : '';
      const failure = await probe(targets).then(
        () => '',
        (error: unknown) => `\n\n*** ${unreachable(api, error)}`,
      );
      return `, on the provider at ${flags.provider}${reads}${failure}`;
    },
    config: {
      ...ours,
      ...theirs,
      hosts: {
        registry: textAt(hosts, 'registry') ?? '',
        api: '',
        events: EVENTS_PATH,
        orbit: pathOf(targets.orbit),
        ...pathsIn('hosts'),
      },
      links: { ...(links ?? ours['links']), ...pathsIn('links') },
      // A developer is no customer: no analytics and no live chat.
      features: { ...(features ?? ours['features']), analytics: undefined, liveChat: undefined },
      mark: markOf(api, flags.isReadOnly),
    },
  };
}
