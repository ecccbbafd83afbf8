import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { eventsAddress, loadConfig, readConfig } from '@/app/config';
import { RELEASE } from '@/model/release';
import { fakeFetch, json } from '../provider/fake-fetch';

test('what the file does not say has its default', () => {
  const config = readConfig({ product: 'Harbour', hosts: { api: 'https://api.example.com' } });
  expect(config).toMatchObject({
    product: 'Harbour',
    hosts: { api: 'https://api.example.com', events: '/stream' },
    features: { signUp: false },
    api: { idempotencyKey: false },
    limits: { volume: { minimum: 40, maximum: 4096 } },
    defaults: {},
    units: { volumeSize: 'bytes' },
    uploads: {
      atOnce: 1,
      limit: 5_368_709_120,
      segmentsFrom: 64 * 1024 ** 2,
      segment: 32 * 1024 ** 2,
    },
    orbit: { scopes: ['ORBIT'] },
  });
});

test('a field that is set leaves those beside it as they are', () => {
  const { limits } = readConfig({ limits: { volume: { minimum: 10, zonesWithout: ['gb1-c'] } } });
  expect(limits).toEqual({ volume: { minimum: 10, maximum: 4096, zonesWithout: ['gb1-c'] } });
});

const volume = { minimum: 40, maximum: 4096 };

test.each([
  [{ limits: { volume: { minimum: '10' } } }, { limits: { volume } }],
  [{ limits: { volume: { minimum: -1, maximum: 100 } } }, { limits: { volume: { maximum: 100 } } }],
  [{ limits: { volume: { minimum: 5000 } } }, { limits: { volume } }],
  [{ limits: { volume: 40 } }, { limits: { volume } }],
  [{ limits: [] }, { limits: { volume } }],
  [{ product: '' }, { product: 'Wheelhouse' }],
  [{ hosts: { api: null, orbit: '/swift' } }, { hosts: { api: '', orbit: '/swift' } }],
  [{ hosts: { events: 'http://' } }, { hosts: { events: '/stream' } }],
  [{ hosts: { pricing: 7 } }, { hosts: { pricing: undefined } }],
  [{ links: { status: false } }, { links: { status: undefined } }],
  [
    { links: { documentation: '/docs/', searchIndex: 7 } },
    { links: { documentation: '/docs/', searchIndex: undefined } },
  ],
  [{ features: { signUp: 'no' } }, { features: { signUp: false } }],
  [{ api: { idempotencyKey: 'yes' } }, { api: { idempotencyKey: false } }],
  [{ payments: { publishableKey: '' } }, { payments: undefined }],
  [{ payments: { script: '/s.js' } }, { payments: undefined }],
  [
    { payments: { publishableKey: 'pk_1', script: 7 } },
    { payments: { publishableKey: 'pk_1', script: undefined } },
  ],
  [{ uploads: { atOnce: 0, limit: 7 } }, { uploads: { atOnce: 1, limit: 7 } }],
  [{ uploads: { atOnce: 2.5 } }, { uploads: { atOnce: 1 } }],
  [{ orbit: { scopes: [] } }, { orbit: { scopes: ['ORBIT'] } }],
  [{ orbit: { scopes: ['A', 'B) { x }'] } }, { orbit: { scopes: ['ORBIT'] } }],
  [
    { orbit: { scopes: ['ORBIT_READ', 'ORBIT_WRITE'] } },
    { orbit: { scopes: ['ORBIT_READ', 'ORBIT_WRITE'] } },
  ],
  [{ mark: { label: '' } }, { mark: undefined }],
  [{ mark: 'Demo' }, { mark: undefined }],
  [{ mark: { label: 'Demo', hint: 7 } }, { mark: { label: 'Demo', hint: undefined } }],
  [{ units: { volumeSize: 'GB' } }, { units: { volumeSize: 'bytes' } }],
])('what cannot be read has its default, and costs no other field: %j', (given, expected) => {
  expect(readConfig(given)).toMatchObject(expected);
});

test.each([
  [undefined, undefined, '/help.html', '/help.json'],
  [undefined, '/index.json', '/help.html', '/index.json'],
  ['https://docs.example.com/', undefined, 'https://docs.example.com/', undefined],
])('documentation %s with index %s', (documentation, searchIndex, ...expected) => {
  const { links } = readConfig({ links: { documentation, searchIndex } });
  expect([links.documentation, links.searchIndex]).toEqual(expected);
});

test('the file of the repository is read as it is', () => {
  const file: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'));
  expect(readConfig(file)).toMatchObject(file as object);
});

test('the type that new servers begin with can be set', () => {
  expect(readConfig({ defaults: { serverType: '2gb.nbs' } }).defaults.serverType).toBe('2gb.nbs');
});

test('no JSON breaks the reading', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (given) => {
      const config = readConfig(given);
      expect(typeof config.product).toBe('string');
      expect(config.hosts).toHaveProperty('api');
    }),
  );
});

test('without a file the defaults hold', async () => {
  fakeFetch(() => json({}, 404));
  await expect(loadConfig()).resolves.toEqual(readConfig(undefined));
});

test.each([
  ['a page in its place', () => new Response('<!doctype html>')],
  ['a comma too many', () => new Response('{ "product": "Harbour", }')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('with %s the defaults hold, and the console is told', async (_, answer) => {
  fakeFetch(answer);
  const told = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', told);
  await expect(loadConfig()).resolves.toEqual(readConfig(undefined));
  expect(told.mock.calls).toEqual([[new Error('config.json could not be read: defaults hold')]]);
});

test.each([
  ['/stream', 'https://panel.example.com/accounts/', 'wss://panel.example.com/stream'],
  ['/stream', 'http://127.0.0.1:5173/', 'ws://127.0.0.1:5173/stream'],
  [
    'wss://events.example.com/stream',
    'https://panel.example.com/',
    'wss://events.example.com/stream',
  ],
])('events at %s, seen from %s, are at %s', (events, page, address) => {
  const config = readConfig({ hosts: { events } });
  expect(eventsAddress(config, { href: page } as Location)).toBe(address);
});

test('the release that is shown is the one that is built', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(RELEASE).toBe(`v${version}`);
});
