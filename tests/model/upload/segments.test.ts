import { expect, test } from 'vitest';
import {
  manifestOf,
  missingParts,
  segmentName,
  segmentsContainer,
  segmentsPrefix,
} from '@/model/upload/segments';

const parts = [
  { start: 0, end: 4, md5: 'one' },
  { start: 4, end: 6, md5: 'two' },
];
const prefix = segmentsPrefix({ object: 'films/a b', size: 6, changed: 1500 }, parts);

test('segments are named as by Swift’s own client', () => {
  expect(segmentsContainer('films')).toBe('films_segments');
  expect(prefix).toBe('films/a b/slo/1.500000/6/4/');
  expect(segmentName(prefix, 12)).toBe('films/a b/slo/1.500000/6/4/00000012');
});

test('a manifest tells each segment with its checksum and size', () => {
  expect(manifestOf('films', prefix, parts)).toEqual([
    { path: `/films_segments/${prefix}00000000`, etag: 'one', size_bytes: 4 },
    { path: `/films_segments/${prefix}00000001`, etag: 'two', size_bytes: 2 },
  ]);
});

test('what has arrived as it is need not be sent again', () => {
  const row = (index: number, hash: string, bytes: number) => ({
    name: segmentName(prefix, index),
    hash,
    bytes,
  });
  expect(missingParts(prefix, parts, [])).toEqual([0, 1]);
  expect(missingParts(prefix, parts, [row(0, 'one', 4)])).toEqual([1]);
  expect(missingParts(prefix, parts, [row(0, 'else', 4), row(1, 'two', 2)])).toEqual([0]);
  expect(missingParts(prefix, parts, [row(0, 'one', 3), row(1, 'two', 2)])).toEqual([0]);
  expect(missingParts(prefix, parts, [row(0, 'one', 4), row(1, 'two', 2)])).toEqual([]);
});
