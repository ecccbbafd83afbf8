import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archivedVersion, versionsPrefix } from '@/model/object/archived';

test('the name of a version tells whose it is, and when it was written', () => {
  expect(archivedVersion('007doc.txt/1795164625.70523')).toEqual({
    of: 'doc.txt',
    written: 1_795_164_625_705.23,
  });
  for (const name of [
    'doc.txt',
    '007doc.txt',
    '0ffdoc.txt/1795164625.70523',
    '000/1795164625.70523',
  ]) {
    expect(archivedVersion(name)).toBeUndefined();
  }
});

test('whatever an object is called, its versions are found and read by that', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(name, (of) => {
      expect(archivedVersion(`${versionsPrefix(of)}1795164625.70523`)?.of).toBe(of);
    }),
  );
});
