import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRecord, type AnyRecord, type Merged } from '@/store/resources/merge-record';

/** Merges answers in order of arrival. */
function arrive(answers: readonly { fields: AnyRecord; readAt: number }[]): AnyRecord | undefined {
  let known: Merged | undefined;
  for (const { fields, readAt } of answers) known = mergeRecord(known, fields, readAt) ?? known;
  return known?.record;
}

test('an absent field never wipes a known one', () => {
  const record = arrive([
    { fields: { name: 'web', user_data: 'secretless' }, readAt: 1 },
    { fields: { name: 'web-2' }, readAt: 2 },
  ]);
  expect(record).toEqual({ name: 'web-2', user_data: 'secretless' });
});

test('an answer that was overtaken changes nothing that a newer one told', () => {
  const record = arrive([
    { fields: { status: 'inactive' }, readAt: 2 },
    { fields: { status: 'active', user_data: 'only here' }, readAt: 1 },
  ]);
  expect(record).toEqual({ status: 'inactive', user_data: 'only here' });
});

test('a record that tells nothing new stays the same object', () => {
  const first = { name: 'web', volumes: ['vol-aaaaa'], zone: { id: 'zon-aaaaa' } };
  const known = mergeRecord(undefined, first, 1);
  const again = mergeRecord(known, structuredClone(first), 2);
  expect(again?.record).toBe(first);
  expect(again?.times).toEqual({ readAt: 2 });
});

test('what could not be read displaces what was known, until it is read again', () => {
  const known = { fields: { name: 'web', volumes: ['vol-aaaaa'] }, readAt: 1 };
  const bent = { fields: { name: undefined, volumes: [], unreadable: ['name'] }, readAt: 3 };
  expect(arrive([known, bent])).toEqual({ volumes: [], unreadable: ['name'] });
  expect(arrive([bent, known])).toEqual({ volumes: [], unreadable: ['name'] });
  const mended = { fields: { name: 'web-2' }, readAt: 4 };
  expect(arrive([known, bent, mended])).toEqual({ name: 'web-2', volumes: [] });
  const other = { fields: { status: 'active', size: undefined, unreadable: ['size'] }, readAt: 2 };
  const both = { volumes: [], status: 'active', unreadable: ['name', 'size'] };
  expect(arrive([bent, other])).toEqual(both);
  expect(arrive([{ ...other, readAt: 5 }, bent])).toEqual({
    ...both,
    unreadable: ['size', 'name'],
  });
});

test('a record that cannot be read again in the same way stays the same object', () => {
  const first = { name: undefined, size: 3, unreadable: ['name'] };
  const known = mergeRecord(undefined, first, 1);
  expect(mergeRecord(known, structuredClone(first), 2)).toEqual({
    record: first,
    times: { readAt: 2 },
  });
  expect(mergeRecord(known, structuredClone(first), 2)?.record).toBe(first);
});

const value = fc.oneof(fc.integer(), fc.string(), fc.array(fc.integer(), { maxLength: 2 }));
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'toString'), value);

test('answers may arrive in any order: each field ends as its newest read told it', () => {
  const answers = fc
    .uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 })
    .chain((times) =>
      fc.tuple(...times.map((readAt) => fc.record({ fields, readAt: fc.constant(readAt) }))),
    );
  const shuffled = answers.chain((ordered) =>
    fc.tuple(
      fc.constant(ordered),
      fc.shuffledSubarray(ordered, { minLength: ordered.length, maxLength: ordered.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([ordered, order]) => {
      const newest = ordered
        .toSorted((one, other) => one.readAt - other.readAt)
        .reduce<Record<string, unknown>>((all, each) => ({ ...all, ...each.fields }), {});
      expect(arrive(order)).toEqual(newest);
    }),
  );
});

/** An answer, some of whose fields could not be read. */
const bentFields = fields.map((incoming) => {
  const unreadable = Object.keys(incoming).filter((name) => typeof incoming[name] === 'number');
  const kept = Object.entries(incoming).map(([name, each]) => [
    name,
    unreadable.includes(name) ? undefined : each,
  ]);
  return { ...Object.fromEntries(kept), ...(unreadable.length > 0 && { unreadable }) } as AnyRecord;
});

test('whatever the order, a field is marked as unreadable just where its newest read was', () => {
  const answers = fc.uniqueArray(
    fc.record({ fields: bentFields, readAt: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, selector: ({ readAt }) => readAt },
  );
  fc.assert(
    fc.property(answers, (order) => {
      const newest = new Map<string, unknown>();
      for (const { fields: incoming } of order.toSorted(
        (one, other) => one.readAt - other.readAt,
      )) {
        for (const [name, each] of Object.entries(incoming))
          if (name !== 'unreadable') newest.set(name, each);
      }
      const { unreadable = [], ...record } = arrive(order) ?? {};
      expect(record).toEqual(Object.fromEntries(newest));
      const wanted = [...newest].flatMap(([name, each]) => (each === undefined ? name : []));
      expect((unreadable as string[]).toSorted()).toEqual(wanted.toSorted());
    }),
  );
});
