import { expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import {
  bootConsequences,
  deleteConsequences,
  deleteManyConsequences,
  detachConsequences,
} from '@/model/volume/consequences';
import { facts, record } from '../build';

const volume = record('volume', {
  id: 'vol-aaaaa',
  size: 40 * GIGABYTE,
  server: 'srv-aaaaa',
  delete_with_server: true,
});
const known = facts({
  server: [{ id: 'srv-aaaaa', name: 'web', volumes: ['vol-bbbbb', 'vol-aaaaa'] }],
  volume: [
    { id: 'vol-bbbbb', name: 'root', boot: true },
    { id: 'vol-ccccc', source: 'vol-aaaaa' },
    { id: 'vol-ddddd', source: 'vol-aaaaa', status: 'deleted' },
  ],
});

test('deleting frees block storage and keeps copies', () => {
  expect(deleteConsequences(volume, known)).toEqual([
    'Frees 40 GB of Block Storage.',
    'Its copy is kept.',
  ]);
  expect(deleteConsequences(record('volume', { id: 'vol-zzzzz' }), known)).toEqual([]);
});

test('detaching takes it from its server', () => {
  expect(detachConsequences(volume, known)).toEqual([
    'web can no longer read or write it.',
    'Deleting the server will no longer delete it.',
  ]);
  expect(detachConsequences(volume, facts())).toHaveLength(1);
});

test('another boot volume makes the old one a data volume', () => {
  expect(bootConsequences(volume, known)).toEqual([
    'web starts from it next time.',
    'root becomes a data volume.',
  ]);
  expect(bootConsequences(volume, facts())).toEqual([]);
});

test('of many volumes the sizes and the copies are added up', () => {
  const other = record('volume', { id: 'vol-ccccc', source: 'vol-aaaaa', size: 60 * GIGABYTE });
  expect(deleteManyConsequences([volume], known)).toEqual([
    'Frees 40 GB of Block Storage.',
    '1 copy kept.',
  ]);
  expect(deleteManyConsequences([volume, other], known)).toEqual([
    'Frees 100 GB of Block Storage.',
  ]);
});

test('what becomes free is told only if each size could be read', () => {
  const some = [
    record('volume', { id: 'vol-aaaaa', size: 1 }),
    record('volume', { id: 'vol-bbbbb' }),
  ];
  expect(deleteManyConsequences(some, facts({}))).toEqual([]);
});
