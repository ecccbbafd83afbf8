import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPrivate, isWithin } from '@/lib/network';

test.each([
  ['203.0.113.9', '203.0.113.0/24', true],
  ['203.0.114.9', '203.0.113.0/24', false],
  ['203.0.113.9', '203.0.113.9', true],
  ['203.0.113.9', '203.0.113.8', false],
  // The bits after the prefix do not count.
  ['203.0.113.9', '203.0.113.77/24', true],
  ['10.255.0.1', '10.0.0.0/8', true],
  ['255.255.255.255', '0.0.0.0/0', true],
  ['2001:db8::1', '2001:db8::/32', true],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1', true],
  ['2001:db9::1', '2001:db8::/32', false],
  ['::ffff:203.0.113.9', '::ffff:cb00:7109', true],
  ['fe80::', '::/0', true],
  ['::1', '::0/0', true],
  // A family never contains the other.
  ['203.0.113.9', '::/0', false],
  ['2001:db8::1', '0.0.0.0/0', false],
  ['203.0.113.0/24', '203.0.113.0/24', false],
  ['srv-aaaaa', '0.0.0.0/0', false],
  ['203.0.113.9', 'srv-aaaaa', false],
])('%s within %s is %s', (address, network, within) => {
  expect(isWithin(address, network)).toBe(within);
});

test('a network contains an address if their first bits are the same', () => {
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const write = (bits: number) => [24, 16, 8, 0].map((by) => (bits >>> by) & 255).join('.');
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 32 }), (one, other, length) => {
      const first = (bits: number) => bits.toString(2).padStart(32, '0').slice(0, length);
      expect(isWithin(write(one), `${write(other)}/${String(length)}`)).toBe(
        first(one) === first(other),
      );
    }),
  );
});

test('of IPv6 too, however the address is written', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: 8, maxLength: 8 });
  const lengths = fc.integer({ min: 0, max: 128 });
  fc.assert(
    fc.property(fc.ipV6(), groups, lengths, (one, other, length) => {
      const network = other.map((group) => group.toString(16)).join(':');
      const written = new URL(`http://[${network}]`).hostname.slice(1, -1);
      expect(isWithin(network, `${written}/${String(length)}`)).toBe(true);
      expect(isWithin(one, `${network}/${String(length)}`)).toBe(
        isWithin(one, `${written}/${String(length)}`),
      );
      expect(isWithin(one, `${one}/${String(length)}`)).toBe(true);
    }),
  );
});

test('private addresses are those of RFC 1918', () => {
  expect(['10.1.2.3', '172.31.0.1', '192.168.7.7'].map(isPrivate)).toEqual([true, true, true]);
  expect(['172.32.0.1', '203.0.113.9', '2001:db8::1'].map(isPrivate)).toEqual([
    false,
    false,
    false,
  ]);
});
