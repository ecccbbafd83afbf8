/** The parts of `config.json` that say where the panel goes. Other parts are left alone. */
export interface Configured {
  readonly hosts?: Readonly<Record<string, unknown>>;
  readonly links?: Readonly<Record<string, unknown>>;
  readonly features?: Readonly<Record<string, unknown>>;
  readonly payments?: Readonly<Record<string, unknown>>;
}

type Directive = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';

/** Fields that name a host, and the directives for that host. */
const NAMED: readonly (readonly [keyof Configured, string, readonly Directive[]])[] = [
  ['hosts', 'api', ['connect-src']],
  ['hosts', 'events', ['connect-src']],
  ['hosts', 'orbit', ['connect-src']],
  ['hosts', 'pricing', ['connect-src']],
  ['hosts', 'geoIp', ['connect-src']],
  ['links', 'searchIndex', ['connect-src']],
  ['links', 'statusFeed', ['connect-src']],
  ['features', 'analytics', ['connect-src']],
  ['features', 'avatars', ['img-src']],
  ['features', 'liveChat', ['script-src', 'connect-src']],
  ['payments', 'script', ['script-src', 'frame-src']],
];

/** Origins that Stripe's own script needs (docs.stripe.com/security/guide). */
const STRIPE: Readonly<Record<Directive, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'img-src': ['https://*.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** Origin that no configuration names: an address relative to it is the panel's own. */
const OWN = 'https://own.invalid';

/**
 * A name or an IP address, with its port, without characters that end a value in a server's file.
 */
const HOST = /^[\w.:[\]-]+$/u;

/** With its scheme, or a path of the panel's own host. */
const FULL = /^(?:\w+:\/)?\//u;

/** The origin that an address names; undefined if it is the panel's own, which `'self'` covers. */
function originOf(field: string, address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  // Without a scheme it would be a path below whatever page is open.
  if (!FULL.test(address)) throw new Error(`${field} needs https:// or a path: ${address}`);
  const base = field === 'events' ? OWN.replace('http', 'ws') : OWN;
  if (!URL.canParse(address, base)) throw new Error(`${field} is no address: ${address}`);
  const url = new URL(address, base);
  if (field === 'events') url.protocol = url.protocol.replace('http', 'ws');
  if (url.host.includes('*')) {
    throw new Error(`${field} has to name one host, without *: ${address}`);
  }
  const isWeb = /^(https?|wss?):$/u.test(url.protocol);
  if (!isWeb || !HOST.test(url.host)) throw new Error(`${field} cannot be ${address}`);
  return url.host === new URL(OWN).host ? undefined : `${url.protocol}//${url.host}`;
}

/**
 * The origins to connect to: the event stream's by HTTP too, for long-polling if a proxy refuses
 * WebSockets.
 */
function originsOf(field: string, address: unknown): readonly string[] {
  const origin = originOf(field, address);
  if (origin === undefined) return [];
  return field === 'events' ? [origin, origin.replace(/^ws/u, 'http')] : [origin];
}

/** The origins that a configuration names, by directive. */
function namedOrigins(config: Configured, directive: Directive): readonly string[] {
  const named = NAMED.flatMap(([group, field, directives]) => {
    if (!directives.includes(directive)) return [];
    return originsOf(field, config[group]?.[field]);
  });
  const { payments } = config;
  const isStripe = payments !== undefined && payments['script'] === undefined;
  return [...new Set([...named, ...(isStripe ? STRIPE[directive] : [])])];
}

/** A policy in parts. */
interface Policy {
  /** Directives for what a page may load. A page can set them for itself too. */
  readonly loads: string;
  /** Directive for who may frame it. Only a header can set it (CSP 3 §3.3). */
  readonly framedBy: string;
}

/** Differences from the panel as it is served. */
interface Difference {
  /** Pages of its own may stand in each other. */
  readonly isFramed?: boolean;
  /** Marks inline scripts and styles that may run: the dev server's own. */
  readonly nonce?: string;
}

/** Nothing but what the panel needs: its own files, and the hosts that its `config.json` names. */
export function policyOf(config: Configured, { isFramed = false, nonce }: Difference = {}): Policy {
  const sources = (directive: Directive, ...own: readonly string[]) => {
    const all = [...own, ...namedOrigins(config, directive)];
    return all.length === 0 ? [] : [`${directive} ${all.join(' ')}`];
  };
  const inline = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const loads = [
    "default-src 'none'",
    ...sources('script-src', "'self'", ...inline),
    ["style-src 'self'", ...inline].join(' '),
    ...sources('img-src', "'self'", 'data:'),
    // Recordings that the panel itself has read, to be played.
    'media-src blob:',
    "font-src 'self'",
    ...sources('connect-src', "'self'"),
    ...sources('frame-src', ...(isFramed ? ["'self'"] : [])),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return { loads, framedBy: `frame-ancestors ${isFramed ? "'self'" : "'none'"}` };
}

/**
 * Devices and sensors that the panel does not use. Payment and passkeys are not among them: a bank
 * asks for those in Stripe's frames.
 */
const UNUSED =
  `accelerometer bluetooth camera display-capture geolocation gyroscope hid local-fonts magnetometer
  microphone midi serial usb xr-spatial-tracking`.split(/\s+/u);

/**
 * Headers beside the policy. A page that opens the panel has no hold of it. The windows that it
 * opens itself, and those of a bank in its frames, work as they would.
 */
const APART = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
} as const;

/**
 * The headers of every answer, a 404 included. Throws, with the field's name, if a configuration
 * names something that is no address.
 */
export function headersOf(config: Configured, difference?: Difference) {
  const { loads, framedBy } = policyOf(config, difference);
  return {
    'Content-Security-Policy': `${loads}; ${framedBy}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    ...APART,
  };
}
