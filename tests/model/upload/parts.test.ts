import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, readLargeObjects } from '@/model/upload/segments';
import { DEFAULT_UPLOADS } from '@/model/upload/upload-settings';

const large = { mostSegments: 1000, smallestSegment: 1 };
const LIMIT = 5_368_709_120;

test('a file below 5368709120 bytes is sent as it is', () => {
  expect(partsOf(LIMIT - 1, DEFAULT_UPLOADS, undefined)).toEqual([{ start: 0, end: LIMIT - 1 }]);
  expect(partsOf(0, DEFAULT_UPLOADS, large)).toEqual([{ start: 0, end: 0 }]);
});

test('one that is not below is too large, where storage takes no segments', () => {
  expect(partsOf(LIMIT, DEFAULT_UPLOADS, undefined)).toBeUndefined();
  expect(partsOf(LIMIT, DEFAULT_UPLOADS, large)).toHaveLength(160);
});

test('from 64 MiB on a file is sent by segments of 32, where storage takes them', () => {
  const mebibyte = 1024 ** 2;
  expect(partsOf(64 * mebibyte - 1, DEFAULT_UPLOADS, large)).toHaveLength(1);
  expect(partsOf(64 * mebibyte, DEFAULT_UPLOADS, large)).toEqual([
    { start: 0, end: 32 * mebibyte },
    { start: 32 * mebibyte, end: 64 * mebibyte },
  ]);
  expect(partsOf(64 * mebibyte, DEFAULT_UPLOADS, undefined)).toHaveLength(1);
});

test('a deployment whose limit is less has segments from there on', () => {
  const settings = { ...DEFAULT_UPLOADS, limit: 100, segment: 50 };
  expect(partsOf(99, settings, large)).toHaveLength(1);
  expect(partsOf(100, settings, large)).toHaveLength(2);
});

test('segments grow with a file, up to as many as storage takes, each below the limit', () => {
  const settings = { ...DEFAULT_UPLOADS, limit: 100, segment: 10 };
  const few = { mostSegments: 4, smallestSegment: 1 };
  expect(partsOf(100, settings, few)?.map(({ end }) => end)).toEqual([25, 50, 75, 100]);
  expect(partsOf(396, settings, few)).toHaveLength(4);
  expect(partsOf(397, settings, few)).toBeUndefined();
  expect(partsOf(100, settings, { ...few, smallestSegment: 60 })).toEqual([
    { start: 0, end: 60 },
    { start: 60, end: 100 },
  ]);
});

test('parts follow each other without a gap', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 99 }), (size, segment) => {
      const parts = partsOf(size, { ...DEFAULT_UPLOADS, limit: 1000, segment }, large);
      const ends = parts?.map(({ end }) => end);
      expect(parts?.map(({ start }) => start)).toEqual([0, ...(ends?.slice(0, -1) ?? [])]);
      expect(ends?.at(-1)).toBe(size);
    }),
  );
});

test('whether storage takes segments is read from what it says of itself', () => {
  expect(readLargeObjects({ slo: { max_manifest_segments: 5, min_segment_size: 2 } })).toEqual({
    mostSegments: 5,
    smallestSegment: 2,
  });
  expect(readLargeObjects({ slo: { max_manifest_segments: '5' } })).toEqual(large);
  for (const info of [{}, null, 'slo', [], { slo: null }, { slo: true }]) {
    expect(readLargeObjects(info)).toBeUndefined();
  }
  fc.assert(fc.property(fc.jsonValue(), (info) => void readLargeObjects(info)));
});
