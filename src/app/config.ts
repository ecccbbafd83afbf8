import { DEFAULT_LIMITS, DEFAULT_UNITS } from '@/model/defaults';
import type { Limits } from '@/model/facts';
import type { Units } from '@/model/fields';

/**
 * What differs between the places that one build serves (production, staging, the demo), read at run
 * time from `config.json` beside `index.html`.
 */
export interface Config {
  /** The product's name, as titles and the sign-in page show it. */
  product: string;
  hosts: {
    /** Origin of the REST and GraphQL APIs; '' is the page's own. */
    api: string;
    /** Address of the event stream: a WebSocket address, or a path on the page's own origin. */
    events: string;
    orbit: string;
    registry: string;
    /** Address of the public pricing list; without one every price is 'n/a'. */
    pricing?: string;
    /** Address of a look-up that answers the reader's own as `{"ip": "…"}`; not offered without. */
    geoIp?: string;
  };
  /** Where the help menu leads; an absent one is not offered. */
  links: { documentation?: string; status?: string; changelog?: string };
  features: {
    /** 'Create an Account' is offered at sign-in. */
    signUp: boolean;
    /** Address of the live-chat script; only its own host is ever asked. */
    liveChat?: string;
  };
  limits: Limits;
  /** What create screens begin with. */
  defaults: { /** A server type's handle. */ serverType?: string };
  /** The unit of a volume's size on the wire: the public API has MiB (decisions.md). */
  units: Units;
}

/** The release that the interface shows (spec 1 §1). */
export const RELEASE = 'v2.6.15';

const DEFAULTS: Config = {
  product: 'Wheelhouse',
  hosts: { api: '', events: '/stream', orbit: '/v1', registry: '' },
  links: {},
  features: { signUp: false },
  limits: DEFAULT_LIMITS,
  defaults: {},
  units: DEFAULT_UNITS,
};

function merged<T extends object>(defaults: T, given: unknown): T {
  if (typeof given !== 'object' || given === null) return defaults;
  return { ...defaults, ...given };
}

/** Any JSON value, with the defaults where it says nothing. */
export function readConfig(given: unknown): Config {
  const fields = merged<Record<string, unknown>>({}, given);
  return {
    product: typeof fields['product'] === 'string' ? fields['product'] : DEFAULTS.product,
    hosts: merged(DEFAULTS.hosts, fields['hosts']),
    links: merged(DEFAULTS.links, fields['links']),
    features: merged(DEFAULTS.features, fields['features']),
    limits: merged(DEFAULTS.limits, fields['limits']),
    defaults: merged(DEFAULTS.defaults, fields['defaults']),
    units: merged(DEFAULTS.units, fields['units']),
  };
}

/** Asks for the file that `index.html` preloads; without one the defaults hold. */
export async function loadConfig(): Promise<Config> {
  try {
    const response = await fetch('/config.json', { credentials: 'same-origin' });
    return readConfig(response.ok ? await response.json() : undefined);
  } catch {
    return DEFAULTS;
  }
}

/** The WebSocket address of the event stream. */
export function eventsAddress(config: Config, page: Location): string {
  const address = new URL(config.hosts.events, page.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
