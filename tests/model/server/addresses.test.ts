import { expect, test } from 'vitest';
import { ownAddresses, serverAddresses, shortIpv6 } from '@/model/server/addresses';
import { facts, record } from '../build';

const known = facts({
  interface: [
    {
      id: 'int-aaaaa',
      ipv4_address: '10.240.0.10',
      ipv6_address: '2a02:1348:17c:1:24:19ff:fe00:c',
    },
  ],
  cloud_ip: [{ id: 'cip-aaaaa', name: 'office', public_ipv4: '192.0.2.7' }],
});

test.each([
  ['an interface tells none', { ipv4_address: null, ipv6_address: null }, []],
  ['an interface does not tell', {}, undefined],
])('where %s, nothing else is said of it', (_, told, expected) => {
  const server = record('server', { id: 'srv-aaaaa', interfaces: ['int-bbbbb'] });
  const has = facts({ interface: [{ id: 'int-bbbbb', ...told }] });
  expect(ownAddresses(server, has)).toEqual({ ipv4: expected, ipv6: expected });
});

test('an interface that is not known leaves the addresses unknown, unless another has one', () => {
  const of = (...interfaces: string[]) => record('server', { id: 'srv-aaaaa', interfaces });
  expect(ownAddresses(of('int-ccccc'), known).ipv4).toBeUndefined();
  expect(ownAddresses(of('int-ccccc', 'int-aaaaa'), known).ipv4).toEqual(['10.240.0.10']);
  expect(ownAddresses(of(), known).ipv4).toEqual([]);
});

test('a server with a cloud IP is reached there', () => {
  const server = record('server', {
    id: 'srv-aaaaa',
    cloud_ips: ['cip-aaaaa'],
    interfaces: ['int-aaaaa'],
  });
  expect(serverAddresses(server, known)).toEqual({
    reached: '192.0.2.7',
    isOwn: false,
    inside: '10.240.0.10',
  });
});

test('a server without one is reached by its own IPv6', () => {
  const server = record('server', { id: 'srv-aaaaa', cloud_ips: [], interfaces: ['int-aaaaa'] });
  expect(serverAddresses(server, known)).toMatchObject({
    reached: '2a02:1348:17c:1:24:19ff:fe00:c',
    isOwn: true,
  });
});

test('a server that is being made has no address yet', () => {
  expect(serverAddresses(record('server', { id: 'srv-aaaaa' }), known)).toEqual({
    reached: undefined,
    isOwn: true,
    inside: undefined,
  });
});

test.each([
  ['2a02:1348:17c:1:24:19ff:fe00:c', '2a02:…:fe00:c'],
  ['2a02:1348::fe00:c', '2a02:…:fe00:c'],
  ['2a02::c', '2a02::c'],
])('%s is shortened in the middle', (address, short) => {
  expect(shortIpv6(address)).toBe(short);
});
