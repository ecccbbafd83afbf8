import { expect, test } from 'vitest';
import { arrivedBroken, isTaken, uploadFailed, uploadReason } from '@/model/upload/item';

test('a failure names its file', () => {
  expect(uploadFailed('photos/a.jpg')).toBe('Error uploading: photos/a.jpg');
});

test('why it failed is told in words', () => {
  const reason = (status: number, overwrite = false) =>
    uploadReason({ status, messages: ['One', 'Two'] }, { container: 'photos', overwrite });
  expect(reason(403)).toBe('You may not write to photos');
  expect(reason(404)).toBe('photos is no longer there');
  expect(reason(412)).toContain('was left as it is');
  expect(reason(412, true)).toBe(
    'photos keeps what is overwritten in a container that is no longer there',
  );
  expect(reason(413)).toBe('photos has no room for it: its quota is used up');
  expect(reason(422)).toBe('It arrived broken, so nothing of it was stored');
  expect(arrivedBroken(false)).toBe('It arrived broken, so nothing of it was stored');
  expect(arrivedBroken(true)).toBe(
    'It arrived broken: what is stored now is not your file. Retry to replace it',
  );
  expect(reason(503)).toBe('One. Two');
});

test('a name is taken where it may not be overwritten', () => {
  const failure = { status: 412, messages: [] };
  expect([isTaken(failure, false), isTaken(failure, true)]).toEqual([true, false]);
  expect(isTaken({ status: 413, messages: [] }, false)).toBe(false);
});
