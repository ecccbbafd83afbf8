import { expect, test } from 'vitest';
import { canCopy } from '@/model/object/rules';
import { OBJECT_VERBS } from '@/model/object/verbs';
import { objectId } from '@/model/orbit/ids';
import type { Facts } from '@/model/facts';

// It asks nothing of them.
const NOTHING = {} as Facts;

test('an object beyond what storage keeps in one is not copied, and can still be moved', () => {
  const sized = (bytes?: number) =>
    canCopy(
      { id: objectId('acc-aaaaa', 'box', 'film'), ...(bytes !== undefined && { bytes }) },
      NOTHING,
    );
  expect([sized(), sized(5_368_709_122)]).toEqual([undefined, undefined]);
  expect(sized(5_368_709_123)).toBe('Objects over 5 GiB can’t be copied, only moved');
});

test('only a version that an archive keeps is restored: no file, mark of a deletion or folder', () => {
  const restore = OBJECT_VERBS.find(({ id }) => id === 'restore');
  const shown = (name: string, content_type = 'text/plain', isFolder = false) => {
    const id = objectId('acc-aaaaa', 'box_archive', name);
    return restore?.shown?.({ id, name, basename: name, content_type, isFolder }, NOTHING);
  };
  const version = '003doc/1795164625.70523';
  expect([
    shown(version),
    shown('doc'),
    shown(version, 'application/x-deleted;swift_versions_deleted=1'),
    shown(`${version}/`, 'text/plain', true),
  ]).toEqual([true, false, false, false]);
});
