import { expect, test } from 'vitest';
import { containerId, objectId } from '@/model/orbit/ids';
import { calls } from '@/store/calls/calls-slice';
import { objectsQuery } from '@/store/queries/objects-query';

const ACCOUNT = 'acc-aaaaa';
const { mutated } = calls.actions;

test('a listing is read again after what changes its own container, or the one whose archive it is', () => {
  const inBox = mutated({
    kind: 'object',
    id: objectId(ACCOUNT, 'box', 'a/b'),
    mutation: undefined,
  });
  const ofBox = mutated({
    kind: 'container',
    id: containerId(ACCOUNT, 'box'),
    mutation: undefined,
  });
  const stale = (container: string, more: object = {}) =>
    [inBox, ofBox].map((action) =>
      objectsQuery.staleOn?.(action, { account: ACCOUNT, container, ...more }),
    );
  expect(stale('box')).toEqual([true, true]);
  expect(stale('box_segments')).toEqual([true, true]);
  expect(stale('kept', { archiveOf: 'box' })).toEqual([true, true]);
  expect(stale('other')).toEqual([false, false]);
  expect(stale('box', { account: 'acc-bbbbb' })).toEqual([false, false]);
});
