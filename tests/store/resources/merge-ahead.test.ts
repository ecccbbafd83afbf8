import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from '@/model/decode';
import { AheadMerger } from '@/store/resources/merge-ahead';
import { NO_RESOURCES, resources, type ResourcesState } from '@/store/resources/resources-state';
import { resourcesReducer } from '@/store/resources/resources-reducer';
import { ACCOUNT, server } from '../panel';

const { actions } = resources;

const entitiesOf = (rows: readonly object[]) =>
  rows.flatMap((row) => decode('server', row, { volumeSize: 'bytes' }).entities);

const row = fc
  .tuple(
    fc.constantFrom('srv-aaaaa', 'srv-bbbbb', 'srv-ccccc', 'srv-ddddd'),
    fc.record(
      {
        name: fc.constantFrom('web', 'db'),
        status: fc.constantFrom('active', 'inactive'),
        zone: fc.record({
          id: fc.constantFrom('zon-aaaaa', 'zon-bbbbb'),
          handle: fc.constantFrom('a', 'b'),
        }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([id, fields]) => ({ ...server(id), ...fields, id }));

const SOME = resourcesReducer(
  NO_RESOURCES,
  actions.merged({ entities: entitiesOf([server('srv-zzzzz')]), readAt: 1 }),
);

type Step = (state: ResourcesState) => ResourcesState;

/** Something else that the store learns. */
const step: fc.Arbitrary<Step> = fc
  .tuple(
    fc.constantFrom('merge', 'full', 'remove', 'reading'),
    row,
    fc.constantFrom(1, 2, 3, 4, 5, 6),
  )
  .map(([what, raw, readAt]): Step => {
    const entities = entitiesOf([raw]);
    const name = { kind: 'server', id: raw.id, account: ACCOUNT } as const;
    const action = {
      merge: actions.merged({ entities, readAt }),
      full: actions.merged({ entities, readAt, full: [raw.id] }),
      remove: actions.removed({ ...name, readAt }),
      reading: actions.recordReading(name),
    }[what];
    return (state) => (action === undefined ? state : resourcesReducer(state, action));
  });

test('what was merged ahead is the same as if it were merged when it is adopted', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 5 }),
      fc.array(row, { maxLength: 6 }),
      fc.array(step, { maxLength: 5 }),
      fc.constantFrom(2, 4),
      (before, rows, meanwhile, readAt) => {
        const begun = before.reduce((state, each) => each(state), SOME);
        const merger = new AheadMerger(begun, readAt);
        const entities = entitiesOf(rows);
        const half = Math.floor(entities.length / 2);
        merger.add(entities.slice(0, half));
        merger.add(entities.slice(half));
        const now = meanwhile.reduce((state, each) => each(state), begun);
        const adopted = resourcesReducer(now, actions.mergedAhead(merger.done()));
        expect(adopted).toEqual(resourcesReducer(now, actions.merged({ entities, readAt })));
      },
    ),
  );
});

test('an answer that tells nothing new leaves every record and table the same object', () => {
  const entities = () => entitiesOf([server('srv-aaaaa')]);
  const known = resourcesReducer(NO_RESOURCES, actions.merged({ entities: entities(), readAt: 1 }));
  const merger = new AheadMerger(known, 2);
  merger.add(entities());
  const after = resourcesReducer(known, actions.mergedAhead(merger.done()));
  expect(after.records).toBe(known.records);
  expect(after.meta.server?.['srv-aaaaa']?.readAt).toBe(2);
});

test('what rows nest alike is merged once, and again where a row says something else of it', () => {
  const merger = new AheadMerger(NO_RESOURCES, 1);
  const handles = ['a', 'a', 'b', 'b', 'a'];
  merger.add(
    entitiesOf(
      handles.map((handle, at) => server(`srv-aaaa${at}`, { zone: { id: 'zon-aaaaa', handle } })),
    ),
  );
  const merged = merger.done();
  const zones = merged.entities.filter(({ kind }) => kind === 'zone').map(({ record }) => record);
  expect(zones).toMatchObject([{ handle: 'a' }, { handle: 'b' }, { handle: 'a' }]);
  expect(merged.after.zone?.records['zon-aaaaa']).toMatchObject({ handle: 'a' });
});
