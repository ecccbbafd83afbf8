import type { LoadBalancerFull } from '@/wire/network';
import { expect, test } from 'vitest';
import { demo, hearing } from '../../client';

const path = (id: string) => `/1.0/load_balancers/${id}?${demo}`;
const listeners = [{ protocol: 'https', in: 443, out: 80 }];
const unresolved = 'The domain does not resolve to this load balancer';

/** Sets up the front balancer with only these domains; `shown` lists their states. */
async function withDomains(...domains: string[]) {
  const stage = await hearing();
  const { client, clock } = stage;
  const acme = async () => ((await client.get(path('lba-front'))).body as LoadBalancerFull).acme;
  const put = async (...names: string[]) => {
    expect((await client.put(path('lba-front'), { domains: names, listeners })).status).toBe(202);
  };
  const shown = async () =>
    (await acme())?.domains.map(({ status, last_message }) => [status, last_message]);
  await put(...domains);
  return { ...stage, acme, put, shown, look: () => clock.advance(5000) };
}

test('a domain is pending, verified, then valid with a certificate of 90 days', async () => {
  const { acme, shown, look, events } = await withDomains('a.example.com', 'b.example.com');
  expect(await shown()).toEqual([
    ['pending', null],
    ['pending', null],
  ]);
  look();
  expect(await shown()).toEqual([
    ['verified', null],
    ['verified', null],
  ]);
  look();
  expect(await acme()).toMatchObject({
    domains: [{ status: 'valid' }, { status: 'valid' }],
    certificate: {
      domains: ['a.example.com', 'b.example.com'],
      issued_at: '2026-11-20T12:00:10.000Z',
      expires_at: '2027-02-18T12:00:10.000Z',
      fingerprint: expect.stringMatching(/^[\da-f]{2}(?::[\da-f]{2}){19}$/) as string,
    },
  });
  expect(events.map(({ action, user }) => [action, user?.id])).toEqual([
    ['load_balancer.update', 'usr-demo1'],
    ['load_balancer.check_domains', undefined],
    ['load_balancer.issue_certificate', undefined],
  ]);
});

const others = [
  ['unchecked.example.com', null, null],
  ['pending.example.com', 'pending', null],
  ['failing.example.com', 'pending', unresolved],
  ['failed.example.com', 'failed', 'Timeout during connect (likely firewall problem)'],
] as const;

test.each(others)('%s becomes %s, and the other one gets its certificate', async (...row) => {
  const [domain, status, message] = row;
  const { acme, shown, look } = await withDomains('a.example.com', domain);
  look();
  look();
  expect(await shown()).toEqual([
    ['valid', null],
    [status, message],
  ]);
  expect((await acme())?.certificate?.domains).toEqual(['a.example.com']);
});

test.each([
  ['invalid.example.com', 'CAA record prevents issuance'],
  ['www.example.invalid', 'DNS problem: NXDOMAIN looking up www.example.invalid'],
])('%s becomes invalid, and blocks the other one', async (domain, message) => {
  const { acme, shown, look } = await withDomains('a.example.com', domain);
  look();
  look();
  expect(await shown()).toEqual([
    ['verified', null],
    ['invalid', message],
  ]);
  expect((await acme())?.certificate?.domains).toEqual(['www.example.com']);
});

test('without a cloud IP a domain does not resolve; it does once one is mapped', async () => {
  const { client, clock, provider, put, shown, look } = await withDomains('a.example.com');
  provider.world.cloud_ip.patch('cip-front', { destination: null, status: 'unmapped' });
  await put('b.example.com');
  look();
  expect(await shown()).toEqual([['pending', unresolved]]);
  await client.post(`/1.0/cloud_ips/cip-spare/map?${demo}`, { destination: 'lba-front' });
  clock.advance(3000);
  look();
  expect(await shown()).toEqual([['verified', null]]);
  look();
  expect(await shown()).toEqual([['valid', null]]);
});

test('a domain that is proven stays so when another comes or goes', async () => {
  const { acme, put, shown, look } = await withDomains('a.example.com', 'invalid.example.com');
  look();
  await put('a.example.com');
  expect(await shown()).toEqual([['verified', null]]);
  look();
  look();
  expect((await acme())?.certificate?.domains).toEqual(['a.example.com']);
  await put('a.example.com', 'c.example.com');
  expect(await shown()).toEqual([
    ['valid', null],
    ['pending', null],
  ]);
  expect((await acme())?.certificate?.domains).toEqual(['a.example.com']);
  look();
  look();
  expect((await acme())?.certificate?.domains).toEqual(['a.example.com', 'c.example.com']);
});

test('the certificate of expired.example.com is past its end', async () => {
  const { acme, look } = await withDomains('expired.example.com');
  look();
  look();
  expect((await acme())?.certificate?.expires_at).toBe('2026-11-19T12:00:10.000Z');
});

test('a domain that went and came back is valid by the certificate that is still there', async () => {
  const { acme, put, shown, look } = await withDomains('a.example.com');
  await put('www.example.com');
  look();
  look();
  expect(await shown()).toEqual([['valid', null]]);
  expect((await acme())?.certificate?.issued_at).toBe('2026-10-31T12:00:00.000Z');
});

test('a certificate past its end is made anew when its domains are saved, a current one is not', async () => {
  const { client, clock, provider, look, events } = await withDomains('www.example.com');
  look();
  look();
  expect(events.map(({ action }) => action)).not.toContain('load_balancer.issue_certificate');
  const body = { domains: ['archive.example.com'] };
  expect((await client.put(path('lba-lapse'), body)).status).toBe(202);
  clock.advance(10_000);
  expect(provider.world.load_balancer.need('lba-lapse').acme?.certificate?.expires_at).toBe(
    '2027-02-18T12:00:20.000Z',
  );
});

test('a balancer that is going or has no domains any more gets no certificate', async () => {
  const { client, put, acme, look, events } = await withDomains('a.example.com');
  await put('b.example.com');
  look();
  await client.delete(path('lba-front'));
  look();
  expect((await acme())?.certificate?.domains).toEqual(['www.example.com']);
  expect(events.map(({ action }) => action)).not.toContain('load_balancer.issue_certificate');
});

test('a new balancer’s domains are looked at once it is active', async () => {
  const { client, clock, provider } = await hearing();
  const { body } = await client.post(`/1.0/load_balancers?${demo}`, {
    domains: ['a.example.com'],
    listeners,
  });
  const { id } = body as { id: string };
  const message = () => provider.world.load_balancer.need(id).acme?.domains[0]?.last_message;
  clock.advance(34_999);
  expect(message()).toBeNull();
  clock.advance(1);
  expect(message()).toBe(unresolved);
});
