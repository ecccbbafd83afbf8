import { expect, test } from 'vitest';
import {
  addressesOf,
  destinationOf,
  destinationTitle,
  listedStatus,
  translatorLabel,
} from '@/model/cloud-ip/describe';
import { cloudIpSearchFields } from '@/model/cloud-ip/search';
import { searchText } from '@/model/search-text';
import { facts, record } from '../build';

const ip = (raw: object) => record('cloud_ip', { id: 'cip-aaaaa', ...raw });
const none = {
  server: null,
  load_balancer: null,
  database_server: null,
  server_group: null,
  interface: null,
};

test.each([
  [
    { server: 'srv-aaaaa', interface: 'int-aaaaa' },
    { kind: 'server', id: 'srv-aaaaa' },
  ],
  [{ load_balancer: 'lba-aaaaa' }, { kind: 'load_balancer', id: 'lba-aaaaa' }],
  [{ database_server: 'dbs-aaaaa' }, { kind: 'database_server', id: 'dbs-aaaaa' }],
  [{ server_group: 'grp-aaaaa' }, { kind: 'server_group', id: 'grp-aaaaa' }],
])('what it leads to is found in %j', (fields, destination) => {
  expect(destinationOf(ip({ ...none, ...fields, status: 'mapped' }), facts())).toEqual(destination);
});

test('mapped by way of an interface alone, it leads to the server of that, once it is known', () => {
  const one = ip({ ...none, interface: 'int-aaaaa', status: 'mapped' });
  const known = facts({ interface: [{ id: 'int-aaaaa', server: 'srv-aaaaa' }] });
  expect(destinationOf(one, known)).toEqual({ kind: 'server', id: 'srv-aaaaa' });
  expect(destinationOf(one, facts())).toBeUndefined();
});

test('where only the mapped resource is told, that is where it leads', () => {
  const mapped = (id: string) => ip({ status: 'mapped', mapping_resource_id: id });
  const known = facts({ interface: [{ id: 'int-aaaaa', server: 'srv-aaaaa' }] });
  expect(destinationOf(mapped('grp-aaaaa'), known)).toEqual({
    kind: 'server_group',
    id: 'grp-aaaaa',
  });
  expect(destinationOf(mapped('int-aaaaa'), known)).toEqual({ kind: 'server', id: 'srv-aaaaa' });
  expect(destinationOf(mapped('int-aaaaa'), facts())).toBeUndefined();
  expect(destinationOf(ip({ status: 'mapped', mapping_resource_id: null }), known)).toBeNull();
});

test('without a destination it leads to nothing; where none was told that is not known', () => {
  expect(destinationOf(ip({ ...none, status: 'mapping' }), facts())).toBeNull();
  expect(destinationOf(ip({ status: 'unmapped' }), facts())).toBeNull();
  expect(destinationOf(ip({ status: 'mapped' }), facts())).toBeUndefined();
  expect(
    destinationOf({ ...ip({ ...none, status: 'mapped' }), unreadable: ['server'] }, facts()),
  ).toBeUndefined();
});

test('a destination has its name, else its id', () => {
  const one = ip({ server: 'srv-aaaaa' });
  expect(destinationTitle(one, facts())).toBe('srv-aaaaa');
  const known = facts({ server: [{ id: 'srv-aaaaa', name: 'web' }] });
  expect(destinationTitle(one, known)).toBe('web');
  expect(destinationTitle(ip({ status: 'unmapped' }), known)).toBeUndefined();
});

test('a list shows unmapped as pending', () => {
  expect(listedStatus(ip({ status: 'unmapped' }))).toBe('pending');
  expect(listedStatus(ip({ status: 'reserved' }))).toBe('reserved');
});

test('IPv4 comes first, under its old name too', () => {
  expect(addressesOf(ip({ public_ip: '203.0.113.1', public_ipv6: '2001:db8::1' }))).toEqual([
    '203.0.113.1',
    '2001:db8::1',
  ]);
  expect(addressesOf(ip({ public_ipv4: null, public_ipv6: null }))).toEqual([]);
});

test('a translator is told as one port to another', () => {
  expect(translatorLabel({ incoming: 2222, outgoing: 22, protocol: 'tcp' })).toBe('2222 → 22 TCP');
});

test('it is found by its addresses, names, status in both words, and where it leads', () => {
  const known = facts({ load_balancer: [{ id: 'lba-aaaaa', name: 'front' }] });
  const one = ip({
    name: 'door',
    status: 'unmapped',
    public_ipv4: '203.0.113.1',
    public_ipv6: '2001:db8::1',
    fqdn: 'cip-aaaaa.example.com',
    reverse_dns: 'mail.example.com',
    load_balancer: 'lba-aaaaa',
  });
  const words = searchText(cloudIpSearchFields(one, known)).split('\n');
  expect(words).toEqual(
    expect.arrayContaining([
      'cip-aaaaa',
      'door',
      'unmapped',
      'pending',
      '203.0.113.1',
      '2001:db8::1',
      'mail.example.com',
      'lba-aaaaa',
      'front',
      'load balancer',
    ]),
  );
});
