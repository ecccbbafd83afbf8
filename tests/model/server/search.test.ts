import { expect, test } from 'vitest';
import { searchText } from '@/model/search-text';
import { serverSearchFields } from '@/model/server/search';
import { facts, record } from '../build';

const serverSearchText = (...asked: Parameters<typeof serverSearchFields>) =>
  searchText(serverSearchFields(...asked));

const server = record('server', {
  id: 'srv-aaaaa',
  name: 'Web-1',
  status: 'active',
  fqdn: 'srv-aaaaa.gb1.example.com',
  image: 'img-aaaaa',
  server_type: 'typ-aaaaa',
  zone: 'zon-aaaaa',
  cloud_ips: ['cip-aaaaa'],
  interfaces: ['int-aaaaa'],
  server_groups: ['grp-aaaaa'],
  volumes: ['vol-aaaaa'],
  snapshots: ['img-bbbbb'],
  metadata: { labels: { tier: 'Front' } },
});

test('a server is found by its own words and by those of what belongs to it', () => {
  const text = serverSearchText(
    server,
    facts({
      image: [{ id: 'img-aaaaa', name: 'ubuntu-jammy' }],
      server_type: [{ id: 'typ-aaaaa', name: '1GB SSD', handle: '1gb.ssd' }],
      zone: [{ id: 'zon-aaaaa', handle: 'gb1-a' }],
      cloud_ip: [
        { id: 'cip-aaaaa', name: 'front', public_ipv4: '192.0.2.7', public_ipv6: '2001:db8::7' },
      ],
      interface: [{ id: 'int-aaaaa', ipv4_address: '10.0.0.7', ipv6_address: '2001:db8::a' }],
      server_group: [{ id: 'grp-aaaaa', name: 'Web' }],
      volume: [{ id: 'vol-aaaaa', name: 'Root' }],
    }),
  );
  expect(text.trim().split('\n')).toEqual([
    'srv-aaaaa',
    'web-1',
    'active',
    'srv-aaaaa.gb1.example.com',
    'cip-aaaaa',
    'front',
    '192.0.2.7',
    '2001:db8::7',
    'int-aaaaa',
    '10.0.0.7',
    '2001:db8::a',
    'img-aaaaa',
    'ubuntu-jammy',
    'typ-aaaaa',
    '1gb ssd',
    '1gb.ssd',
    'zon-aaaaa',
    'gb1-a',
    'zone a',
    'grp-aaaaa',
    'web',
    'vol-aaaaa',
    'root',
    'img-bbbbb',
    'tier',
    'front',
  ]);
});

test('what is not known yet is no word', () => {
  const text = serverSearchText(server, facts());
  expect(text).not.toMatch(/undefined|null/);
  expect(serverSearchText(record('server', { id: 'srv-aaaaa' }), facts())).toBe('\nsrv-aaaaa\n');
});
