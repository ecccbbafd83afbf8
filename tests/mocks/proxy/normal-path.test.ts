import { isNormal, staysBelow } from '@mocks/proxy/normal-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  '/1.0/servers',
  '/1.0/servers/srv-web01?account_id=acc-demo1',
  '/kiosk',
  '/.provider/pricing',
  '/.provider/api/invoices/INV%20001.pdf',
  '/auth/two_factor',
])('%s is written as every server reads it', (path) => {
  expect(isNormal(path)).toBe(true);
});

test.each([
  '/kiosk/',
  '//kiosk',
  '/%6biosk',
  '/kiosk%2F',
  '/kiosk%00',
  '/1.0/../kiosk',
  '/1.0/%2e%2e/kiosk',
  '/1.0/..%2fkiosk',
  '/1.0\\..\\kiosk',
  '/./kiosk',
  '/1.0/%zz',
  '/1.0/%c0%ae%c0%ae/kiosk',
  '/kiosk%3Fquery=x',
  '/1.0/%252e%252e/kiosk',
  '/1.0/%252e%252e/kiosk%253Fquery=mutation%257B',
  '/1.0/servers%252Fsrv-web01',
  '/1.0/%25252e%25252e/kiosk',
  '/1.0/..;/kiosk',
  '/1.0/.. /kiosk',
  '/kiosk;v=1',
  '/1.0/servers%3B_method=delete',
])('%s may be another path elsewhere', (path) => {
  expect(isNormal(path)).toBe(false);
});

test('what is normal is so however often it is read', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const bare = path === '' ? '/' : path;
      if (!isNormal(bare)) return true;
      const again = new URL(bare, 'http://any').pathname;
      return again === bare && !/\/\/|(?<=.)\/$/.test(again);
    }),
  );
});

test.each([
  '/v1',
  '/v1/acc-demo1?format=json',
  '/v1/acc-demo1/odd%20names/a%2Fb',
  '/v1/acc-demo1/odd%20names/up%2F..%2Fand%2F.%2Fdown.txt',
  '/v1/acc-demo1/box/photos%2F',
  '/v1/acc-demo1/box/a%5Cb',
  '/v1/acc-demo1/box/100%25.txt',
  '/v1/acc-demo1/box/100%25',
  '/v1/acc-demo1/box/100%25abc.txt',
  '/v1/acc-demo1/box/50%2520off.txt',
  '/v1/acc-demo1/box/a%252Fb',
  '/v1/acc-demo1/box/why%3F%3B.txt',
  '/v1/acc-demo1/box/a;b/...',
  '/v1/acc-demo1/box/%C3%A0%20%D0%80%E0%A4%80',
])('%s stays in Orbit', (path) => {
  expect(staysBelow(path, '/v1')).toBe(true);
});

test.each([
  '/v1/../kiosk',
  '/v1/%2e%2e/kiosk',
  '/v1/..%2Fkiosk',
  '/v1/acc%2F..%2F..%2Fkiosk',
  '/v1/acc/c/..%5C..%5C..%5C..%5Ckiosk',
  '/v1/acc/%252e%252e/%252e%252e/kiosk',
  '/v1/acc/%252e%252e/box',
  '/v1/acc/%25252e%25252e/%25252e%25252e/kiosk',
  '/v1/acc/%25%32%65%25%32%65/c',
  '/v1/acc/%25%2532%2565%25%2532%2565/c',
  '/v1/acc/c/..%252F..%252F..%252Fkiosk',
  '/v1/acc/%25c0%25ae%25c0%25ae/c',
  '/v1/acc/%25E0%2580%25AE%25E0%2580%25AE/c',
  '/v1/..;/kiosk',
  '/v1/..;a=b/kiosk',
  '/v1/%2e%2e%3b/kiosk',
  '/v1/%252e%252e%253b/kiosk',
  '/v1/acc/.;/c',
  '/v1/acc%2F..;%2F..;%2Fkiosk',
  '/v1/acc/..%00/c',
  '/v1/acc/.%09./c',
  '/v1/acc/..%20/c',
  '/v1/acc/..%3F/c',
  `/v1/acc/%${'25'.repeat(40)}2e`,
  '/v10/acc',
  '/v1/%zz',
])('%s may lead out of it', (path) => {
  expect(staysBelow(path, '/v1')).toBe(false);
});
