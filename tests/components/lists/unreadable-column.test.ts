import { expect, test } from 'vitest';
import { listCsv } from '@/components/lists/columns';
import type { Column } from '@/components/lists/list-props';
import { makeListRows } from '@/components/lists/list-rows';
import { decode } from '@/model/decode';
import type { ServerGroupRecord } from '@/model/records/compute';
import { facts } from '../../model/build';

const columns: readonly Column<ServerGroupRecord>[] = [
  {
    id: 'servers',
    label: 'Servers',
    of: ['servers'],
    cell: () => null,
    text: ({ servers = [] }) => servers.join(' '),
    sortBy: ({ servers = [] }) => servers.length,
  },
];
const lookup = facts();

const group = (id: string, servers: unknown) =>
  decode('server_group', { id, servers }, { volumeSize: 'bytes' }).entities[0]!
    .record as ServerGroupRecord;

const GROUPS = [
  group('grp-unrea', 'srv-aaaaa'),
  group('grp-parts', ['srv-aaaaa', 7]),
  group('grp-empty', []),
  group('grp-whole', ['srv-aaaaa', 'srv-bbbbb']),
];

test('in a file a field that could not be read is no empty one, nor one in part a whole one', () => {
  expect(listCsv(columns, GROUPS, lookup).trim().split('\r\n')).toEqual([
    'ID,Servers',
    'grp-unrea,couldn’t load',
    'grp-parts,srv-aaaaa (incomplete)',
    'grp-empty,',
    'grp-whole,srv-aaaaa srv-bbbbb',
  ]);
});

test.each([
  ['ascending', ['grp-empty', 'grp-whole']],
  ['descending', ['grp-whole', 'grp-empty']],
] as const)(
  'what could not be read stands last, %s, and is not counted as 0',
  (direction, first) => {
    const rows = makeListRows<ServerGroupRecord>({ columns, facets: [], searchFields: () => [] });
    const sorted = rows.sorted(GROUPS, { column: 'servers', direction }, lookup);
    expect(sorted.map(({ id }) => id)).toEqual([...first, 'grp-unrea', 'grp-parts']);
  },
);
