import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSize, fromMebibytes, GIGABYTE, parseGigabytes, toMebibytes } from '@/lib/sizes';

test.each([
  [0, '0 B'],
  [512, '512 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.50 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [40 * GIGABYTE, '40 GB'],
  [1.25 * GIGABYTE, '1.25 GB'],
  [2.5 * 1024 ** 4, '2.50 TB'],
  [5000 * 1024 ** 4, '5000 TB'],
  [1e300, '–'],
  [Number.POSITIVE_INFINITY, '–'],
  [Number.NaN, '–'],
])('sizes are 1024-based, two decimals: %d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});

test('a size in words is the size again, to two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 50 }), (bytes) => {
      const [digits, unit = ''] = formatSize(bytes).split(' ');
      const again = Number(digits) * 1024 ** ['B', 'KB', 'MB', 'GB', 'TB'].indexOf(unit);
      expect(Math.abs(again - bytes)).toBeLessThanOrEqual(bytes * 0.006);
      expect(formatSize(bytes)).not.toMatch(/^10(?:2[4-9]|[3-9]\d)(?:\.\d\d)? (?:B|KB|MB|GB)$/);
    }),
  );
});

test.each([
  ['40', 40 * GIGABYTE],
  [' 1.5 ', 1.5 * GIGABYTE],
  ['.5', GIGABYTE / 2],
  ['2GB', 2 * GIGABYTE],
  ['0', undefined],
  ['', undefined],
  ['-4', undefined],
  ['4e9', undefined],
  ['many', undefined],
  ['99999999999', undefined],
])('%j gigabytes typed are %s bytes', (text, bytes) => {
  expect(parseGigabytes(text)).toBe(bytes);
});

test('mebibytes go to bytes and back', () => {
  expect(fromMebibytes(40_960)).toBe(40 * GIGABYTE);
  expect(toMebibytes(40 * GIGABYTE)).toBe(40_960);
});
