import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Listed } from '@/model/object/listing';
import { listingLimit, type OpenFolder, rowsReader } from '@/model/object/rows';
import { objectId } from '@/model/orbit/ids';

const ROOT: OpenFolder = { account: 'acc-aaaaa', container: 'box', path: '' };
const inside = (path: string): OpenFolder => ({ ...ROOT, path });
const object = (name: string, content_type = 'text/plain'): Listed => ({
  object: { id: objectId('acc-aaaaa', 'box', name), name, content_type },
});
const directory = (name: string) => object(name, 'application/directory');
const names = (listed: readonly Listed[], folder = ROOT, most?: number) => {
  const { rows, next } = rowsReader(folder)([{ rows: listed, isFull: false }], most);
  return [rows.map(({ basename, isFolder }) => (isFolder ? `[${basename}]` : basename)), next];
};

test('a marker and its subdir are one folder, wherever the listing has them', () => {
  const listed = [directory('a'), object('a-b'), { subdir: 'a/' }, object('z')];
  expect(names(listed)).toEqual([['[a/]', 'a-b', 'z'], undefined]);
  expect(names([directory('photos/'), object('photos/x')], inside('photos/'))[0]).toEqual(['x']);
  expect(names([directory('a/sub')], inside('a/'))[0]).toEqual(['[sub/]']);
  expect(names([object('dir/', 'text/plain'), object('dir/x')], inside('dir/'))[0]).toEqual([
    'dir/',
    'x',
  ]);
});

test('slashes at the start and in a row are folders of no name', () => {
  expect(names([{ subdir: '/' }, { subdir: 'a/' }])[0]).toEqual(['[/]', '[a/]']);
  expect(names([{ subdir: 'a//' }], inside('a/'))[0]).toEqual(['[/]']);
  expect(names([object('a//b')], inside('a//'))[0]).toEqual(['b']);
});

test('1 + 2 × pageSize names are always a page of rows, after which the next begins', () => {
  const listed = [directory('a'), { subdir: 'a/' }, directory('b'), { subdir: 'b/' }, object('c')];
  expect(names(listed, ROOT, 2)).toEqual([['[a/]', '[b/]'], 'b/']);
  const page = rowsReader(ROOT)([{ rows: listed.slice(0, 3), isFull: true }], 2);
  expect([page.rows.length, page.next]).toEqual([2, 'b']);
});

test('pages of any size show every name of a listing once, but for folders cut between two', () => {
  const name = fc.constantFrom('a', 'a/', 'a-', 'a/b', 'b', 'b/', 'b/c', 'c', 'd/e', '/', 'e//f');
  fc.assert(
    fc.property(fc.uniqueArray(name), fc.integer({ min: 1, max: 4 }), (all, size) => {
      const listing: Listed[] = [];
      for (const each of all.toSorted()) {
        const cut = each.indexOf('/');
        const subdir = each.slice(0, cut + 1);
        if (cut < 0) listing.push(each === 'a' ? directory(each) : object(each));
        else if (!listing.some((row) => row.subdir === subdir)) listing.push({ subdir });
      }
      const nameOf = (row: Listed) => row.object?.name ?? row.subdir;
      const shown = new Set<string>();
      let start = 0;
      for (let pages = 0; pages <= listing.length; pages += 1) {
        const rows = listing.slice(start, start + listingLimit(size));
        const page = rowsReader(ROOT)([{ rows, isFull: rows.length === listingLimit(size) }], size);
        expect(page.rows.length).toBeLessThanOrEqual(size);
        for (const row of page.rows) shown.add(row.name);
        if (page.next === undefined) break;
        start = listing.findIndex((row) => nameOf(row) === page.next) + 1;
      }
      expect(shown).toEqual(
        new Set(rowsReader(ROOT)([{ rows: listing, isFull: false }]).rows.map(({ name }) => name)),
      );
    }),
  );
});

test('what one listing told stays the same rows when another follows it', () => {
  const read = rowsReader(ROOT);
  const first = { rows: [object('a'), object('b')], isFull: true };
  const before = read([first]);
  const both = read([first, { rows: [object('c')], isFull: false }]);
  expect(both.rows.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(both.rows[0]).toBe(before.rows[0]);
  expect([before.next, both.next]).toEqual(['b', undefined]);
});
