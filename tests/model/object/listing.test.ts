import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListing } from '@/model/object/listing';

const REQUEST = { account: 'acc-aaaaa', container: 'assets' };
const ROW = {
  name: 'photos/team.jpg',
  bytes: 5,
  hash: 'a5e5',
  content_type: 'image/jpeg',
  last_modified: '2026-11-20T08:50:24.461350',
};

test('objects and what a delimiter has put together, in their order', () => {
  const { rows, dropped, isFull } = readListing(REQUEST, [{ subdir: 'css/' }, ROW]);
  expect(rows).toEqual([
    { subdir: 'css/' },
    {
      object: {
        ...ROW,
        id: 'acc-aaaaa/assets/photos/team.jpg',
        // Times in listings are UTC, but do not say so.
        last_modified: '2026-11-20T08:50:24.461350Z',
      },
    },
  ]);
  expect([dropped, isFull]).toEqual([[], false]);
});

test('as many rows as were asked for may not be all', () => {
  expect(readListing({ ...REQUEST, limit: 1 }, [ROW]).isFull).toBe(true);
  expect(readListing({ ...REQUEST, limit: 2 }, [ROW]).isFull).toBe(false);
});

test('a row that is none is told, and leaves the others', () => {
  const { rows, dropped } = readListing(REQUEST, [
    null,
    7,
    { name: '' },
    ROW,
    { ...ROW, bytes: '5' },
  ]);
  expect(rows).toHaveLength(2);
  expect(dropped.map(({ path }) => path)).toEqual(['', '', '', 'bytes']);
});

test('no answer makes it throw, and no row is lost without a word', () => {
  const row = fc.oneof(
    fc.jsonValue(),
    fc.record({ name: fc.jsonValue(), subdir: fc.jsonValue() }, { requiredKeys: [] }),
    fc.dictionary(fc.constantFrom(...Object.keys(ROW), 'subdir', 'id'), fc.jsonValue()),
  );
  fc.assert(
    fc.property(fc.array(row), (answered) => {
      const { rows, dropped } = readListing(REQUEST, answered);
      const lost = dropped.filter(({ path }) => path === '');
      expect(rows.length + lost.length).toBe(answered.length);
      const ids = rows.flatMap(({ object }) => object?.id ?? []);
      expect(ids.filter((id) => !id.startsWith('acc-aaaaa/assets/'))).toEqual([]);
    }),
  );
});
