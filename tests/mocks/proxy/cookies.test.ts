import { cookieHere, cookiesThere } from '@mocks/proxy/cookies';
import { expect, test } from 'vitest';

const target = new URL('https://api.staging.example:8443');
const own = 'api.staging.example-8443~';

test.each([
  ['a=1; Domain=staging.example; Secure; SameSite=Strict', 'a=1; SameSite=Strict; Path=/'],
  ['__Host-a=1; Path=/; Secure; HttpOnly', '__Host-a=1; HttpOnly; Path=/; SameSite=Lax'],
  ['a=b=c; secure;samesite=NONE; Partitioned; Path=/api', 'a=b=c; Path=/; SameSite=Lax'],
  [
    'a=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    'a=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; Path=/',
  ],
])('a cookie that came as %s is kept as %s', (came, kept) => {
  expect(cookieHere(target, came)).toBe(own + kept);
});

test('a provider gets its own cookies back, and no others', () => {
  const other = new URL('https://api.staging.example');
  const jar = `session=1; ${own}a=b=c; api.staging.example~a=2; ${own}__Host-b=3`;
  expect(cookiesThere(target, jar)).toBe('a=b=c; __Host-b=3');
  expect(cookiesThere(other, jar)).toBe('a=2');
  expect(cookiesThere(other, 'session=1')).toBeUndefined();
  expect(cookiesThere(other, undefined)).toBeUndefined();
});
