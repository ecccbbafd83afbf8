import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeEntry } from '@/model/search/entry';
import { createFinder, MOST_OF_A_GROUP, soughtFor, straightTo } from '@/model/search/find';
import type { ListedKind } from '@/model/pages';
import { facts, record } from '../build';

type Raw = Readonly<Record<string, unknown>> & { readonly id: string };

const known = {
  interface: [{ id: 'int-web01', ipv4_address: '10.0.0.7', ipv6_address: '2001:db8::7:1' }],
  cloud_ip: [
    {
      id: 'cip-front',
      public_ipv4: '185.3.92.31',
      public_ipv6: '2001:db8::1',
      server: 'srv-web01',
    },
  ],
  server_group: [{ id: 'grp-web01', name: 'web' }],
};

function entry<K extends ListedKind>(kind: K, raw: Raw) {
  return makeEntry(kind, record(kind, raw), facts(known));
}

const web1 = entry('server', {
  id: 'srv-web01',
  name: 'web-1',
  status: 'active',
  fqdn: 'srv-web01.gb1.example.com',
  interfaces: ['int-web01'],
  cloud_ips: ['cip-front'],
  metadata: { labels: { tier: 'front' } },
});
const entries = [
  entry('server', { id: 'srv-shop1', name: 'shop', server_groups: ['grp-web01'] }),
  entry('server', { id: 'srv-web10', name: 'web-10', status: 'active' }),
  entry('server', { id: 'srv-old01', name: 'old-web' }),
  entry('server', { id: 'srv-cob01', name: 'cobweb' }),
  web1,
  entry('server_group', known.server_group[0]!),
  entry('cloud_ip', known.cloud_ip[0]!),
  entry('volume', { id: 'vol-free1', name: 'scratch', status: 'detached' }),
];

const find = (text: string) => createFinder()(entries, soughtFor(text));
const ids = (text: string) => find(text).groups.map(({ best }) => best.map(({ id }) => id));

test('a title that begins so comes before a word in it, part of it, and any other field', () => {
  expect(ids('WEB')).toEqual([
    ['grp-web01'],
    ['srv-web01', 'srv-web10', 'srv-old01', 'srv-cob01', 'srv-shop1'],
    ['cip-front'],
  ]);
});

test.each([
  ['its name', 'web-1'],
  ['part of its id', 'v-web0'],
  ['its host name', 'web01.gb1.example'],
  ['a label', 'front'],
  ['its address', '10.0.0.7'],
  ['part of its IPv6 address', 'db8::7'],
  ['that with all digits', '0db8:0000'],
  ['the address of its cloud IP', '185.3.92'],
  ['several words, in any order', 'tier active web'],
])('a server is found by %s', (_, text) => {
  expect(find(text).all).toContain(web1);
});

test('all words must be found', () => {
  expect(ids('web nothing')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});

test('a group tells up to 5 and the number of all', () => {
  const many = Array.from({ length: 30 }, (_, number) =>
    entry('server', {
      id: `srv-${String(number).padStart(5, '0')}`,
      name: `node-${String(number)}`,
    }),
  );
  const [group] = createFinder()(many, soughtFor('node')).groups;
  expect(group?.best.map(({ title }) => title)).toEqual([
    'node-0',
    'node-1',
    'node-2',
    'node-3',
    'node-4',
  ]);
  expect(group?.best).toHaveLength(MOST_OF_A_GROUP);
  expect(group?.count).toBe(30);
});

test('who types on, or goes back, finds what who typed it at once does', () => {
  const finder = createFinder();
  for (const text of [
    'w',
    'we',
    'web',
    'web-1',
    'web-1 a',
    'web-1',
    '2001:0',
    '2001:0d',
    'd',
    '',
  ]) {
    expect(finder(entries, soughtFor(text))).toEqual(find(text));
  }
});

test('whatever is typed, and however, finds the same as typed at once', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('web-10:.2 dbsrv')),
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 8 }), (texts) => {
      const finder = createFinder();
      for (const text of texts) expect(finder(entries, soughtFor(text))).toEqual(find(text));
    }),
  );
});

test('what is read later follows what stands', () => {
  const finder = createFinder();
  const sought = soughtFor('web');
  const [servers, rest] = [entries.slice(0, 5), entries];
  expect(finder(servers, sought).groups.map(({ group }) => group)).toEqual(['server']);
  expect(finder(rest, sought).groups.map(({ group }) => group)).toEqual([
    'server',
    'server_group',
    'cloud_ip',
  ]);
});

const straight = (text: string) => straightTo(find(text), soughtFor(text))?.id;

test.each([
  ['an id', ' srv-web01 ', 'srv-web01'],
  ['an id in capitals', 'CIP-FRONT', 'cip-front'],
  ['the id of what has no page', 'int-web01', 'srv-web01'],
  ['an address within the zone', '10.0.0.7', 'srv-web01'],
  ["a cloud IP's address, of which its server is too", '185.3.92.31', 'cip-front'],
  ['its IPv6 address, written otherwise', '2001:0DB8:0::1', 'cip-front'],
  ["a server's own IPv6 address", '2001:db8:0:0:0:0:7:1', 'srv-web01'],
])('%s leads straight there', (_, text, id) => {
  expect(straight(text)).toBe(id);
});

test.each(['web-1', 'srv-web0', '10.0.0', 'vol-zzzzz', 'srv-web01 srv-shop1', 'grp-web01 x'])(
  '%j leads nowhere by itself',
  (text) => {
    expect(straight(text)).toBeUndefined();
  },
);
