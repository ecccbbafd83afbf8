import { expect, test } from 'vitest';
import {
  arrivedParts,
  manifestOf,
  segmentName,
  segmentsContainer,
  segmentsPrefix,
} from '@/model/upload/segments';

const parts = [
  { start: 0, end: 4 },
  { start: 4, end: 6 },
];
const prefix = segmentsPrefix({ object: 'films/a b', size: 6, changed: 1500 }, parts);

test('segments are named as by Swift’s own client', () => {
  expect(segmentsContainer('films')).toBe('films_segments');
  expect(prefix).toBe('films/a b/slo/1.500000/6/4/');
  expect(segmentName(prefix, 12)).toBe('films/a b/slo/1.500000/6/4/00000012');
});

test('a manifest tells each segment with its checksum and size', () => {
  expect(manifestOf('films', prefix, parts, ['one', 'two'])).toEqual([
    { path: `/films_segments/${prefix}00000000`, etag: 'one', size_bytes: 4 },
    { path: `/films_segments/${prefix}00000001`, etag: 'two', size_bytes: 2 },
  ]);
});

test('what has arrived of a file is known by its name and its size', () => {
  const row = (index: number, bytes: number) => ({
    name: segmentName(prefix, index),
    hash: `of ${String(index)}`,
    bytes,
  });
  const [one, two] = [row(0, 4), row(1, 2)];
  expect(arrivedParts(prefix, parts, [])).toEqual([undefined, undefined]);
  expect(arrivedParts(prefix, parts, [two])).toEqual([undefined, two]);
  expect(arrivedParts(prefix, parts, [row(0, 3), two])).toEqual([undefined, two]);
  expect(arrivedParts(prefix, parts, [two, one])).toEqual([one, two]);
});
