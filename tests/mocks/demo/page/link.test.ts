import { expect, test } from 'vitest';
import { readLink } from '@mocks/demo/page/link';

const settings = ['world', 'latency', 'errors'];

test('what a link sets is sorted from the screen that it opens', () => {
  const link =
    'https://host.example/wheelhouse/accounts/acc-demo1/?q=a%20b&world=large&latency=300#x';
  expect(readLink(link, settings)).toEqual({
    query: 'world=large&latency=300',
    address: 'https://host.example/wheelhouse/accounts/acc-demo1/?q=a+b#x',
  });
});

test('an address that sets nothing stays as it is written', () => {
  const address = 'https://host.example/accounts/acc-demo1/servers/?q=a%20b&search=';
  expect(readLink(address, settings)).toEqual({ query: '', address });
});
