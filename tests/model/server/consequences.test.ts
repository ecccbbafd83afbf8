import { expect, test } from 'vitest';
import { deleteConsequences, deleteManyConsequences } from '@/model/server/consequences';
import { facts, record } from '../build';

const id = 'srv-aaaaa';

test('a server with nothing takes nothing with it', () => {
  expect(deleteConsequences(record('server', { id }), facts())).toEqual([]);
  const empty = { id, volumes: [], cloud_ips: [], server_groups: [], snapshots: [] };
  expect(deleteConsequences(record('server', empty), facts())).toEqual([]);
});

test('what goes, what stays and what becomes unmapped is named', () => {
  const server = record('server', {
    id,
    volumes: ['vol-data1', 'vol-boot1'],
    cloud_ips: ['cip-nbs01'],
    server_groups: ['grp-deflt', 'grp-web01'],
    snapshots: ['img-snap1', 'img-snap2'],
  });
  const known = facts({
    volume: [
      { id: 'vol-boot1', boot: true, delete_with_server: true, storage_type: 'network' },
      { id: 'vol-data1', boot: false, delete_with_server: false, storage_type: 'network' },
    ],
    server_group: [
      { id: 'grp-deflt', name: 'default' },
      { id: 'grp-web01', name: 'web' },
    ],
    load_balancer: [
      { id: 'lba-front', status: 'active', nodes: [id, 'srv-bbbbb'] },
      { id: 'lba-alone', status: 'active', nodes: [id] },
      { id: 'lba-other', status: 'active', nodes: ['srv-bbbbb'] },
      { id: 'lba-gone0', status: 'deleted', nodes: [id] },
    ],
  });
  expect(deleteConsequences(server, known)).toEqual([
    'This also deletes its boot volume vol-boot1.',
    'Its volume vol-data1 stays, detached.',
    'Its cloud IP cip-nbs01 stays and becomes unmapped.',
    'The load balancer lba-front loses a node.',
    'The load balancer lba-alone loses its only node.',
    'It leaves the server groups default and web.',
    'Its 2 snapshots are kept.',
  ]);
});

test('a local disk goes whatever else it says, a volume not known well may go', () => {
  const server = record('server', { id, volumes: ['vol-local', 'vol-dunno', 'vol-never'] });
  const known = facts({
    volume: [
      { id: 'vol-local', storage_type: 'local', delete_with_server: false },
      { id: 'vol-dunno', storage_type: 'network' },
    ],
  });
  expect(deleteConsequences(server, known)).toEqual([
    'This also deletes its volume vol-local.',
    'Its volume vol-dunno may be deleted with it.',
    'Its volume vol-never may be deleted with it.',
  ]);
});

test('one group and one snapshot are said in the singular', () => {
  const server = record('server', { id, server_groups: ['grp-web01'], snapshots: ['img-snap1'] });
  expect(deleteConsequences(server, facts())).toEqual([
    'It leaves the server group grp-web01.',
    'Its snapshot is kept.',
  ]);
});

test('a snapshot that is deleted already is not counted as kept', () => {
  const server = record('server', { id, snapshots: ['img-snap1'] });
  const known = facts({ image: [{ id: 'img-snap1', status: 'deleted' }] });
  expect(deleteConsequences(server, known)).toEqual([]);
});

test('of many servers what goes and what stays is counted', () => {
  const servers = [
    { id, volumes: ['vol-data1', 'vol-boot1'], cloud_ips: ['cip-nbs01'] },
    {
      id: 'srv-bbbbb',
      volumes: ['vol-other'],
      server_groups: ['grp-deflt'],
      snapshots: ['img-snap1'],
    },
    { id: 'srv-ccccc', server_groups: ['grp-deflt'] },
  ].map((fields) => record('server', fields));
  const known = facts({
    volume: [
      { id: 'vol-boot1', storage_type: 'local' },
      { id: 'vol-data1', delete_with_server: false, storage_type: 'network' },
    ],
    load_balancer: [{ id: 'lba-aaaaa', nodes: ['srv-ccccc'] }],
  });
  expect(deleteManyConsequences(servers, known)).toEqual([
    '1 volume deleted with them, 1 kept, detached.',
    '1 volume may be deleted with them.',
    '1 cloud IP kept, unmapped.',
    'They leave 1 server group.',
    '1 load balancer loses nodes.',
    '1 snapshot kept.',
  ]);
});
