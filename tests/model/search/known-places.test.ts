import { expect, test, vi } from 'vitest';
import { documentAddress, documentationPlaces, panelPath } from '@/model/search/known-places';

const ORIGIN = 'https://panel.example.com';
const panel = (url: string) => panelPath(url, 'acc-demo1', ORIGIN);

test.each([
  ['/accounts/acc-demo1/billing/', '/accounts/acc-demo1/billing/'],
  [`${ORIGIN}/accounts/acc-demo1/team/?q=x#top`, '/accounts/acc-demo1/team/?q=x#top'],
  ['/user/#accounts', '/user/#accounts'],
  ['/accounts/acc-demo1/x/../servers/', '/accounts/acc-demo1/servers/'],
])('%s is a page of the account', (url, path) => {
  expect(panel(url)).toBe(path);
});

test.each([
  '/accounts/acc-other/billing/',
  '/accounts/acc-demo1/../acc-other/billing/',
  '/accounts/acc-demo1/%2e%2e/acc-other/',
  '/accounts/acc-demo10/',
  '/logout/',
  '/',
  '//evil.example.com/accounts/acc-demo1/',
  '/\\evil.example.com/accounts/acc-demo1/',
  'https://evil.example.com/accounts/acc-demo1/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://panel.example.com/x',
  'http://[',
])('%s is not followed', (url) => {
  expect(panel(url)).toBeUndefined();
});

const PLACES = ['https://docs.example.com/guide/', 'https://cdn.example.com/index.json'];
const docs = (url: string) => documentAddress(url, PLACES);

test('a page of the documentation is where that is configured to be', () => {
  expect(docs('servers/resize/')).toBe('https://docs.example.com/guide/servers/resize/');
  expect(docs('https://cdn.example.com/x')).toBe('https://cdn.example.com/x');
});

test.each([
  'https://evil.example.com/guide/',
  'https://docs.example.com.evil.example.com/',
  'https://docs.example.com@evil.example.com/',
  'https://user:word@docs.example.com/',
  'ftp://docs.example.com/',
  'javascript:alert(1)',
  '//evil.example.com/',
])('%s is not', (url) => {
  expect(docs(url)).toBeUndefined();
});

test('without documentation nothing is', () => {
  expect(documentAddress('https://docs.example.com/', [])).toBeUndefined();
  expect(documentationPlaces({}, ORIGIN)).toEqual([]);
  expect(documentationPlaces({ home: 'http://[', index: '/index.json' }, ORIGIN)).toEqual([
    `${ORIGIN}/index.json`,
  ]);
});

test('below a path of the host the panel is what stands there', () => {
  vi.stubEnv('BASE_URL', '/wheelhouse/');
  expect(panel('/wheelhouse/accounts/acc-demo1/billing/')).toBe('/accounts/acc-demo1/billing/');
  expect(panel('/accounts/acc-demo1/billing/')).toBe('/accounts/acc-demo1/billing/');
});
