import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@/app/config';
import { listenOn } from '@mocks/serve/http';
import { connect } from '@mocks/proxy/connect';
import { afterEach, expect, test } from 'vitest';

const provider = 'https://api.staging.example';
const endings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** The panel of a staging deployment, with its configuration. */
async function panelWith(config: unknown, status = 200): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status).end(typeof config === 'string' ? config : JSON.stringify(config));
  });
  const listening = await listenOn(server, 0);
  endings.push(() => listening.close());
  return `${listening.origin}/config.json`;
}

test('all of a provider is looked for at the one address, unless it is said where', async () => {
  const { targets, config } = await connect({ provider, isReadOnly: false });
  expect([targets.events.href, targets.orbit.href]).toEqual([
    'https://api.staging.example/stream',
    'https://api.staging.example/v1',
  ]);
  const { hosts, payments, mark } = readConfig(config);
  expect(hosts).toMatchObject({ api: '', events: '/stream', orbit: '/v1' });
  expect(hosts.pricing).toBeUndefined();
  expect(payments).toBeUndefined();
  expect(mark).toEqual({
    label: 'api.staging.example',
    hint: 'This is https://api.staging.example. What is changed here is changed there.',
  });
});

test('its event stream and Orbit may be elsewhere', async () => {
  const { targets, config } = await connect({
    provider: `${provider}/api/`,
    events: 'wss://events.staging.example/stream',
    orbit: 'https://orbit.staging.example/swift/v1/',
    isReadOnly: true,
  });
  expect(targets.events.href).toBe('https://events.staging.example/stream');
  expect(targets.orbit.href).toBe('https://orbit.staging.example/swift/v1/');
  expect(readConfig(config)).toMatchObject({
    hosts: { orbit: '/swift/v1' },
    mark: {
      label: 'api.staging.example · read-only',
      hint: 'This is https://api.staging.example. Nothing can be changed from here.',
    },
  });
});

test('a panel’s configuration says where they are, and what that panel can do', async () => {
  const at = await panelWith({
    product: 'Staging',
    hosts: {
      api: provider,
      events: '/live/stream',
      orbit: 'https://orbit.staging.example/v1',
      registry: 'cr.staging.example',
      pricing: 'https://www.staging.example/pricing.json?v=2',
    },
    links: { searchIndex: '/docs/index.json', documentation: 'https://docs.example/' },
    features: {
      signUp: false,
      analytics: 'https://count.example/',
      liveChat: 'https://chat.example/',
    },
    units: { volumeSize: 'MiB' },
    payments: { publishableKey: 'pk_test_staging' },
    mark: { label: 'Theirs' },
  });
  const { targets, config } = await connect({ provider, config: at, isReadOnly: false });
  const { origin } = new URL(at);
  expect(targets.events.href).toBe(`${origin}/live/stream`);
  expect(targets.orbit.href).toBe('https://orbit.staging.example/v1');
  expect(
    Object.fromEntries(Object.entries(targets.reads).map(([path, to]) => [path, to.href])),
  ).toEqual({
    '/.provider/pricing': 'https://www.staging.example/pricing.json?v=2',
    '/.provider/search-index': `${origin}/docs/index.json`,
  });
  const read = readConfig(JSON.parse(JSON.stringify(config)));
  expect(read).toMatchObject({
    product: 'Staging',
    hosts: { api: '', registry: 'cr.staging.example', pricing: '/.provider/pricing' },
    links: { searchIndex: '/.provider/search-index', documentation: 'https://docs.example/' },
    units: { volumeSize: 'MiB' },
    payments: { publishableKey: 'pk_test_staging' },
    mark: { label: 'api.staging.example' },
  });
  // Developers get neither analytics nor the live chat.
  const { signUp, analytics, liveChat } = read.features;
  expect([signUp, analytics, liveChat]).toEqual([false, undefined, undefined]);
});

test.each([
  [() => panelWith('gone', 404), /was answered with status 404/],
  [() => panelWith('"text"'), /is no configuration/],
  [() => panelWith('<!doctype html>'), /is no configuration/],
  [() => Promise.resolve('/nowhere/config.json'), /^--provider-config .* cannot be read\.$/],
  [
    () => Promise.resolve('http://127.0.0.1:1/config.json'),
    /cannot be reached: nothing listens there/,
  ],
])('one that cannot be had is said', async (at, sentence) => {
  const config = await at();
  await expect(connect({ provider, config, isReadOnly: false })).rejects.toThrow(sentence);
});

test('a file of certificates that holds none is said', async () => {
  const ca = fileURLToPath(import.meta.url);
  const sentence = `--provider-ca ${ca} holds no certificate (PEM).`;
  await expect(connect({ provider, ca, isReadOnly: false })).rejects.toThrow(sentence);
});

test('Orbit needs a path of its own, for the panel’s pages have the others', async () => {
  const orbit = 'https://orbit.staging.example/';
  await expect(connect({ provider, orbit, isReadOnly: false })).rejects.toThrow('--provider-orbit');
});
