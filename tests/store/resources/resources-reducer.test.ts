import { describe, expect, test } from 'vitest';
import { decode } from '@/model/decode';
import { NO_RESOURCES, resources, type ResourcesState } from '@/store/resources/resources-state';
import { resourcesReducer } from '@/store/resources/resources-reducer';
import {
  selectList,
  selectListRecords,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import { ACCOUNT, refusal, server } from '../panel';

const { actions } = resources;
const name = { kind: 'server', account: ACCOUNT } as const;

type Step = (state: ResourcesState) => ResourcesState;

function merge(readAt: number, raw: readonly object[], full: readonly string[] = []): Step {
  const entities = raw.flatMap((each) => decode('server', each, { volumeSize: 'bytes' }).entities);
  return (state) => resourcesReducer(state, actions.merged({ entities, readAt, full }));
}

function list(readAt: number, raw: readonly { id: string }[]): Step {
  const ids = raw.map(({ id }) => id);
  return (state) =>
    resourcesReducer(
      merge(readAt, raw)(state),
      actions.listed({ ...name, ids, readAt, updatedAt: readAt, dropped: [] }),
    );
}

function after(...steps: readonly Step[]) {
  return { resources: steps.reduce((state, step) => step(state), NO_RESOURCES) };
}

const row = (id: string, fields: object = {}) => ({ id, ...server(id, fields) });

test('a collection answer makes the list and removes what it no longer has', () => {
  const state = after(list(1, [row('srv-aaaaa'), row('srv-bbbbb')]), list(2, [row('srv-bbbbb')]));
  expect(selectList(state, 'server', ACCOUNT).ids).toEqual(['srv-bbbbb']);
  expect(selectRecord(state, 'server', 'srv-aaaaa')).toBeUndefined();
  expect(selectRecordStatus(state, 'server', 'srv-aaaaa').status).toBe('not-found');
});

test('what was created after a collection answer began stays in the list', () => {
  const state = after(
    list(1, [row('srv-aaaaa')]),
    merge(3, [row('srv-bbbbb')], ['srv-bbbbb']),
    (s) => resourcesReducer(s, actions.joined({ ...name, ids: ['srv-bbbbb'] })),
    list(2, [row('srv-aaaaa')]),
  );
  expect(selectList(state, 'server', ACCOUNT).ids).toEqual(['srv-aaaaa', 'srv-bbbbb']);
});

test('a collection answer that was overtaken by another is dropped', () => {
  const state = after(list(2, [row('srv-bbbbb')]), list(1, [row('srv-aaaaa')]));
  expect(selectList(state, 'server', ACCOUNT).ids).toEqual(['srv-bbbbb']);
});

test('what was found gone does not come back by an answer that was under way', () => {
  const state = after(
    list(1, [row('srv-aaaaa')]),
    (s) => resourcesReducer(s, actions.removed({ ...name, id: 'srv-aaaaa', readAt: 3 })),
    list(2, [row('srv-aaaaa')]),
  );
  expect(selectList(state, 'server', ACCOUNT).ids).toEqual([]);
  expect(selectRecord(state, 'server', 'srv-aaaaa')).toBeUndefined();
});

test('a record that was read after the 404 was asked for stays', () => {
  const state = after(list(3, [row('srv-aaaaa')]), (s) =>
    resourcesReducer(s, actions.removed({ ...name, id: 'srv-aaaaa', readAt: 2 })),
  );
  expect(selectRecord(state, 'server', 'srv-aaaaa')).toBeDefined();
});

test("another account's 404 takes nothing from the list of the account that has it", () => {
  const other = 'acc-bbbbb';
  const steps = [
    list(1, [row('srv-aaaaa', { account: ACCOUNT })]),
    (s: ResourcesState) =>
      resourcesReducer(
        s,
        actions.removed({ kind: 'server', account: other, id: 'srv-aaaaa', readAt: 2 }),
      ),
  ];
  const state = after(...steps);
  expect(selectList(state, 'server', ACCOUNT).ids).toEqual(['srv-aaaaa']);
  expect(selectListRecords(state, 'server', ACCOUNT)).toHaveLength(1);
});

test("a 404 removes from the asking account's list; the record goes with the last one", () => {
  const image = (account: string): Step => {
    const entities = decode(
      'image',
      { id: 'img-aaaaa', resource_type: 'image', public: true },
      {
        volumeSize: 'bytes',
      },
    ).entities;
    const ids = ['img-aaaaa'];
    return (s) =>
      resourcesReducer(
        resourcesReducer(s, actions.merged({ entities, readAt: 1 })),
        actions.listed({ kind: 'image', account, ids, readAt: 1, updatedAt: 1, dropped: [] }),
      );
  };
  const gone = (account: string): Step => {
    const removed = actions.removed({ kind: 'image', account, id: 'img-aaaaa', readAt: 2 });
    return (s) => resourcesReducer(s, removed);
  };
  const once = after(image(ACCOUNT), image('acc-bbbbb'), gone('acc-bbbbb'));
  expect(selectList(once, 'image', 'acc-bbbbb').ids).toEqual([]);
  expect(selectRecordStatus(once, 'image', 'img-aaaaa').status).toBe('not-found');
  expect(selectListRecords(once, 'image', ACCOUNT)).toHaveLength(1);
  const twice = { resources: gone(ACCOUNT)(once.resources) };
  expect(selectList(twice, 'image', ACCOUNT).ids).toEqual([]);
  expect(selectRecord(twice, 'image', 'img-aaaaa')).toBeUndefined();
});

test('a nested record becomes a partial record but joins no list', () => {
  const nested = { id: 'img-aaaaa', resource_type: 'image', name: 'Ubuntu' };
  const state = after(list(1, [row('srv-aaaaa', { image: nested })]));
  expect(selectRecord(state, 'image', 'img-aaaaa')?.name).toBe('Ubuntu');
  expect(selectList(state, 'image', ACCOUNT).status).toBe('none');
  expect(selectRecordStatus(state, 'image', 'img-aaaaa')).toMatchObject({
    status: 'none',
    full: false,
  });
});

test('a list row leaves a full record full', () => {
  const state = after(
    merge(1, [row('srv-aaaaa', { user_data: 'eA==' })], ['srv-aaaaa']),
    list(2, [row('srv-aaaaa', { name: 'renamed' })]),
  );
  expect(selectRecord(state, 'server', 'srv-aaaaa')).toMatchObject({
    name: 'renamed',
    user_data: 'eA==',
  });
  expect(selectRecordStatus(state, 'server', 'srv-aaaaa').full).toBe(true);
});

test('an answer that tells nothing new keeps every object: nothing draws anew', () => {
  const first = after(list(1, [row('srv-aaaaa'), row('srv-bbbbb')]));
  const rows = selectListRecords(first, 'server', ACCOUNT);
  const again = { resources: list(2, [row('srv-aaaaa'), row('srv-bbbbb')])(first.resources) };
  expect(again.resources.records).toBe(first.resources.records);
  expect(selectListRecords(again, 'server', ACCOUNT)).toBe(rows);
});

test('a list keeps its rows when a record outside of it changes', () => {
  const first = after(list(1, [row('srv-aaaaa')]), merge(1, [row('srv-other')]));
  const rows = selectListRecords(first, 'server', ACCOUNT);
  const later = { resources: merge(2, [row('srv-other', { name: 'x' })])(first.resources) };
  expect(selectListRecords(later, 'server', ACCOUNT)).toBe(rows);
});

test('a failed read keeps what was there, and says why with the request id', () => {
  const { facts } = refusal(500);
  const state = after(list(1, [row('srv-aaaaa')]), (s) =>
    resourcesReducer(s, actions.listFailed({ ...name, error: facts })),
  );
  const failed = selectList(state, 'server', ACCOUNT);
  expect(failed).toMatchObject({ status: 'error', ids: ['srv-aaaaa'], error: facts });
  expect(failed.error?.requestId).toBe('req-1');
  const again = { resources: resourcesReducer(state.resources, actions.listReading(name)) };
  expect(selectList(again, 'server', ACCOUNT)).toMatchObject({ status: 'refreshing' });
  // Until there is an answer it is not known whether it has passed.
  expect(selectList(again, 'server', ACCOUNT).error).toEqual(facts);
  const read = list(2, [row('srv-aaaaa')])(again.resources);
  expect(selectList({ resources: read }, 'server', ACCOUNT).error).toBeUndefined();
});

describe('a collection that is answered a part at a time', () => {
  const events = { kind: 'event', account: ACCOUNT } as const;
  const page = (readAt: number, ...ids: readonly string[]): Step => {
    const raw = ids.map((id) => ({ id, resource_type: 'event', action: 'server.stop' }));
    const entities = raw.flatMap((each) => decode('event', each, { volumeSize: 'bytes' }).entities);
    return (state) =>
      resourcesReducer(
        resourcesReducer(state, actions.merged({ entities, readAt })),
        actions.listed({ ...events, ids, readAt, updatedAt: readAt, dropped: [] }),
      );
  };

  test('keeps the older ones that are known, where the newest reach to them', () => {
    const state = after(
      page(1, 'evt-00003', 'evt-00002', 'evt-00001'),
      page(2, 'evt-00004', 'evt-00003'),
    );
    expect(selectList(state, 'event', ACCOUNT).ids.toSorted()).toEqual([
      'evt-00001',
      'evt-00002',
      'evt-00003',
      'evt-00004',
    ]);
    expect(selectRecord(state, 'event', 'evt-00001')).toBeDefined();
  });

  test('begins anew after a gap, and is the same list while nothing is new', () => {
    const gap = after(page(1, 'evt-00002', 'evt-00001'), page(2, 'evt-00009', 'evt-00008'));
    expect(selectList(gap, 'event', ACCOUNT).ids).toEqual(['evt-00009', 'evt-00008']);
    const first = after(page(1, 'evt-00002', 'evt-00001'));
    const again = page(2, 'evt-00002', 'evt-00001')(first.resources);
    expect(selectList({ resources: again }, 'event', ACCOUNT).ids).toBe(
      selectList(first, 'event', ACCOUNT).ids,
    );
  });

  test('one that joined meanwhile does not hide a gap', () => {
    const state = after(
      page(1, 'evt-00002', 'evt-00001'),
      (s) => resourcesReducer(s, actions.joined({ ...events, ids: ['evt-00009'] })),
      page(2, 'evt-00009', 'evt-00008'),
    );
    expect(selectList(state, 'event', ACCOUNT).ids).not.toContain('evt-00001');
  });
});
