import * as v from 'valibot';
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
    pricing?: string | undefined;
    /** Address of a look-up that answers the reader's own as `{"ip": "…"}`; not offered without. */
    geoIp?: string | undefined;
  };
  /** Where the help menu leads; an absent one is not offered. */
  links: {
    documentation?: string | undefined;
    status?: string | undefined;
    changelog?: string | undefined;
  };
  features: {
    /** 'Create an Account' is offered at sign-in. */
    signUp: boolean;
    /** Address of the live-chat script; only its own host is ever asked. */
    liveChat?: string | undefined;
  };
  limits: Limits;
  /** What create screens begin with. */
  defaults: { /** A server type's handle. */ serverType?: string | undefined };
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

/** A group of fields that each have a default, as have all of them where there is no group. */
function group<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return v.fallback(schema, v.parse(schema, {}));
}

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const optionalText = v.fallback(v.optional(v.string()), undefined);
const { volume } = DEFAULTS.limits;

/** Each field by itself, so that one that cannot be read costs no other. */
const SCHEMA = group({
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
  links: group({ documentation: optionalText, status: optionalText, changelog: optionalText }),
  features: group({
    signUp: v.fallback(v.boolean(), DEFAULTS.features.signUp),
    liveChat: optionalText,
  }),
  limits: group({
    volume: v.fallback(
      v.pipe(
        group({
          minimum: v.fallback(amount, volume.minimum),
          maximum: v.fallback(amount, volume.maximum),
          zonesWithout: v.fallback(v.optional(v.array(v.string())), undefined),
        }),
        // Nothing would fit between them.
        v.check(({ minimum, maximum }) => minimum <= maximum),
      ),
      volume,
    ),
  }),
  defaults: group({ serverType: optionalText }),
  units: group({
    volumeSize: v.fallback(v.picklist(['bytes', 'MiB']), DEFAULTS.units.volumeSize),
  }),
});

/** Any JSON value, with the default for each field that isn't there or isn't readable. */
export function readConfig(given: unknown): Config {
  return v.parse(SCHEMA, given);
}

/**
 * Asks for the file that `index.html` preloads; without one the defaults hold. One that cannot be read
 * is told on the console: with other hosts than meant, sign-in fails for reasons of its own.
 */
export async function loadConfig(): Promise<Config> {
  try {
    const response = await fetch('/config.json', { credentials: 'same-origin' });
    return readConfig(response.ok ? await response.json() : undefined);
  } catch (thrown) {
    reportError(new Error('config.json could not be read: defaults hold', { cause: thrown }));
    return DEFAULTS;
  }
}

/** The WebSocket address of the event stream. */
export function eventsAddress(config: Config, page: Location): string {
  const address = new URL(config.hosts.events, page.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
