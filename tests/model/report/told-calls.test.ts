import { describe, expect, test } from 'vitest';
import { createRedactor } from '@/model/report/redact';
import { told } from './told';

describe('a call', () => {
  test('is told with the headers that the panel reads', () => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': 'req-12.ab',
      'x-session-expires-in': '1800',
      'x-oauth-scopes': 'infrastructure, orbit',
      'retry-after': '120',
      link: '<https://api.example.com/1.0/images/img-abcde>; rel=snapshot',
      'set-cookie': 'session=1',
      server: 'jane',
    };
    expect(told({ at: 5, took: 12, headers })).toEqual({
      type: 'call',
      at: 5,
      took: 12,
      api: 'rest',
      method: 'GET',
      path: '/1.0/servers',
      query: {},
      status: 200,
      requestId: 'req-12.ab',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-session-expires-in': '1800',
        'x-oauth-scopes': 'infrastructure, orbit',
        'retry-after': '120',
        link: '</1.0/images/img-abcde>; rel=snapshot',
      },
    });
  });

  test('has parameters that are ids and enumerations alone', () => {
    const query = { account_id: 'acc-demo1', nested: 'false', limit: '100', token: 'x', q: 'jane' };
    expect(told({ query: { ...query, offset: undefined } }).query).toEqual({
      account_id: 'acc-demo1',
      nested: 'false',
      limit: '100',
    });
  });

  test.each([
    ['/1.0/servers/srv-abcde/snapshot', '/1.0/servers/srv-abcde/snapshot'],
    ['/1.0/user/collaborations/col-abcde/accept', '/1.0/user/collaborations/col-abcde/accept'],
    ['/1.0/jane/secret', '/1.0/-/-'],
    ['/auth/two_factor', '/auth/two_factor'],
  ])('is told by steps that are known: %s', (path, expected) => {
    expect(told({ path }).path).toBe(expected);
  });

  test.each([
    ['{"a":', 200, 'not-json'],
    ['<html>Jane</html>', 200, 'markup'],
    ['  <!doctype html>', 502, 'markup'],
    ['Jane', 500, 'not-json'],
  ])('whose body could not be read says so, and no more: %s', (text, status, failure) => {
    const call = told({ text, status });
    expect(call).toMatchObject({ status, failure });
    expect(call.answer).toBeUndefined();
  });

  test('that was not answered says why', () => {
    expect(told({ status: 0, failure: 'network' })).toMatchObject({
      status: 0,
      failure: 'network',
    });
  });

  test.each([
    ['POST', '/auth'],
    ['POST', '/auth/two_factor'],
    ['POST', '/token'],
  ])('%s %s tells nothing of its answer, not even a refusal', (method, path) => {
    for (const status of [200, 401]) {
      const call = told({ method, path, status, text: '{"error":"invalid_grant"}' });
      expect([call.answer, call.withheld]).toEqual([undefined, 'secret']);
    }
  });

  test.each([
    ['POST', '/1.0/users'],
    ['POST', '/1.0/users/generate_password_reset'],
    ['PUT', '/1.0/users/reset_password'],
    ['POST', '/1.0/servers/srv-abcde/activate_console'],
    ['POST', '/1.0/api_clients/cli-abcde/reset_secret'],
    ['POST', '/1.0/applications/app-abcde/reset_secret'],
    ['POST', '/1.0/database_servers/dbs-abcde/reset_password'],
  ])('%s %s tells of a refusal alone', (method, path) => {
    expect(told({ method, path, text: '{"id":"usr-abcde"}' })).toMatchObject({
      withheld: 'secret',
    });
    const body = { error_name: 'resource_conflict', errors: ['Server is locked', 'No, Jane'] };
    expect(told({ method, path, status: 409, text: JSON.stringify(body) }).answer).toEqual({
      error_name: 'resource_conflict',
      errors: ['Server is locked', 'redacted'],
    });
  });

  test.each([
    ['POST', '/1.0/users', 'Password hunter-zebra is too weak'],
    ['PUT', '/1.0/users/usr-abcde', 'ssh-ed25519 AAAAzebra is no key'],
    ['POST', '/1.0/servers', "User data '#!/bin/sh zebra' is too long"],
    ['PUT', '/1.0/load_balancers/lba-abcde', 'Certificate zebra is invalid'],
    ['GET', '/1.0/collaborations/zebra-token', 'zebra-token is not known'],
    ['GET', '/1.0/config_maps', 'zebra is not known'],
  ])(
    '%s %s, with which secrets are sent, never tells what is said of them',
    (method, path, said) => {
      const errors = [said, 'The code 7391 is incorrect', 'Password is too short'];
      for (const text of [
        JSON.stringify({ errors }),
        JSON.stringify({ error_description: said }),
      ]) {
        expect(JSON.stringify(told({ method, path, status: 422, text }, true))).not.toContain(
          'zebra',
        );
      }
      expect(
        told({ method, path, status: 422, text: JSON.stringify({ errors }) }, true).answer,
      ).toEqual({
        errors: ['redacted', 'redacted', 'Password is too short'],
      });
      const headers = { 'content-type': 'text/plain' };
      expect(told({ method, path, status: 422, headers, text: said }, true).answer).toBe(
        'redacted',
      );
    },
  );

  test.each([
    ['POST', '/1.0/cloud_ips'],
    ['POST', '/1.0/servers/srv-abcde/start'],
    ['GET', '/1.0/servers/srv-abcde'],
  ])('%s %s, with which none is sent, tells it with the names', (method, path) => {
    const text = JSON.stringify({ errors: ['Name web of Jane is taken'] });
    expect(told({ method, path, status: 422, text }).answer).toEqual({ errors: ['Text 001'] });
    expect(told({ method, path, status: 422, text }, true).answer).toEqual({
      errors: ['Name web of Jane is taken'],
    });
  });

  test('has of statuses and versions what can be one alone', () => {
    const answerOf = (record: unknown) =>
      told({ path: '/1.0/servers/srv-abcde', text: JSON.stringify(record) }).answer;
    const kept = {
      status: 'active',
      snapshots_retention: '7',
      zone: { id: 'zon-abcde', handle: 'gb1-a' },
      image: { id: 'img-abcde', arch: 'x86_64' },
    };
    expect(answerOf(kept)).toEqual(kept);
    for (const status of ['203.0.113.5', '2001:db8::1', 'jane/doe', '4000002500003155']) {
      const record = { status, snapshots_retention: status };
      expect(answerOf(record)).toEqual({ status: 'redacted', snapshots_retention: 'redacted' });
    }
    const balancer = { listeners: [{ protocol: 'https+wss', proxy_protocol: 'v2' }] };
    const path = '/1.0/load_balancers/lba-abcde';
    expect(told({ path, text: JSON.stringify(balancer) }).answer).toEqual(balancer);
  });

  test('of a kind that nobody knows has no answer', () => {
    expect(told({ path: '/1.0/config_maps', text: '[{"id":"cfg-abcde"}]' })).toMatchObject({
      withheld: 'unclassified',
    });
  });
});

describe('a public document', () => {
  const read = (operation: string, body: unknown) =>
    told({ api: 'public', path: '', operation, text: JSON.stringify(body) });

  test('is told by the setting that has its address', () => {
    const prices = [{ id: 'typ-abcde', service: 'orbit', monthly: 5, per_gig: null, note: 'x' }];
    expect(read('pricing', prices)).toMatchObject({
      path: '/pricing',
      answer: [{ id: 'typ-abcde', service: 'orbit', monthly: 5, per_gig: null }],
    });
    expect(read('geoIp', { ip: '203.0.113.7', country_code: 'GB' }).answer).toEqual({
      ip: '198.18.0.1',
      country_code: 'GB',
    });
  });

  test('of the status page is kept as it was published', () => {
    const incident = {
      id: 'x1',
      name: 'Trouble in gb1-a',
      status: 'investigating',
      impact: 'major',
    };
    const feed = { page: { id: 'p1', name: 'Status' }, incidents: [incident], components: [{}] };
    const { page, incidents } = feed;
    expect(read('statusFeed', feed).answer).toEqual({ page, incidents });
  });

  test('of which nothing is classified is withheld', () => {
    expect(read('searchIndex', [])).toMatchObject({ withheld: 'unclassified' });
    expect(read('/jane', [])).toMatchObject({ path: '/-', withheld: 'unclassified' });
  });
});

test('settings tell of another host its origin alone, with the tick too', () => {
  const redactor = createRedactor();
  const config = {
    hosts: {
      api: 'https://user:secret@api.example.com:8443/v1',
      events: 'wss://events.example.com/?token=secret',
      geoIp: 'https://geo.example.com/json?key=secret',
      pricing: '//prices.example.com/secret',
      registry: 'secret',
    },
    links: { terms: 'https://example.com/secret#secret', documentation: 'mailto:secret' },
  };
  expect(redactor.resolve(redactor.settings(config), { isPlain: true })).toEqual({
    hosts: {
      api: 'https://api.example.com:8443',
      events: 'wss://events.example.com',
      geoIp: 'https://geo.example.com',
      pricing: '',
      registry: '',
    },
    links: { terms: 'https://example.com', documentation: '' },
  });
});

test('settings have stand-ins for the hosts of others, and no keys', () => {
  const redactor = createRedactor();
  const config = {
    product: 'Wheelhouse',
    hosts: { api: 'https://api.example.com', events: '/stream', orbit: '', secret: 'x' },
    features: { signUp: true, liveChat: 'key', analytics: 'https://a.example.com' },
    payments: { publishableKey: 'pk_test' },
    uploads: { atOnce: 3 },
    api: { idempotencyKey: true },
    units: { volumeSize: 'bytes' },
    registry: { root: 'files/docker/registry/v2' },
    orbit: { scopes: ['ORBIT', 'a secret of 77 words'] },
  };
  expect(redactor.resolve(redactor.settings(config), { isPlain: false })).toEqual({
    product: 'Wheelhouse',
    hosts: { api: 'https://host-001.redacted.invalid', events: '/stream', orbit: '' },
    features: { signUp: true },
    payments: {},
    uploads: { atOnce: 3 },
    api: { idempotencyKey: true },
    units: { volumeSize: 'bytes' },
    registry: { root: 'files/docker/registry/v2' },
    orbit: { scopes: ['ORBIT', 'redacted'] },
  });
});
