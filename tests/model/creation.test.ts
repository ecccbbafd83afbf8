import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creationOf, serverCreationSeconds, slowed } from '@/model/creation';

const MEBIBYTE = 1024 ** 2;
const CREATED = '2026-01-01T00:00:00.000Z';
const SECONDS = 20;
const at = (seconds: number) => Date.parse(CREATED) + seconds * 1000;

test.each([
  [20_480 * MEBIBYTE, 20],
  [40_960 * MEBIBYTE, 30],
  [4096 * MEBIBYTE, 12],
  [0, 12],
  [null, 12],
  [undefined, 12],
])('a disk of %j bytes takes %d seconds', (disk, seconds) => {
  expect(serverCreationSeconds(disk)).toBe(seconds);
});

test.each([
  [0, 0],
  [2, 0.1],
  [10, 0.5],
  [17, 0.85],
])('after %d of 20 seconds it has come to %d', (seconds, share) => {
  expect(creationOf(CREATED, SECONDS, at(seconds)).progress).toBeCloseTo(share, 10);
});

test('above 85 % it is slowed, and it never passes 95 %', () => {
  const progress = (seconds: number) => creationOf(CREATED, SECONDS, at(seconds)).progress;
  expect(progress(18)).toBeGreaterThan(0.85);
  expect(progress(18)).toBeLessThan(0.9);
  expect(progress(20)).toBeLessThan(0.95);
  expect(progress(3600)).toBeCloseTo(0.95, 5);
  expect(progress(3600)).toBeLessThanOrEqual(0.95);
});

test('it counts from the time of creation, not from when it is first seen', () => {
  expect(creationOf(CREATED, 12, at(6)).progress).toBeCloseTo(0.5, 10);
  expect(creationOf(null, 12, at(0)).progress).toBeCloseTo(0.95, 5);
  expect(creationOf(CREATED, 12, at(-30)).progress).toBe(0);
});

test.each([
  [20, false],
  [21, true],
  [3600, true],
])('after %d of 20 seconds it is late: %s', (seconds, late) => {
  expect(creationOf(CREATED, SECONDS, at(seconds)).late).toBe(late);
});

test('it never goes back and never leaves 0 to 95 %', () => {
  const share = fc.double({ min: -10, max: 1000, noNaN: true });
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(slowed(less)).toBeLessThanOrEqual(slowed(more));
      expect(slowed(less)).toBeGreaterThanOrEqual(0);
      expect(slowed(more)).toBeLessThanOrEqual(0.95);
    }),
  );
});
