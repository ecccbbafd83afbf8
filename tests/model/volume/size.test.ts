import { expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import { grownSizeProblem, newSizeProblem, sizeFromText, wireSize } from '@/model/volume/size';

const limits = { minimum: 40, maximum: 4096 };
const INVALID = 'Please enter a valid size in GB';
const FULL = 'Your account is using its full Block Storage allocation';

test.each([
  ['', INVALID],
  ['big', INVALID],
  ['-1', INVALID],
  ['40.5', INVALID],
  ['39', 'Volumes must be at least 40GB'],
  ['40', undefined],
  [' 100 GB ', undefined],
  ['4096', undefined],
  ['4097', 'Please enter a valid size between 40GB and 4096GB'],
])('a new volume of %j: %s', (text, answer) => {
  expect(newSizeProblem(text, { limits, left: undefined })).toBe(answer);
});

test('what is left of the account bounds a new volume', () => {
  const problem = (text: string, left: number) =>
    newSizeProblem(text, { limits, left: left * GIGABYTE });
  expect(problem('101', 100)).toBe('Please enter a valid size between 40GB and 100GB');
  expect(problem('100', 100)).toBeUndefined();
  expect(problem('40', 39)).toBe(
    'Your account does not have enough Block Storage left for a new volume',
  );
  expect(problem('40', 0)).toBe(FULL);
});

test('an image needs a volume that holds it', () => {
  const bounds = { limits, left: undefined, imageMinimum: 59.5 * GIGABYTE };
  expect(newSizeProblem('59', bounds)).toBe('The selected image needs a volume of at least 60GB');
  expect(newSizeProblem('60', bounds)).toBeUndefined();
});

test.each([
  ['', INVALID],
  ['50', 'The volume is already 50GB'],
  ['40', 'Volumes can only be increased in size; volume must be at least 51GB'],
  ['51', undefined],
  ['5000', 'Please enter a valid size between 51GB and 4096GB'],
])('growing 50 GB to %j: %s', (text, answer) => {
  expect(grownSizeProblem(text, 50 * GIGABYTE, { limits, left: undefined })).toBe(answer);
});

test('what is left of the account bounds growth', () => {
  const problem = (text: string, left: number) =>
    grownSizeProblem(text, 50 * GIGABYTE, { limits, left: left * GIGABYTE });
  expect(problem('61', 10)).toBe('Please enter a valid size between 51GB and 60GB');
  expect(problem('60', 10)).toBeUndefined();
  expect(problem('51', 0.5)).toBe(
    'Your account does not have enough Block Storage left for a larger volume',
  );
  expect(problem('51', 0)).toBe(FULL);
});

test('the largest volume cannot grow', () => {
  expect(grownSizeProblem('9', 4096 * GIGABYTE, { limits, left: undefined })).toBe(
    'This volume is already at the maximum size',
  );
});

test('sizes go out in the unit of the deployment', () => {
  const bytes = sizeFromText('40') ?? 0;
  expect(wireSize(bytes, { volumeSize: 'bytes' })).toBe(42_949_672_960);
  expect(wireSize(bytes, { volumeSize: 'MiB' })).toBe(40_960);
});
