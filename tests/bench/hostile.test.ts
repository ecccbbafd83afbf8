import { expect, test } from 'vitest';
import { bend } from '../../bench/hostile/bends.mjs';
import { claimsIn } from '../../bench/hostile/claims.mjs';
import { randomOf } from '../../bench/hostile/random.mjs';

test.each([
  "You don't currently have any Cloud Servers",
  'All is well',
  'It is empty.',
  'of 0 images',
  '£0.00',
  'none',
  'Nothing needs attention',
  '0',
])('a claim is one: %s', (line) => {
  expect(claimsIn([line])).toEqual([line]);
});

test.each([
  'The size of this object could not be read',
  '0f0b1a3d-b76b-4218-9bba-e1ff657f4b72',
  '2026-11-20 10:00',
  '1,000 objects',
  '10 GB',
  'Cannot be read: no answer',
])('what is not known, and any other figure, claims nothing: %s', (line) => {
  expect(claimsIn([line])).toEqual([]);
});

const ROWS = [
  { id: 'srv-aaaaa', name: 'web', ram: 512, locked: false, groups: ['grp-aaaaa'], server: null },
  { id: 'srv-bbbbb', name: 'db', ram: 1024, locked: true, groups: [], server: { id: 'x' } },
];
const text = JSON.stringify(ROWS);
const bentBy = (seed: number, isUnknowable: boolean) =>
  bend({ text, headers: {}, hasBody: true }, randomOf(seed), isUnknowable);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The places of a value that says that there is none, or nought. */
const NONE: ReadonlySet<unknown> = new Set([null, 0, '', false]);
const nonesOf = (rows: readonly unknown[]) =>
  rows.flatMap((row, at) =>
    typeof row === 'object' && row !== null && !Array.isArray(row)
      ? Object.entries(row).flatMap(([name, value]) =>
          NONE.has(value) ? `${String(at)} ${name}` : [],
        )
      : [],
  );

test('what is bent beyond knowing says of nothing that it is none, but what was', () => {
  const before = new Set(nonesOf(ROWS));
  const bent = Array.from({ length: 500 }, (_, seed) => parsed(bentBy(seed, true)?.text ?? ''));
  const lists = bent.filter((read) => Array.isArray(read));
  expect(lists.length).toBeGreaterThan(100);
  expect(new Set(lists.map(({ length }) => length))).toEqual(new Set([ROWS.length]));
  expect(lists.flatMap(nonesOf).filter((place) => !before.has(place))).toEqual([]);
});

test('a seed bends as it did before, and another one otherwise', () => {
  const bent = (seed: number) => JSON.stringify([bentBy(seed, false), bentBy(seed, true)]);
  expect(bent(7)).toBe(bent(7));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => bent(seed))).size).toBeGreaterThan(15);
});
