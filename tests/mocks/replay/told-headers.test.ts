import { fromHeader } from '@/model/orbit/values';
import { headersOf } from '@mocks/replay/told-headers';
import { expect, test } from 'vitest';
import { told } from '../../model/report/told';
import { call } from './reports';

/** Headers that do something in a browser, or that the panel does not read. */
const HOSTILE = {
  'set-cookie': 'session=stolen; Path=/',
  location: 'https://elsewhere.example/',
  refresh: '0; url=https://elsewhere.example/',
  link: '<https://elsewhere.example/>; rel=preconnect',
  'content-security-policy': "script-src 'unsafe-inline'",
  'content-type': 'text/html',
  'content-encoding': 'br',
  'content-length': '1',
  'transfer-encoding': 'chunked',
  'clear-site-data': '"*"',
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'service-worker-allowed': '/',
  sourcemap: 'https://elsewhere.example/map',
  'reporting-endpoints': 'all="https://elsewhere.example/"',
  nel: '{"report_to":"all","max_age":1}',
  'report-to': '{"group":"all","max_age":1,"endpoints":[{"url":"https://elsewhere.example/"}]}',
  'strict-transport-security': 'max-age=31536000',
  'alt-svc': 'h3="elsewhere.example:443"',
  'x-dns-prefetch-control': 'on',
  'cache-control': 'max-age=31536000',
  'x-session-expires-in': '5',
  ['__proto__']: 'x',
};

test.each(['rest', 'graphql', 'public', 'orbit'] as const)(
  'nothing that a browser acts on is told again of an answer of %s',
  (api) => {
    const headers = { ...HOSTILE, ...Object.fromEntries([['SET-Cookie', 'a=1']]) };
    expect(headersOf(call(0, '/', { api, headers }))).toEqual({});
  },
);

test.each([
  '</1.0/images/img-abcde>; rel=preconnect',
  '<//elsewhere.example/1.0/images/img-abcde>; rel=snapshot',
  '</1.0/images/img-abcde>; rel=snapshot, <https://elsewhere.example/>; rel=preload',
  '</1.0/../replay/provider/x>; rel=snapshot',
])('nor is the link %s', (link) => {
  expect(headersOf(call(0, '/', { headers: { link } }))).toEqual({});
});

test.each(['a\r\nSet-Cookie: b=1', 'a\0b', 'a\nb', 'x'.repeat(9000)])(
  'nor a value that no header can hold: %j',
  (value) => {
    const headers = { etag: value, 'x-object-meta-label': value };
    const odd = call(0, '/a/b/c', { api: 'orbit', method: 'HEAD', headers, requestId: value });
    expect(headersOf(odd)).toEqual({});
  },
);

test('nor a label whose name is no header', () => {
  const headers = { 'x-object-meta-a b': '1', 'x-object-meta-a\r\nset-cookie': '1' };
  expect(headersOf(call(0, '/a/b/c', { api: 'orbit', headers }))).toEqual({});
});

/** Headers of Orbit's answers, as Swift sends them. */
const STORED = {
  etag: '"d41d8cd98f00b204e9800998ecf8427e"',
  date: 'Fri, 20 Nov 2026 10:00:00 GMT',
  'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
  'content-type': 'text/html; charset=utf-8',
  'content-length': '1200',
  'content-encoding': 'gzip',
  'content-language': 'en-GB',
  'content-disposition': 'inline',
  'cache-control': 'max-age=60',
  expires: 'Fri, 20 Nov 2026 10:00:00 GMT',
  'x-robots-tag': 'noindex',
  'x-delete-at': '1795000000',
  'x-object-manifest': 'segments/film',
  'x-static-large-object': 'True',
  'x-timestamp': '1763632800.00000',
  'x-account-bytes-used': '1',
  'x-account-container-count': '1',
  'x-account-object-count': '1',
  'x-account-meta-temp-url-key': 'key',
  'x-container-bytes-used': '1',
  'x-container-object-count': '1',
  'x-container-read': '.r:*',
  'x-container-write': 'acc-demo1',
  'x-history-location': 'old',
  'x-versions-location': 'old',
  'x-container-meta-web-listings': 'true',
  'x-container-meta-quota-bytes': '1',
  'x-object-meta-colour': 'red',
};

test('of an answer to HEAD, which has no body, all that a report tells is told again', () => {
  const reported = told(
    { api: 'orbit', method: 'HEAD', path: '/acc-demo1/box/page', headers: STORED },
    true,
  );
  expect(Object.keys(reported.headers ?? {}).toSorted()).toEqual(Object.keys(STORED).toSorted());
  expect(headersOf(reported)).toEqual(reported.headers);
});

test('of the APIs too, but for how long the session lives, which each moment says itself', () => {
  const headers = {
    date: 'Fri, 20 Nov 2026 10:00:00 GMT',
    link: '<https://api.example.com/1.0/images/img-abcde>; rel=snapshot',
    'retry-after': '120',
    'x-oauth-scopes': 'infrastructure, orbit',
    'x-request-id': 'req-1',
  };
  const link = '</1.0/images/img-abcde>; rel=snapshot';
  const reported = told({ headers: { ...headers, 'x-session-expires-in': '1800' } });
  expect(headersOf(reported)).toEqual({ ...headers, link });
});

test('text goes out as the bytes of its UTF-8, as storage sends it', () => {
  const headers = { 'x-container-meta-web-listings-label': 'Fotos für 日本' };
  const { 'x-container-meta-web-listings-label': value = '' } = headersOf(
    call(0, '/acc-demo1/box', { api: 'orbit', method: 'HEAD', headers }),
  );
  expect(value).not.toMatch(/[^\0-\xff]/u);
  expect(fromHeader(value)).toBe('Fotos für 日本');
});
