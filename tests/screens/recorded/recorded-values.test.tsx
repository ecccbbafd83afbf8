import { Fragment } from 'react';
import { expect, test } from 'vitest';
import { selectLookup } from '@/components/scope/data/lookup';
import { factsOf } from '@/components/scope/data/use-facts';
import { decode } from '@/model/decode';
import { fieldOf } from '@/lib/values';
import { searchText } from '@/model/search-text';
import { recordedBodies } from '../../recorded-bodies';
import { drawn, storeOf } from './draw';
import { NO_LIST, SHOWN } from './lists';
import { OLDER_FORMS } from './older-forms';
import {
  EMPTY_COLUMNS,
  isTime,
  isTold,
  isUnsaid,
  LIST_WORDS,
  NOT_LISTED,
  NOT_SEARCHED,
  NOT_SHOWN,
  NOW,
  type Value,
  valuesOf,
} from './values';

const FEATURES = { clusterIps: true, databaseResize: true };
const LIMITS = { volume: { minimum: 40, maximum: 4096 } };

/** Returns every recorded record of a kind with a list, decoded. */
function recordedRows() {
  return [...recordedBodies(), ...OLDER_FORMS].flatMap(({ file, kind, rows }) => {
    const shown = SHOWN.get(kind);
    return shown === undefined
      ? []
      : rows.map((row) => {
          const { id = '', entities } = decode(kind, row, { volumeSize: 'MiB' });
          const record = { ...(entities[0]?.record ?? { id }), unreadable: [] };
          const store = storeOf(entities, id);
          const lookup = selectLookup(store.getState());
          const own = fieldOf(record, 'account') ?? fieldOf(record, 'owner');
          const account = typeof own === 'string' ? own : 'acc-12345';
          const given = { account, user: undefined, now: NOW, limits: LIMITS, offline: false };
          const facts = factsOf(lookup, { ...given, features: FEATURES });
          return { name: `${file}: ${id}`, kind, id, record, shown, store, account, facts };
        });
  });
}

const rows = recordedRows();
const told = (values: readonly Value[]) =>
  values.map(({ path, value }) => `${path}: ${String(value)}`);

test('every recorded kind is shown by a list, or it is known why not', () => {
  const recorded = new Set([...recordedBodies(), ...OLDER_FORMS].map(({ kind }) => kind));
  expect([...recorded].toSorted()).toEqual([...SHOWN.keys(), ...Object.keys(NO_LIST)].toSorted());
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(SHOWN.keys()));
});

test.each(rows.filter(({ shown }) => shown.page))(
  '$name: each value is on its page',
  async (row) => {
    const { kind, id, record, shown, store, account, facts } = row;
    const page = await drawn(store, account, shown.page?.(id));
    const untold = valuesOf(kind, record).filter(
      (value) =>
        NOT_SHOWN[value.path] === undefined &&
        !isUnsaid(value, record) &&
        !isTold(value, page, facts),
    );
    expect(told(untold)).toEqual([]);
    // A part that is missing leaves no comma behind, and what is not known is not free.
    expect(page).not.toMatch(/^, |undefined|nan\b/m);
    expect(kind === 'database_snapshot' && page.includes('£0.00')).toBe(false);
  },
);

test.each(rows)('$name: each value of a column is in its list', async (row) => {
  const { kind, record, shown, store, account, facts } = row;
  const cells = shown.cells(record, facts);
  const columns = new Set([...(shown.page ? ['id'] : []), ...cells.flatMap(({ of }) => of)]);
  const list = await drawn(
    store,
    account,
    <>
      {cells.map(({ column, cell }) => (
        <div key={column} data-cell>
          {cell}
        </div>
      ))}
      <Fragment key="card">{shown.card(record, facts)}</Fragment>
    </>,
    '[data-cell]',
  );
  const untold = valuesOf(kind, record).filter(
    (value) =>
      columns.has(value.path.split('.')[1] ?? '') &&
      NOT_SHOWN[value.path] === undefined &&
      NOT_LISTED[value.path] === undefined &&
      !isUnsaid(value, record) &&
      !isTold(value, list, facts, LIST_WORDS),
  );
  expect(told(untold)).toEqual([]);
  expect(list).not.toMatch(/^, |undefined|nan\b/m);
});

test.each(rows)(
  '$name: each column tells what its fields have',
  ({ kind, record, shown, facts }) => {
    const empty = shown.cells(record, facts).filter(({ of, text, column }) => {
      if (EMPTY_COLUMNS[`${kind}.${column}`] !== undefined) return false;
      const values = of.flatMap((field) => valuesOf(`${kind}.${field}`, fieldOf(record, field)));
      return text === '' && values.some(({ value }) => value !== 0 && value !== false);
    });
    expect(empty.map(({ column }) => column)).toEqual([]);
  },
);

test.each(rows.filter(({ shown }) => shown.page))(
  '$name: what people paste finds it',
  ({ kind, record, shown, facts }) => {
    const words = searchText(shown.searched(record, facts));
    const unfound = valuesOf(kind, record).filter(
      ({ path, value }) =>
        typeof value === 'string' &&
        !isTime(value) &&
        !isUnsaid({ path, value }, record) &&
        !words.includes(value.toLowerCase()) &&
        NOT_SEARCHED[path] === undefined &&
        NOT_SHOWN[path] === undefined &&
        !isTold({ path, value }, words, facts),
    );
    expect(told(unfound)).toEqual([]);
  },
);

test.each(rows)('$name: no rule is surprised by its status', ({ record, shown, facts }) => {
  const status = fieldOf(record, 'status');
  const surprised = shown
    .refusals(record, facts)
    .filter((words) => words.endsWith(` is ${String(status)}`));
  expect(surprised).toEqual([]);
});

test('nothing is left out of the screens or the search that no answer has', () => {
  const paths = new Set(
    rows.flatMap(({ kind, record }) => valuesOf(kind, record)).map(({ path }) => path),
  );
  const never = [NOT_SHOWN, NOT_LISTED, NOT_SEARCHED].flatMap((each) => Object.keys(each));
  expect(never.filter((path) => !paths.has(path))).toEqual([]);
});
