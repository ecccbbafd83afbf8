import type { LoadBalancerFull } from '@/wire/network';
import { expect, test } from 'vitest';
import { certificate_pem, certificate_private_key, strangeKey } from '../../certificates';
import { demo, hearing, idOf, idsOf, shortly, signedIn } from '../../client';

const balancers = `/1.0/load_balancers?${demo}`;
const path = (id: string, verb = '') => `/1.0/load_balancers/${id}${verb && `/${verb}`}?${demo}`;
const http = { protocol: 'http', in: 80, out: 8080, timeout: 30_000, proxy_protocol: null };
const https = { ...http, protocol: 'https', in: 443 };
const healthcheck = { type: 'http', request: '/', port: 80 };
const pem = { certificate_pem, certificate_private_key };
const up = (threshold_up: number) => ({ threshold_up });
const down = (threshold_down: number) => ({ threshold_down });
const secure = { listeners: [http, https], ...pem };

test('a balancer is made with the usual defaults, and is active after 30 s', async () => {
  const { client, clock, events } = await hearing();
  const answer = await client.post(balancers, {});
  expect(answer).toMatchObject({
    status: 202,
    body: {
      name: '',
      status: 'creating',
      locked: false,
      policy: 'least-connections',
      https_redirect: false,
      ssl_minimum_version: 'TLSv1.2',
      listeners: [{ protocol: 'http', in: 80, out: 80, timeout: 30_000, proxy_protocol: null }],
      healthcheck: {
        ...healthcheck,
        interval: 5000,
        timeout: 5000,
        threshold_up: 3,
        threshold_down: 3,
      },
      nodes: [],
      cloud_ips: [],
      acme: { certificate: null, domains: [] },
      certificate: null,
    },
  });
  const id = idOf(answer.body);
  expect(answer.headers.get('location')).toMatch(new RegExp(`/1\\.0/load_balancers/${id}$`));
  clock.advance(29_999);
  expect((await client.get(path(id))).body).toMatchObject({ status: 'creating' });
  clock.advance(1);
  expect((await client.get(path(id))).body).toMatchObject({ status: 'active' });
  expect(events.map(shortly)).toEqual([
    `load_balancer.create started ${id} +acc-demo1`,
    `load_balancer.create completed ${id} +acc-demo1`,
  ]);
});

test('a balancer is made with what is asked for, and tells the certificate but no key', async () => {
  const { client } = await signedIn();
  const asked = {
    name: 'shop',
    policy: 'round-robin',
    https_redirect: true,
    ssl_minimum_version: 'TLSv1.3',
    listeners: [http, { ...https, proxy_protocol: 'v2-ssl-cn' }],
    healthcheck: {
      type: 'tcp',
      request: '',
      port: 22,
      interval: 1,
      timeout: 2,
      ...up(4),
      ...down(5),
    },
  };
  const nodes = [{ node: 'srv-web01' }, { node: 'srv-web02' }];
  const { body, text } = await client.post(balancers, { ...asked, nodes, ...pem });
  expect(body).toMatchObject({
    ...asked,
    nodes: [{ id: 'srv-web01' }, { id: 'srv-web02' }],
    certificate: {
      issuer: 'www.example.com',
      subject: 'www.example.com',
      domains: ['www.example.com', 'shop.example.com'],
      expires_at: expect.stringMatching(/^2036-11-.*Z$/) as string,
      fingerprint: expect.stringMatching(/^[\da-f]{2}(?::[\da-f]{2}){19}$/) as string,
    },
  });
  expect(text).not.toContain('PRIVATE KEY');
});

test('what a listener and a healthcheck leave out has its usual value', async () => {
  const { client } = await signedIn();
  const listeners = [{ protocol: 'tcp', in: 25, out: 2525 }];
  const { body } = await client.post(balancers, {
    listeners,
    healthcheck: { type: 'tcp', port: 25 },
  });
  expect(body).toMatchObject({
    listeners: [{ ...listeners[0], timeout: 50_000, proxy_protocol: null }],
    healthcheck: { request: '', interval: 5000, timeout: 5000, ...up(3), ...down(3) },
  });
});

test('an account has no more balancers than its limit, a pending one makes none', async () => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { load_balancers_limit: 3 });
  expect(await client.post(balancers, {})).toMatchObject({
    status: 403,
    body: { error_name: 'account_limit_reached' },
  });
  const pending = await client.post('/1.0/load_balancers?account_id=acc-pend1', {});
  expect(pending).toMatchObject({ status: 403, body: { error_name: 'forbidden' } });
});

const listening = (changes: object) => ({ listeners: [{ ...http, ...changes }] });
const checking = (changes: object) => ({ healthcheck: { ...healthcheck, ...changes } });
const acme = (...domains: unknown[]) => ({ domains, listeners: [https] });

const refusals: [body: object, ...messages: string[]][] = [
  [{ name: 'x'.repeat(256) }, 'Name is too long (maximum is 255 characters)'],
  [{ policy: 'fastest' }, 'Policy is invalid'],
  [{ ssl_minimum_version: 'SSLv3' }, 'Ssl minimum version is invalid'],
  [{ https_redirect: 'yes' }, 'Https redirect must be true or false'],
  [{ nodes: 'srv-web01' }, 'Nodes must be a list'],
  [{ nodes: ['srv-web01'] }, 'Nodes is invalid'],
  [{ nodes: [{ node: 'srv-share' }] }, 'Nodes is invalid'],
  [{ listeners: null }, 'Listeners must be a list'],
  [{ listeners: [] }, 'Listeners must have at least one listener'],
  [listening({ in: 0 }), 'Listeners in must be between 1 and 65535'],
  [listening({ out: 65_536 }), 'Listeners out must be between 1 and 65535'],
  [listening({ in: '80' }), 'Listeners in must be between 1 and 65535'],
  [listening({ timeout: 999 }), 'Listeners timeout must be between 1000 and 86400000'],
  [listening({ timeout: 86_400_001 }), 'Listeners timeout must be between 1000 and 86400000'],
  [listening({ protocol: '' }), 'Listeners protocol is invalid'],
  [listening({ proxy_protocol: '' }), 'Listeners proxy protocol is invalid'],
  [{ listeners: [http, { ...http, out: 81 }] }, 'Listeners must have unique in ports'],
  [{ listeners: [https] }, 'Listeners with https need a certificate or domains'],
  [{ healthcheck: null }, 'Healthcheck is invalid'],
  [checking({ type: 'udp' }), 'Healthcheck type is invalid'],
  [checking({ request: '' }), 'Healthcheck request is invalid'],
  [checking({ port: null }), 'Healthcheck port must be between 1 and 65535'],
  [checking({ interval: 0 }), 'Healthcheck interval must be greater than 0'],
  [checking({ threshold_up: '3' }), 'Healthcheck threshold up must be greater than 0'],
  [acme('www'), 'Domains is invalid'],
  [acme(''), 'Domains is invalid'],
  [acme('*.example.com'), 'Domains is invalid'],
  [acme('www.example.com', 'WWW.example.com'), 'Domains must be unique'],
  [{ domains: ['www.example.com'] }, 'Listeners must have one with https'],
  [{ https_redirect: true }, 'Https redirect needs a certificate or domains'],
  [{ listeners: [https], certificate_pem }, "Certificate private key can't be blank"],
  [{ listeners: [https], certificate_private_key }, "Certificate pem can't be blank"],
  [{ ...secure, certificate_pem: 'no certificate' }, 'Certificate pem is invalid'],
  [{ ...secure, certificate_private_key: 'no key' }, 'Certificate private key is invalid'],
  [
    { ...secure, certificate_private_key: strangeKey },
    'Certificate private key does not match the certificate',
  ],
  [{ ...secure, domains: ['www.example.com'] }, 'Domains cannot be combined with a certificate'],
  [{ policy: 1, nodes: {} }, 'Policy is invalid', 'Nodes must be a list'],
];

test.each(refusals)('%j is refused', async (body, ...errors) => {
  const { client, provider } = await signedIn();
  const count = provider.world.load_balancer.size;
  expect(await client.post(balancers, body)).toMatchObject({
    status: 422,
    body: { error_name: 'unprocessable_entity', errors },
  });
  expect(provider.world.load_balancer.size).toBe(count);
});

const saves: [body: object, shown: object][] = [
  [{ name: 'door' }, { name: 'door' }],
  [{ policy: 'source-address' }, { policy: 'source-address' }],
  [{ ssl_minimum_version: 'TLSv1.0' }, { ssl_minimum_version: 'TLSv1.0' }],
  [{ https_redirect: false }, { https_redirect: false }],
  [{ nodes: [] }, { nodes: [] }],
  [{ nodes: [{ node: 'srv-work1' }] }, { nodes: [{ id: 'srv-work1' }] }],
  [{ listeners: [https] }, { listeners: [https] }],
  [checking({ port: 8080 }), { healthcheck: { port: 8080 } }],
  [
    { domains: [], ...pem },
    { acme: { domains: [] }, certificate: { subject: 'www.example.com' } },
  ],
];

test.each(saves)('%j is saved at once', async (body, shown) => {
  const { client, events } = await hearing();
  expect(await client.put(path('lba-front'), body)).toMatchObject({ status: 202, body: shown });
  expect((await client.get(path('lba-front'))).body).toMatchObject(shown);
  expect(events.map(shortly)).toEqual(['load_balancer.update completed lba-front +cip-front']);
});

const noHttps = { listeners: [http], https_redirect: false };
const without = [
  ['lba-front', { ...noHttps, domains: [] }],
  ['lba-paper', { ...noHttps, certificate_pem: '', certificate_private_key: '' }],
  ['lba-paper', { ...noHttps, certificate_pem: null, certificate_private_key: null }],
] as const;

test.each(without)('the HTTPS of %s is removed by %j', async (id, body) => {
  const { client } = await signedIn();
  expect((await client.put(path(id), body)).status).toBe(202);
  const { body: now } = await client.get(path(id));
  expect((now as LoadBalancerFull).acme?.domains ?? []).toEqual([]);
  expect(now).toMatchObject({ certificate: null, listeners: [http] });
});

const kept: [string, object, string[]][] = [
  [
    'lba-front',
    { domains: [] },
    [
      'Listeners with https need a certificate or domains',
      'Https redirect needs a certificate or domains',
    ],
  ],
  ['lba-front', { listeners: [http] }, ['Listeners must have one with https']],
  ['lba-front', pem, ['Domains cannot be combined with a certificate']],
  ['lba-paper', { domains: ['a.example.com'] }, ['Domains cannot be combined with a certificate']],
];

test.each(kept)('%s does not take %j alone', async (id, body, errors) => {
  const { client } = await signedIn();
  expect(await client.put(path(id), body)).toMatchObject({ status: 422, body: { errors } });
});

const statuses = ['creating', 'deleting', 'deleted', 'failing', 'failed'] as const;

test.each(statuses)('a balancer that is %s is neither saved nor locked', async (status) => {
  const { client, provider } = await signedIn();
  provider.world.load_balancer.patch('lba-front', { status });
  for (const verb of ['', 'lock_resource', 'unlock_resource']) {
    expect((await client.put(path('lba-front', verb), {})).status).toBe(409);
  }
});

test('a balancer is locked and unlocked', async () => {
  const { client, events } = await hearing();
  const locked = await client.put(path('lba-front', 'lock_resource'));
  expect(locked).toMatchObject({ status: 200, body: { locked: true } });
  expect(await client.put(path('lba-front', 'unlock_resource'))).toMatchObject({
    body: { locked: false },
  });
  expect(events.map(({ action }) => action)).toEqual([
    'load_balancer.lock_resource',
    'load_balancer.unlock_resource',
  ]);
});

test('a deleted balancer frees its cloud IPs and is listed no more', async () => {
  const { client, clock, events, provider } = await hearing();
  const answer = await client.delete(path('lba-front'));
  expect(answer).toMatchObject({ status: 202, body: { status: 'deleting' } });
  clock.advance(4999);
  expect(provider.world.cloud_ip.need('cip-front').status).toBe('mapped');
  clock.advance(1);
  expect((await client.get(`/1.0/cloud_ips/cip-front?${demo}`)).body).toMatchObject({
    status: 'unmapped',
    load_balancer: null,
  });
  expect((await client.get(path('lba-front'))).body).toMatchObject({
    status: 'deleted',
    deleted_at: expect.any(String) as string,
    cloud_ips: [],
  });
  expect(idsOf((await client.get(balancers)).body)).not.toContain('lba-front');
  expect(events.map(shortly)).toEqual([
    'load_balancer.delete started lba-front +cip-front +acc-demo1',
    'load_balancer.delete completed lba-front +cip-front +acc-demo1',
  ]);
});

test.each([
  ['lba-paper', 'Unable to delete a locked load balancer'],
  ['lba-creat', 'Unable to action the request due to conflicting states'],
])('%s cannot be deleted', async (id, message) => {
  const { client } = await signedIn();
  expect(await client.delete(path(id))).toMatchObject({ status: 409, body: { errors: [message] } });
});

test('one that failed can be deleted, and one only once', async () => {
  const { client } = await signedIn();
  expect((await client.delete(path('lba-faild'))).status).toBe(202);
  expect((await client.delete(path('lba-faild'))).status).toBe(409);
});

test('a deleted server is a node no more', async () => {
  const { client, clock, events } = await hearing();
  await client.delete(`/1.0/servers/srv-web01?${demo}`);
  clock.advance(5000);
  expect((await client.get(path('lba-front'))).body).toMatchObject({
    nodes: [{ id: 'srv-web02' }],
  });
  expect(events.at(-1)?.touches?.map(({ id }) => id)).toContain('lba-front');
});

test('a balancer named fail-500 or later fails, and another account’s is not there', async () => {
  const { client } = await signedIn();
  expect((await client.post(balancers, { name: 'fail-500' })).status).toBe(500);
  expect((await client.put(path('lba-front'), { name: 'later fail-500' })).status).toBe(202);
  expect((await client.delete(path('lba-front'))).status).toBe(500);
  const foreign = '/1.0/load_balancers/lba-paper?account_id=acc-trial';
  expect((await client.put(foreign, { name: 'mine' })).status).toBe(404);
  expect((await client.delete(foreign)).status).toBe(404);
});
