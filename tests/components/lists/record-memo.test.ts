import { expect, test } from 'vitest';
import { parseId } from '@/model/ids';
import { recordMemo } from '@/components/lists/record-memo';
import type { VersionedLookup } from '@/components/store/lookup';

const id = parseId('server_group', 'grp-web01')!;

function lookupOf(name: string): VersionedLookup {
  const group = { id, name };
  return {
    version: {},
    // One group is all there is here, whatever the kind asked for.
    get: ((kind: string) =>
      kind === 'server_group' ? group : undefined) as VersionedLookup['get'],
  };
}

test('a value is worked out again only when what it was worked out from has changed', () => {
  let count = 0;
  const memo = recordMemo((record: { group: string }, lookup) => {
    count += 1;
    return lookup.get('server_group', record.group)?.name;
  });
  const record = { group: id };
  const before = lookupOf('web');

  expect(memo(record, before)).toBe('web');
  expect(memo(record, before)).toBe('web');
  expect(memo(record, { ...before, version: {} })).toBe('web');
  expect(count).toBe(1);

  expect(memo(record, lookupOf('renamed'))).toBe('renamed');
  expect(count).toBe(2);
  expect(memo({ ...record }, before)).toBe('web');
  expect(count).toBe(3);
});
