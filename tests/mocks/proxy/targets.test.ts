import { hereOf, namedHere, routeOf, type Service } from '@mocks/proxy/targets';
import { expect, test } from 'vitest';

const targets = {
  api: new URL('https://api.example/base'),
  events: new URL('https://events.example/stream'),
  orbit: new URL('https://orbit.example/swift/v1'),
  reads: { '/.provider/pricing': new URL('https://www.example/prices.json?v=2') },
  isReadOnly: false,
};

test.each([
  ['/1.0/servers?nested=false', 'api', 'https://api.example', '/base/1.0/servers?nested=false'],
  ['/1.0', 'api', 'https://api.example', '/base/1.0'],
  ['/auth', 'api', 'https://api.example', '/base/auth'],
  ['/kiosk', 'graphql', 'https://api.example', '/base/kiosk'],
  ['/stream', 'events', 'https://events.example', '/stream'],
  ['/stream/x?y=1', 'events', 'https://events.example', '/stream/x?y=1'],
  [
    '/swift/v1/acc/c/a%2F..%2Fb?temp_url_sig=1',
    'orbit',
    'https://orbit.example',
    '/swift/v1/acc/c/a%2F..%2Fb?temp_url_sig=1',
  ],
  ['/swift/info', 'orbit', 'https://orbit.example', '/swift/info'],
  ['/.provider/pricing', 'read', 'https://www.example', '/prices.json?v=2'],
  ['/.provider/api/invoices/1', 'api', 'https://api.example', '/base/invoices/1'],
])('%s is for the provider’s %s', (path, service, origin, there) => {
  const route = routeOf(targets, path);
  expect([route?.service, route?.target.origin, route?.path]).toEqual([service, origin, there]);
});

test.each([
  '/',
  '/accounts/acc-12345/',
  '/authors',
  '/v1/acc',
  '/swift/v10',
  '/src/app/main.tsx',
  '/.provider/prices',
  '/auth-x',
])('%s is the panel’s own, or nobody’s', (path) => {
  expect(routeOf(targets, path)).toBeNull();
});

test.each([
  ['https://api.example/base/1.0/images/img-1', '/1.0/images/img-1'],
  ['http://api.example/base/invoices/1?a=1', '/.provider/api/invoices/1?a=1'],
  ['https://orbit.example/swift/v1/acc/c', '/swift/v1/acc/c'],
  ['https://api.example/elsewhere', 'https://api.example/elsewhere'],
  ['https://other.example/base/1.0', 'https://other.example/base/1.0'],
  ['/already/here', '/already/here'],
])('the address %s in an answer is %s here', (address, here) => {
  expect(hereOf(targets, address)).toBe(here);
});

test.each<[Service, string, readonly string[]]>([
  ['graphql', 'https://api.example/base/invoices/1?a=1', ['/.provider/api/invoices/1?a=1']],
  ['api', 'https://api.example/base/invoices/1', ['/.provider/api/invoices/1']],
  ['api', 'https://api.example/base/1.0/images/img-1', []],
  ['api', 'https://api.example/base/auth', []],
  ['api', '/.provider/api/invoices/1', []],
  ['api', 'https://other.example/base/invoices/1', []],
  // Objects are anybody's, and so is what their answers name.
  ['orbit', 'https://api.example/base/invoices/1', []],
  ['read', 'https://api.example/base/invoices/1', []],
  ['events', 'https://api.example/base/invoices/1', []],
])('of an answer of %s that names %s there is kept %j', (service, address, kept) => {
  const named = new Set<string>();
  expect(namedHere({ ...targets, named }, { service }, address)).toBe(hereOf(targets, address));
  expect([...named]).toEqual(kept);
});

test.each(['constructor', '__proto__', 'toString'])(
  '%s is no address that the panel reads',
  (path) => {
    expect(routeOf(targets, path)).toBeNull();
  },
);
