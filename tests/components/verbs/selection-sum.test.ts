import { expect, test } from 'vitest';
import { selectionSum } from '@/components/verbs/selection-sum';
import { GIGABYTE } from '@/lib/sizes';
import { record } from '../../model/build';

const nothing = { get: () => undefined };

const volume = (id: string, size?: number) =>
  record('volume', { id, ...(size !== undefined && { size: size * GIGABYTE }) });

test('volumes come to their sizes', () => {
  expect(selectionSum([volume('vol-aaaaa', 40), volume('vol-bbbbb', 80)], nothing)).toEqual({
    size: '120 GB',
  });
});

test('servers come to the memory of their types', () => {
  const server = (id: string) => record('server', { id, server_type: { id: 'typ-aaaaa' } });
  const servers = [server('srv-aaaaa'), server('srv-bbbbb')];
  const type = record('server_type', { id: 'typ-aaaaa', ram: 2048 });
  expect(selectionSum(servers, { get: () => type as never })).toEqual({
    size: '4 GB',
    unit: 'RAM',
  });
  expect(selectionSum(servers, nothing)).toBeUndefined();
});

test('nothing is told of a single one, of an unknown size, and of a kind without any', () => {
  expect(selectionSum([volume('vol-aaaaa', 40)], nothing)).toBeUndefined();
  expect(selectionSum([volume('vol-aaaaa', 40), volume('vol-bbbbb')], nothing)).toBeUndefined();
  const groups = ['grp-aaaaa', 'grp-bbbbb'].map((id) => record('server_group', { id }));
  expect(selectionSum(groups, nothing)).toBeUndefined();
});
