import { expect, test } from 'vitest';
import { arrivedBroken, isTaken, uploadFailed, uploadReason } from '@/model/upload/item';

test('a failure names its file', () => {
  expect(uploadFailed('photos/a.jpg')).toBe('Error uploading: photos/a.jpg');
});

test('why it failed is told in words', () => {
  const reason = (status: number, overwrite = false) =>
    uploadReason({ status, messages: ['One', 'Two'] }, { container: 'photos', overwrite });
  expect(reason(403)).toBe('You don’t have permission to write to photos');
  expect(reason(404)).toBe('photos no longer exists');
  expect(reason(412)).toContain('wasn’t replaced');
  expect(reason(412, true)).toBe(
    'Can’t overwrite: the archive container of photos no longer exists',
  );
  expect(reason(413)).toBe('This file doesn’t fit: the quota of photos is used up');
  expect(reason(422)).toBe('The upload was corrupted, so nothing was stored');
  expect(arrivedBroken(false)).toBe('The upload was corrupted, so nothing was stored');
  expect(arrivedBroken(true)).toBe(
    'The upload was corrupted, and a broken copy is stored. Retry to replace it',
  );
  expect(reason(503)).toBe('One. Two');
});

test('a name is taken where it may not be overwritten', () => {
  const failure = { status: 412, messages: [] };
  expect([isTaken(failure, false), isTaken(failure, true)]).toEqual([true, false]);
  expect(isTaken({ status: 413, messages: [] }, false)).toBe(false);
});
