import { expect, test } from 'vitest';
import { mapCalls } from '@/model/cloud-ip/calls';
import {
  chosenProblem,
  destinationChoices,
  type DestinationRecord,
  isReassigned,
  REASSIGNED,
  reassignedProblem,
} from '@/model/cloud-ip/destinations';
import { destinationOfId } from '@/model/cloud-ip/describe';
import { facts, record } from '../build';

const free = record('cloud_ip', { id: 'cip-aaaaa', status: 'unmapped' });
const known = facts({
  server: [
    { id: 'srv-aaaaa', name: 'web', status: 'active', interfaces: ['int-aaaaa', 'int-bbbbb'] },
    { id: 'srv-bbbbb', name: 'new', status: 'creating' },
    { id: 'srv-ccccc', name: 'gone', status: 'deleting', interfaces: ['int-ccccc'] },
    { id: 'srv-ddddd', name: 'broken', status: 'failed', interfaces: ['int-ddddd'] },
  ],
  load_balancer: [
    { id: 'lba-aaaaa', name: 'front', status: 'active' },
    { id: 'lba-bbbbb', name: 'ill', status: 'failing' },
  ],
  database_server: [
    { id: 'dbs-aaaaa', name: 'gone', status: 'deleted' },
    { id: 'dbs-bbbbb', name: 'broken', status: 'failed' },
  ],
  server_group: [
    { id: 'grp-aaaaa', name: 'default', default: true },
    { id: 'grp-bbbbb', name: 'web', default: false },
  ],
});

test.each([
  ['', 'Please select a destination'],
  ['cip-aaaaa', 'Please select a destination'],
  ['lba-zzzzz', 'Please select a destination'],
  ['srv-aaaaa', undefined],
  ['srv-bbbbb', 'The interface of this server isn’t known yet'],
  ['srv-ccccc', 'This Cloud Server is being deleted'],
  ['dbs-aaaaa', 'This Cloud SQL Server has been deleted'],
  ['lba-aaaaa', undefined],
  ['srv-ddddd', 'This Cloud Server has failed'],
  ['dbs-bbbbb', 'This Cloud SQL Server has failed'],
  ['lba-bbbbb', 'This Load Balancer is failing'],
  ['grp-aaaaa', 'Cloud IPs cannot be mapped to the default server group'],
  ['grp-bbbbb', undefined],
])('%o as the destination: %o', (chosen, problem) => {
  expect(chosenProblem(chosen, free, known)).toBe(problem);
});

test('a group needs the flag for cluster IPs', () => {
  const off = { ...known, features: { clusterIps: false, databaseResize: false } };
  expect(chosenProblem('grp-bbbbb', free, off)).toBe(
    'Cloud IPs cannot be mapped to server groups here',
  );
  expect(chosenProblem('lba-aaaaa', free, off)).toBeUndefined();
});

test('where it leads already it is not mapped anew', () => {
  const mapped = record('cloud_ip', {
    id: 'cip-aaaaa',
    status: 'mapped',
    load_balancer: 'lba-aaaaa',
  });
  expect(chosenProblem('lba-aaaaa', mapped, known)).toBe('It’s already mapped here');
});

test('what can be chosen comes first; what goes is left out, unless it was chosen', () => {
  const ids = (chosen: string) =>
    destinationChoices(
      known.all('server') as readonly DestinationRecord[],
      free,
      chosen,
      known,
    ).map(({ record: { id } }) => id);
  expect(ids('')).toEqual(['srv-aaaaa', 'srv-ddddd', 'srv-bbbbb']);
  expect(ids('srv-ccccc')).toEqual(['srv-aaaaa', 'srv-ddddd', 'srv-ccccc', 'srv-bbbbb']);
});

test('of a server its first interface is sent; the answer is not the end', () => {
  expect(mapCalls(free, { kind: 'server', id: 'srv-aaaaa' } as never, known)).toMatchObject({
    method: 'POST',
    id: 'cip-aaaaa',
    action: 'map',
    body: { destination: 'int-aaaaa' },
    doneWhen: { status: 'mapped', server: 'srv-aaaaa' },
  });
});

test('what is mapped is unmapped, which is seen, and then mapped', () => {
  const mapped = record('cloud_ip', { id: 'cip-aaaaa', status: 'mapped', server: 'srv-aaaaa' });
  expect(mapCalls(mapped, destinationOfId('lba-aaaaa')!, known)).toMatchObject([
    {
      action: 'unmap',
      doneWhen: { status: 'unmapped' },
      step: { title: 'Unmap' },
      touches: [{ kind: 'server', id: 'srv-aaaaa' }],
    },
    {
      action: 'map',
      body: { destination: 'lba-aaaaa' },
      step: { title: 'Map' },
      touches: [{ kind: 'load_balancer', id: 'lba-aaaaa' }],
    },
  ]);
});

test('a choice that went stale, in both of its sentences', () => {
  const taken = record('cloud_ip', { id: 'cip-aaaaa', status: 'mapped' });
  const inPassing = (status: string) => record('cloud_ip', { id: 'cip-aaaaa', status });
  // While it is being mapped it belongs to whoever asked first.
  expect(['mapping', 'unmapping', 'reserved'].map((each) => isReassigned(inPassing(each)))).toEqual(
    [true, true, true],
  );
  expect(isReassigned(free)).toBe(false);
  expect(isReassigned(undefined)).toBe(false);
  expect(reassignedProblem(free)).toBeUndefined();
  expect(reassignedProblem(taken)).toBe('cip-aaaaa has already been mapped elsewhere');
  expect(REASSIGNED).toBe(
    'This IP address has been assigned to another resource since you selected it.',
  );
});
