import { readFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { rootCertificates, createSecureContext, type SecureContext } from 'node:tls';
import { ownEntry } from '@mocks/own-entry';
import { textOf } from '@mocks/provider/bytes';
import type { Mark } from '@mocks/serve/config';
import { answered } from '@mocks/serve/proxy/forward';
import { parseJson } from '@mocks/serve/proxy/parse-json';
import { unreachable } from '@mocks/serve/proxy/own-answers';
import { openRequest } from '@mocks/serve/proxy/open-request';
import { EVENTS_PATH, pathOf, type Targets } from '@mocks/serve/proxy/targets';

/** What the command line says of a provider that answers elsewhere. */
export interface ProviderFlags {
  /** The address of its APIs. */
  readonly provider: string;
  readonly events?: string | undefined;
  readonly orbit?: string | undefined;
  /** The `config.json` of a panel of that provider: an address, or a file. */
  readonly config?: string | undefined;
  /** A file of certificates to trust beside those that Node does. */
  readonly ca?: string | undefined;
  readonly isReadOnly: boolean;
}

type Group = Readonly<Record<string, unknown>>;
type Groups = Readonly<Record<string, Group | undefined>>;

const own = new URL('../../../public/config.json', import.meta.url);

/** What is in a file that a flag names. Throws with a sentence. */
function fileOf(flag: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`--${flag} ${path} cannot be read.`, { cause: error });
  }
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text);

/** The certificates of a file, of which there has to be one: Node takes a file without any in silence. */
function certificatesOf(path: string): string {
  const text = fileOf('provider-ca', path);
  try {
    void new X509Certificate(text);
  } catch (error) {
    throw new Error(`--provider-ca ${path} holds no certificate (PEM).`, { cause: error });
  }
  return text;
}

/** Those of Node, those of the environment, which Node's own list leaves out, and those of a file. */
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

/** A field of a group, if it says something. */
function textAt(group: Group | undefined, name: string): string | undefined {
  const value = ownEntry(group ?? {}, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What the panel reads of single addresses, with the path that each has here. */
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

/** The configuration of a panel on the proxy, and what that is to pass on. */
export interface Connection {
  readonly targets: Targets;
  readonly config: object;
  /** For the terminal, once it has been tried whether anybody answers there. */
  told(): Promise<string>;
}

/** Asks for the provider once: an answer, whatever it is, will do. Rejects without one. */
async function probe({ api, trust }: Targets): Promise<void> {
  const route = { target: api, path: `${pathOf(api)}/1.0/accounts?nested=false` };
  const headers = { host: api.host, accept: 'application/json' };
  const outgoing = openRequest({ trust }, route, { method: 'GET', headers });
  outgoing.end();
  (await answered(outgoing)).resume();
}

/** Throws, with a sentence, where the flags name what cannot be read. */
export async function connect(flags: ProviderFlags): Promise<Connection> {
  const trust = flags.ca === undefined ? undefined : trustOf(flags.ca);
  const theirs = await configurationOf(flags, trust);
  const { hosts, links, features } = theirs;
  const api = new URL(flags.provider);
  // As that panel's page reads them.
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
      // Whoever develops is no customer: neither counted nor chatted with.
      features: { ...(features ?? ours['features']), analytics: undefined, liveChat: undefined },
      mark: markOf(api, flags.isReadOnly),
    },
  };
}
