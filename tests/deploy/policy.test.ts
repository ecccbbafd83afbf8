import { expect, test } from 'vitest';
import { headersOf, type Configured } from '../../deploy/policy';

/** The sources of a directive; none where it is not there. */
function sources(config: Configured, directive: string): readonly string[] {
  const parts = headersOf(config)['Content-Security-Policy'].split('; ');
  const found = parts.find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test('a panel on its provider’s own origin goes nowhere else', () => {
  expect(headersOf({ hosts: { api: '', events: '/stream', orbit: '/v1' } })).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), bluetooth=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), xr-spatial-tracking=()',
  });
});

test('every host of the configuration may be asked, each once', () => {
  const config = {
    hosts: {
      api: 'https://api.example.com',
      events: 'https://events.example.com/stream',
      orbit: 'https://orbit.example.com:8080/v1',
      registry: 'registry.example.com',
      pricing: 'https://api.example.com/pricing.json',
      geoIp: 'https://ip.example.com/',
    },
    links: {
      documentation: 'https://docs.example.com/',
      searchIndex: 'https://docs.example.com/index.json',
      status: 'https://status.example.com/',
      statusFeed: 'https://status.example.com/summary.json',
    },
    features: { signUp: true, analytics: 'https://steps.example.com/told' },
  };
  expect(sources(config, 'connect-src')).toEqual([
    "'self'",
    'https://api.example.com',
    'wss://events.example.com',
    'https://events.example.com',
    'https://orbit.example.com:8080',
    'https://ip.example.com',
    'https://docs.example.com',
    'https://status.example.com',
    'https://steps.example.com',
  ]);
});

test.each([
  ['/stream', []],
  ['wss://events.example.com/stream', ['wss://events.example.com', 'https://events.example.com']],
  ['http://127.0.0.1:4181/stream', ['ws://127.0.0.1:4181', 'http://127.0.0.1:4181']],
])(
  'the event stream at %s is asked by WebSocket, and by HTTP where that cannot be had',
  (events, asked) => {
    expect(sources({ hosts: { events } }, 'connect-src')).toEqual(["'self'", ...asked]);
  },
);

test('people’s pictures and a live chat have their hosts where they ask', () => {
  const features = {
    avatars: 'https://www.gravatar.com/avatar/',
    liveChat: 'https://chat.example.com/widget.js',
  };
  expect(sources({ features }, 'img-src')).toEqual(["'self'", 'data:', 'https://www.gravatar.com']);
  expect(sources({ features }, 'script-src')).toEqual(["'self'", 'https://chat.example.com']);
  expect(sources({ features }, 'connect-src')).toEqual(["'self'", 'https://chat.example.com']);
});

test('Stripe is let in where cards are, a stand-in of it with its own host alone, and else nobody', () => {
  const real = { payments: { publishableKey: 'pk_live' } };
  expect(sources(real, 'frame-src')).toEqual([
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
  ]);
  expect(sources(real, 'connect-src')).toContain('https://api.stripe.com');
  const payments = { publishableKey: 'pk_test', script: 'http://127.0.0.1:4182/stripe/stripe.js' };
  expect(sources({ payments }, 'script-src')).toEqual(["'self'", 'http://127.0.0.1:4182']);
  expect(sources({ payments }, 'frame-src')).toEqual(['http://127.0.0.1:4182']);
  expect(headersOf({ payments })['Content-Security-Policy']).not.toContain('stripe.com');
  expect(sources({}, 'frame-src')).toEqual([]);
});

test.each(['api.example.com', 'api.example.com:8443/v1', 'stream'])(
  'what has no scheme is refused, for it would be a path: %s',
  (api) => {
    expect(() => headersOf({ hosts: { api } })).toThrow(`api needs https:// or a path: ${api}`);
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/plain,x',
  'http://',
  "https://a'; script-src *; b.example",
  'https://a;b.example',
  'https://$uri.example',
  'https://a"b.example',
  'https://a{b}.example',
  "https://a'b.example",
  'https://a,b.example',
])('what is no address of the web is refused with its field’s name: %s', (pricing) => {
  expect(() => headersOf({ hosts: { pricing } })).toThrow(/pricing/u);
});

const GROUPS = [
  ['hosts', 'api'],
  ['hosts', 'events'],
  ['hosts', 'orbit'],
  ['hosts', 'pricing'],
  ['hosts', 'geoIp'],
  ['links', 'searchIndex'],
  ['links', 'statusFeed'],
  ['features', 'analytics'],
  ['features', 'avatars'],
  ['features', 'liveChat'],
  ['payments', 'script'],
] as const;

test.each(GROUPS)('a host that is any is refused wherever one is named: %s.%s', (group, field) => {
  for (const address of [
    'https://*',
    'https://*/',
    'https://*.x',
    'https://*.example.com/v1',
    '//*.x',
    'https://a.*',
  ]) {
    expect(() => headersOf({ [group]: { [field]: address } })).toThrow(
      `${field} has to name one host, without *: ${address}`,
    );
  }
});

test.each(['https:', 'https://', 'wss://', '*', 'https:*'])(
  'so is one that is a scheme, or a star, alone: %s',
  (api) => {
    expect(() => headersOf({ hosts: { api } })).toThrow(/^api /u);
  },
);

test('a star in a path is a path’s', () => {
  const api = 'https://api.example.com/a*b';
  expect(sources({ hosts: { api } }, 'connect-src')).toEqual(["'self'", 'https://api.example.com']);
});

test('no text of a configuration becomes a directive of its own', () => {
  const api = "https://api.example.com/; script-src 'unsafe-inline'";
  expect(sources({ hosts: { api } }, 'connect-src')).toEqual(["'self'", 'https://api.example.com']);
});
