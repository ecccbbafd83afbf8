import { expect, test } from 'vitest';
import type { Look } from '@/components/lists/column';
import { RowLooks } from '@/components/lists/row-looks';

const rows = [{ id: 'srv-aaaaa' }, { id: 'srv-bbbbb' }];

/** A look over a store with these groups. */
function lookAt(groups: Readonly<Record<string, object>>, now = 0): Look {
  return { account: 'acc-aaaaa', now, get: ((_: string, id: string) => groups[id]) as Look['get'] };
}

const one = { 'grp-aaaaa': { id: 'grp-aaaaa' }, 'grp-bbbbb': { id: 'grp-bbbbb' } };

/** The looks of a page on which each row has read one group. */
function page() {
  const looks = new RowLooks();
  const first = looks.of(rows, lookAt(one));
  first.get('srv-aaaaa')?.get('server_group', 'grp-aaaaa');
  first.get('srv-bbbbb')?.get('server_group', 'grp-bbbbb');
  const kept = (given: readonly { id: string }[], look: Look) => {
    const next = looks.of(given, look);
    return given.map(({ id }) => next.get(id) === first.get(id));
  };
  return { kept, first };
}

test('what changes elsewhere leaves every row its look', () => {
  const { kept } = page();
  expect(kept(rows, lookAt({ ...one, 'grp-ccccc': {} }))).toEqual([true, true]);
});

test('a changed group gives a new look to those rows alone that read it', () => {
  const { kept } = page();
  expect(kept(rows, lookAt({ ...one, 'grp-bbbbb': {} }))).toEqual([true, false]);
});

test('another moment and another account are new to all rows', () => {
  expect(page().kept(rows, lookAt(one, 1))).toEqual([false, false]);
  expect(page().kept(rows, { ...lookAt(one), account: 'acc-bbbbb' })).toEqual([false, false]);
});

test('a look that was kept sees what the newest store holds', () => {
  const { kept, first } = page();
  const news = { id: 'grp-ccccc' };
  kept(rows, lookAt({ ...one, 'grp-ccccc': news }));
  expect(first.get('srv-aaaaa')?.get('server_group', 'grp-ccccc')).toBe(news);
});

test('a row that was on another page meanwhile starts anew', () => {
  const { kept } = page();
  kept(rows.slice(1), lookAt(one));
  expect(kept(rows, lookAt(one))).toEqual([false, true]);
});
