import { beforeEach, expect, test, vi } from 'vitest';
import {
  facetOptions,
  type ListRows,
  makeListRows,
  matchingFacet,
  matchingTerms,
  searchTerms,
} from '@/components/lists/list-rows';
import type { RecordLookup } from '@/components/scope/data/lookup';
import { parseId, type Id } from '@/model/ids';
import type { ServerGroupRecord, ServerRecord } from '@/model/records/compute';
import { serverSearchFields } from '@/model/server/search';

const COUNT = 10_000;
const by = { column: 'name', direction: 'ascending' } as const;

const idOf = (number: number) => parseId('server', `srv-${number.toString(36).padStart(5, '0')}`)!;
const groupIds = Array.from({ length: 50 }, (_, index) =>
  parseId('server_group', `grp-${String(index).padStart(5, '0')}`)!,
);

const servers: readonly ServerRecord[] = Array.from({ length: COUNT }, (_, index) => ({
  id: idOf(index),
  name: `web-${String((index * 7919) % COUNT)}`,
  status: index % 2 === 0 ? 'active' : 'inactive',
  server_groups: [groupIds[index % groupIds.length]!],
}));

/** The state of a store that knows the groups. */
function stateOf(groups: ReadonlyMap<string, ServerGroupRecord>): RecordLookup {
  return {
    all: () => [],
    get: ((kind: string, id: string) =>
      kind === 'server_group' ? groups.get(id) : undefined) as RecordLookup['get'],
  };
}

const group = (id: Id<'server_group'>, name: string): ServerGroupRecord => ({ id, name });
const groups = new Map(
  groupIds.map((id, index) => [id as string, group(id, `team-${String(index)}`)]),
);

let rows: ListRows<ServerRecord>;
let worked = { text: 0, key: 0, facet: 0 };

beforeEach(() => {
  worked = { text: 0, key: 0, facet: 0 };
  rows = makeListRows<ServerRecord>({
    searchFields: (server, lookup) => {
      worked.text += 1;
      return serverSearchFields(server, lookup);
    },
    columns: [
      {
        id: 'name',
        label: 'Name',
        of: ['name'],
        cell: ({ name }) => name,
        text: ({ name }) => name ?? '',
        sortBy: ({ name }) => {
          worked.key += 1;
          return name ?? '';
        },
      },
    ],
    facets: [
      {
        id: 'status',
        label: 'Status',
        valuesOf: ({ status = '' }) => {
          worked.facet += 1;
          return [{ value: status, label: status }];
        },
      },
    ],
  });
});

test('over 10,000 rows a keystroke works nothing out that is known already', () => {
  const state = stateOf(groups);
  const sorted = rows.sorted(servers, by, state);
  expect(sorted.slice(0, 3).map(({ name }) => name)).toEqual(['web-0', 'web-1', 'web-2']);
  expect(worked.key).toBe(COUNT);

  const first = rows.matching(sorted, { search: 'w', facets: { status: ['active'] } }, state);
  expect(first).toHaveLength(COUNT / 2);
  expect(worked).toEqual({ text: COUNT / 2, key: COUNT, facet: COUNT });

  for (const search of ['we', 'web', 'web-', 'web-9', 'web-99', 'web-999']) {
    rows.matching(sorted, { search, facets: { status: ['active'] } }, state);
  }
  expect(worked).toEqual({ text: COUNT / 2, key: COUNT, facet: COUNT });
});

test('the next letter looks only through what the last one left, and says the same', () => {
  const state = stateOf(groups);
  const looked = vi.spyOn(String.prototype, 'includes');
  const find = (search: string, status: readonly string[] = []) => {
    const facets = status.length === 0 ? {} : { status };
    looked.mockClear();
    const found = rows.matching(servers, { search, facets }, state);
    const count = looked.mock.calls.length;
    const anew = makeListRows<ServerRecord>({
      searchFields: serverSearchFields,
      columns: [],
      facets: [],
    })
      .matching(servers, { search, facets: {} }, state)
      .filter((server) => status.length === 0 || status.includes(server.status ?? ''));
    expect(found.map(({ id }) => id)).toEqual(anew.map(({ id }) => id));
    return { found, count };
  };
  const nine = find('web-9');
  expect(nine.count).toBeGreaterThanOrEqual(COUNT);
  expect(find('web-99').count).toBeLessThan(nine.found.length + 10);
  expect(find('web-99').found).toBe(find('web-99').found);
  expect(find('web-9').found).toHaveLength(nine.found.length);
  expect(find('web-9 team-1').count).toBeLessThan(2 * nine.found.length + 10);
  find('web-9 team-1', ['active']);
  find('team-1', ['active']);
  looked.mockRestore();
});

test('a change elsewhere works nothing out anew; a renamed group only its own servers', () => {
  const search = { search: 'team-7', facets: {} };
  const before = rows.matching(servers, search, stateOf(groups));
  expect(worked.text).toBe(COUNT);
  rows.matching(servers, search, stateOf(new Map(groups)));
  expect(worked.text).toBe(COUNT);

  const id = groupIds[7]!;
  const after = rows.matching(
    servers,
    search,
    stateOf(new Map(groups).set(id, group(id, 'other'))),
  );
  expect(worked.text).toBe(COUNT + COUNT / groupIds.length);
  expect(before.length - after.length).toBe(COUNT / groupIds.length);
});

test('after a change to one record the rest stand where they did', () => {
  const state = stateOf(groups);
  const counting = (): { by: ListRows<ServerRecord>; count: () => number } => {
    let count = 0;
    // Counts the comparisons of a key.
    const key = (text: string) =>
      Object.assign(Object(text) as string, {
        toString: () => {
          count += 1;
          return text;
        },
      });
    return {
      by: makeListRows<ServerRecord>({
        searchFields: () => [],
        facets: [],
        columns: [
          {
            id: 'name',
            label: 'Name',
            of: ['name'],
            cell: () => null,
            text: () => '',
            sortBy: ({ name }) => key(name ?? ''),
          },
        ],
      }),
      count: () => count,
    };
  };
  const one = counting();
  one.by.sorted(servers, by, state);
  const first = one.count();
  const renamed = servers.with(5, { ...servers[5]!, name: 'aaa' });
  const sorted = one.by.sorted(renamed, by, state);
  expect(sorted[0]).toBe(renamed[5]);
  expect(one.count() - first).toBeLessThan(first / 4);
  expect(sorted).toEqual(counting().by.sorted(renamed, by, state));
});

const given = [
  { words: ['srv-web01', 'web-1', 'active'], zones: ['a'] },
  { words: ['srv-web02', 'web-2', 'inactive'], zones: ['b'] },
  { words: ['srv-work1', 'Worker', 'active'], zones: [] },
];
const text = (row: (typeof given)[number]) => row.words.join('\n').toLowerCase();
const zones = (row: (typeof given)[number]) => row.zones.map((value) => ({ value, label: value }));

test('every word typed must be found, in whatever order and case', () => {
  expect(matchingTerms(given, searchTerms('ACTIVE  work'), text)).toEqual([given[2]]);
  expect(matchingTerms(given, searchTerms('web srv'), text)).toEqual([given[0], given[1]]);
  expect(matchingTerms(given, searchTerms('   '), text)).toBe(given);
});

test('a word typed is not found across two words of a record', () => {
  expect(matchingTerms(given, ['web01web'], text)).toEqual([]);
});

test('values of one facet widen, a second facet narrows', () => {
  expect(matchingFacet(given, ['a', 'b'], zones)).toEqual([given[0], given[1]]);
  expect(matchingFacet(matchingFacet(given, ['a', 'b'], zones), ['b'], zones)).toEqual([given[1]]);
  expect(matchingFacet(given, [], zones)).toBe(given);
});

test('a facet offers what the records have, and what was chosen though none has it', () => {
  expect(facetOptions(given, ['gone'], zones)).toEqual([
    { value: 'a', label: 'a', count: 1 },
    { value: 'b', label: 'b', count: 1 },
    { value: 'gone', label: 'gone', count: 0 },
  ]);
  expect(facetOptions([...given].reverse(), [], zones).map(({ label }) => label)).toEqual([
    'a',
    'b',
  ]);
});

test('who comes back to a list finds made what it is searched and sorted by', () => {
  const searchFields = vi.fn(serverSearchFields);
  const sortBy = vi.fn(({ name }: ServerRecord) => name ?? '');
  const column = { id: 'name', label: 'Name', of: [], cell: () => null, sortBy, text: () => '' };
  const parts = { columns: [column], facets: [], searchFields };
  const lookup = stateOf(new Map());
  const find = (rows: ListRows<ServerRecord>) =>
    rows.matching(rows.sorted(servers, by, lookup), { search: 'web-7', facets: {} }, lookup);
  const found = find(makeListRows(parts));
  expect(find(makeListRows(parts))).toEqual(found);
  expect(searchFields).toHaveBeenCalledTimes(COUNT);
  expect(sortBy).toHaveBeenCalledTimes(COUNT);

  const others = makeListRows({ ...parts, searchFields: () => [['other', 'web-7']] });
  expect(find(others)).toHaveLength(COUNT);
});
