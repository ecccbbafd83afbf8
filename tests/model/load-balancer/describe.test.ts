import { expect, test } from 'vitest';
import { hasOnlyHttps, healthcheckLabel, httpsMethod } from '@/model/load-balancer/describe';
import { certificateEnd, expiryOf } from '@/model/load-balancer/certificate';
import { loadBalancerCost } from '@/model/load-balancer/cost';
import {
  balancerLimitProblem,
  canRedirect,
  canRemoveHttps,
  newBalancerProblem,
} from '@/model/load-balancer/rules';
import { loadBalancerSearchFields } from '@/model/load-balancer/search';
import { readPriceList } from '@/model/pricing/prices';
import { searchText } from '@/model/search-text';
import { facts, record } from '../build';

const balancer = (raw: object = {}) =>
  record('load_balancer', { id: 'lba-aaaaa', status: 'active', ...raw });

const listeners = (...protocols: string[]) => ({
  listeners: protocols.map((protocol, index) => ({ protocol, in: index + 1, out: 80 })),
});

const ACME = { acme: { certificate: null, domains: [{ identifier: 'a.example', status: null }] } };
const CERTIFICATE = { certificate: { subject: 'a.example', expires_at: '2026-12-02T12:00:00Z' } };

test.each([
  ['none', { acme: null, certificate: null }],
  ['none', { acme: { certificate: null, domains: [] }, certificate: null }],
  ['acme', { ...ACME, certificate: null }],
  ['pem', { acme: null, ...CERTIFICATE }],
  [undefined, {}],
  [undefined, { acme: null }],
  // An unknown shape.
  [undefined, { acme: { of: 1 }, certificate: null }],
])('the HTTPS method is %s', (method, raw) => {
  expect(httpsMethod(balancer(raw))).toBe(method);
});

test.each([
  [['https'], true],
  [['https', 'https+wss'], true],
  [['https', 'http+ws'], false],
  [['tcp'], false],
  [[], false],
])('the listeners %s take nothing but HTTPS: %s', (protocols, only) => {
  expect(hasOnlyHttps(balancer(listeners(...protocols)))).toBe(only);
});

test('with HTTPS listeners alone HTTPS stays', () => {
  expect(canRemoveHttps(balancer(listeners('https')), facts())).toBe(
    "HTTPS can't be disabled for this Load Balancer as it currently only has HTTPS listeners",
  );
  expect(canRemoveHttps(balancer(listeners('https', 'http')), facts())).toBeUndefined();
});

test('a redirect needs HTTPS', () => {
  const none = { acme: null, certificate: null };
  expect(canRedirect(balancer(none), facts())).toBe('Set up HTTPS before redirecting to it');
  expect(canRedirect(balancer({ ...none, ...CERTIFICATE }), facts())).toBeUndefined();
  expect(canRedirect(balancer({ ...none, status: 'failed' }), facts())).toBe(
    'This load balancer has failed',
  );
});

test('a healthcheck in a line', () => {
  expect(healthcheckLabel({ type: 'http', request: '/up', port: 80 })).toBe('HTTP /up on port 80');
  expect(healthcheckLabel({ type: 'tcp', request: '/up', port: 25 })).toBe('TCP on port 25');
});

test.each([
  ['2026-12-22T12:00:00Z', 'expires in 30 days'],
  ['2026-12-22T12:00:01Z', undefined],
  ['2026-11-23T12:00:00Z', 'expires in 1 day'],
  ['2026-11-22T13:00:00Z', 'expires today'],
  ['2026-11-22T11:00:00Z', 'expired today'],
  ['2026-11-19T12:00:00Z', 'expired 3 days ago'],
  [undefined, undefined],
])('a certificate until %s %s', (end, words) => {
  expect(expiryOf(end, Date.parse('2026-11-22T12:00:00Z'))?.words).toBe(words);
});

test('the end is that of the certificate in use, of whichever method', () => {
  expect(certificateEnd(balancer(CERTIFICATE))).toBe('2026-12-02T12:00:00Z');
  const issued = { certificate: { expires_at: '2027-01-01T00:00:00Z' }, domains: [] };
  expect(certificateEnd(balancer({ acme: issued, certificate: null }))).toBe(
    '2027-01-01T00:00:00Z',
  );
  expect(certificateEnd(balancer({ acme: null, certificate: null }))).toBeUndefined();
});

test('at its limit an account creates none; a pending one neither', () => {
  const account = (used: number, status = 'active') =>
    record('account', {
      id: 'acc-aaaaa',
      status,
      load_balancers_limit: 2,
      load_balancers_used: used,
    });
  expect(balancerLimitProblem(account(1))).toBeUndefined();
  expect(balancerLimitProblem(account(2))).toBe('Your account has no more Load Balancers left');
  expect(newBalancerProblem(account(2))).toBe('Your account has no more Load Balancers left');
  expect(newBalancerProblem(account(0, 'pending'))).toMatch(/activate|card/i);
  expect(balancerLimitProblem(undefined)).toBeUndefined();
});

test('it is found by servers, addresses, listeners, policy, domains and certificate', () => {
  const known = facts({
    server: [{ id: 'srv-aaaaa', name: 'web' }],
    cloud_ip: [
      { id: 'cip-aaaaa', name: 'door', public_ip: '203.0.113.1', public_ipv6: '2001:db8::1' },
    ],
  });
  const one = balancer({
    name: 'front',
    nodes: ['srv-aaaaa'],
    cloud_ips: ['cip-aaaaa'],
    policy: 'round-robin',
    ...listeners('tcp'),
    acme: {
      certificate: { fingerprint: '0a:1b' },
      domains: [{ identifier: 'www.example.org', status: 'valid' }],
    },
    certificate: {
      subject: 'shop.example.org',
      domains: ['pay.example.org'],
      fingerprint: '2c:3d',
    },
  });
  const words = searchText(loadBalancerSearchFields(one, known)).split('\n');
  for (const word of [
    'lba-aaaaa',
    'front',
    'active',
    'srv-aaaaa',
    'web',
    'cip-aaaaa',
    'door',
    '203.0.113.1',
    '2001:db8::1',
    '1 → 80 tcp',
    'round-robin',
    'www.example.org',
    'shop.example.org',
    'pay.example.org',
    '0a:1b',
    '2c:3d',
  ]) {
    expect(words).toContain(word);
  }
});

test('each of its addresses costs', () => {
  const list = readPriceList([
    { service: 'load_balancer', monthly: 20 },
    { service: 'cloud_ip', monthly: 2 },
  ]);
  const address = (...ips: string[]) =>
    loadBalancerCost(list, balancer({ cloud_ips: ips }))[1]?.price;
  expect(address('cip-aaaaa', 'cip-bbbbb', 'cip-ccccc')).toMatchObject({ monthly: 6 });
  expect(address()).toBe('none');
});
