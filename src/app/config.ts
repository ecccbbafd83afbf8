import * as v from 'valibot';
import type { Mark } from '@/components/scope/deployment-context';
import { withBase } from '@/lib/base-path';
import {
  DEFAULT_LIMITS,
  DEFAULT_ORBIT_SCOPES,
  DEFAULT_REGISTRY_ROOT,
  DEFAULT_UNITS,
} from '@/model/defaults';
import type { Limits } from '@/model/facts';
import type { Units } from '@/model/records/fields';
import { DEFAULT_UPLOADS, type UploadSettings } from '@/model/upload/upload-settings';
import type { Payments } from '@/provider/cards';

export interface Config {
  product: string;
  hosts: {
    /** Origin of the REST and GraphQL APIs; '' is the page's own. */
    api: string;
    /** A WebSocket address, or a path on the page's own origin. */
    events: string;
    orbit: string;
    registry: string;
    /** Address of the public price list; without it every price is 'n/a'. */
    pricing?: string | undefined;
    /** Address of a service that answers with the reader's IP as `{"ip": "…"}`. */
    geoIp?: string | undefined;
  };
  api: {
    /**
     * The provider takes an `Idempotency-Key` with a request, and its CORS rules name the header.
     */
    idempotencyKey: boolean;
  };
  links: {
    documentation?: string | undefined;
    status?: string | undefined;
    /** Address of the provider's incidents, as Statuspage's `summary.json`. */
    statusFeed?: string | undefined;
    changelog?: string | undefined;
    /** Address of the documentation's entries for the search: `[{"title", "url", "text"}]`. */
    searchIndex?: string | undefined;
    terms?: string | undefined;
  };
  features: {
    signUp: boolean;
    /** True if cloud IPs can be mapped to server groups. */
    clusterIps: boolean;
    databaseResize: boolean;
    liveChat?: string | undefined;
    /** Address that receives the steps of a sign-up, as `{"event":"sign_up"}`. */
    analytics?: string | undefined;
    /** Base address of people's pictures: `https://www.gravatar.com/avatar/`. */
    avatars?: string | undefined;
  };
  /** Without it no card can be added. */
  payments?: Payments | undefined;
  limits: Limits;
  defaults: { /** A server type's handle. */ serverType?: string | undefined };
  /** Unit of a volume's size on the wire; the public API uses MiB (docs/wire.md#volume-size). */
  units: Units;
  uploads: UploadSettings;
  orbit: {
    /** Scopes of a storage token, by their GraphQL names (docs/wire.md#storage-token). */
    scopes: readonly string[];
  };
  registry: {
    /** Root of the registry's layout in a repository's container (docs/wire.md#registry-layout). */
    root: string;
  };
  mark?: Mark | undefined;
}

const DEFAULTS: Config = {
  product: 'Wheelhouse',
  hosts: { api: '', events: '/stream', orbit: '/v1', registry: '' },
  api: { idempotencyKey: false },
  links: {},
  features: { signUp: false, clusterIps: false, databaseResize: false },
  limits: DEFAULT_LIMITS,
  defaults: {},
  units: DEFAULT_UNITS,
  uploads: DEFAULT_UPLOADS,
  orbit: { scopes: DEFAULT_ORBIT_SCOPES },
  registry: { root: DEFAULT_REGISTRY_ROOT },
};

/** A group of fields with defaults, which also apply when the group is missing. */
function group<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return v.fallback(schema, v.parse(schema, {}));
}

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const optionalText = v.fallback(v.optional(v.string()), undefined);
/** A name in GraphQL's grammar, so that it needs no quoting in a document. */
const graphqlName = v.pipe(v.string(), v.regex(/^[A-Z_a-z]\w*$/u));
const { volume } = DEFAULTS.limits;

/** Each field has its own fallback, so that one bad field costs no other. */
export const CONFIG_SCHEMA = group({
  product: v.fallback(v.pipe(v.string(), v.nonEmpty()), DEFAULTS.product),
  hosts: group({
    api: v.fallback(v.string(), DEFAULTS.hosts.api),
    events: v.fallback(
      v.pipe(
        v.string(),
        v.check((text) => URL.canParse(text, 'https://page.invalid')),
      ),
      DEFAULTS.hosts.events,
    ),
    orbit: v.fallback(v.string(), DEFAULTS.hosts.orbit),
    registry: v.fallback(v.string(), DEFAULTS.hosts.registry),
    pricing: optionalText,
    geoIp: optionalText,
  }),
  api: group({ idempotencyKey: v.fallback(v.boolean(), DEFAULTS.api.idempotencyKey) }),
  links: group({
    documentation: optionalText,
    status: optionalText,
    statusFeed: optionalText,
    changelog: optionalText,
    searchIndex: optionalText,
    terms: optionalText,
  }),
  features: group({
    signUp: v.fallback(v.boolean(), DEFAULTS.features.signUp),
    clusterIps: v.fallback(v.boolean(), DEFAULTS.features.clusterIps),
    databaseResize: v.fallback(v.boolean(), DEFAULTS.features.databaseResize),
    liveChat: optionalText,
    analytics: optionalText,
    avatars: optionalText,
  }),
  payments: v.fallback(
    v.optional(
      v.object({
        publishableKey: v.pipe(v.string(), v.nonEmpty()),
        script: optionalText,
      }),
    ),
    undefined,
  ),
  limits: group({
    volume: v.fallback(
      v.pipe(
        group({
          minimum: v.fallback(amount, volume.minimum),
          maximum: v.fallback(amount, volume.maximum),
          zonesWithout: v.fallback(v.optional(v.array(v.string())), undefined),
        }),
        v.check(({ minimum, maximum }) => minimum <= maximum),
      ),
      volume,
    ),
  }),
  defaults: group({ serverType: optionalText }),
  units: group({
    volumeSize: v.fallback(v.picklist(['bytes', 'MiB']), DEFAULTS.units.volumeSize),
  }),
  uploads: group({
    atOnce: v.fallback(positive, DEFAULTS.uploads.atOnce),
    limit: v.fallback(positive, DEFAULTS.uploads.limit),
    segmentsFrom: v.fallback(positive, DEFAULTS.uploads.segmentsFrom),
    segment: v.fallback(positive, DEFAULTS.uploads.segment),
  }),
  orbit: group({
    scopes: v.fallback(v.pipe(v.array(graphqlName), v.nonEmpty()), [...DEFAULTS.orbit.scopes]),
  }),
  registry: group({
    root: v.fallback(v.string(), DEFAULTS.registry.root),
  }),
  mark: v.fallback(
    v.optional(v.object({ label: v.pipe(v.string(), v.nonEmpty()), hint: optionalText })),
    undefined,
  ),
});

/** The pages that are built beside the panel are the documentation of a deployment without its own. */
function withHelp(links: Config['links']): Config['links'] {
  if (links.documentation !== undefined) return links;
  const { searchIndex = withBase('/help.json') } = links;
  return { ...links, documentation: withBase('/help.html'), searchIndex };
}

export function readConfig(given: unknown): Config {
  const config = v.parse(CONFIG_SCHEMA, given);
  return { ...config, links: withHelp(config.links) };
}

/** Reports an unreadable file: sign-in against a wrong host would fail without a visible reason. */
export async function loadConfig(): Promise<Config> {
  try {
    const response = await fetch(withBase('/config.json'), { credentials: 'same-origin' });
    return readConfig(response.ok ? await response.json() : undefined);
  } catch (thrown) {
    reportError(new Error('config.json could not be read: defaults hold', { cause: thrown }));
    return readConfig(undefined);
  }
}

export function eventsAddress(config: Config, page: Location): string {
  const address = new URL(config.hosts.events, page.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
