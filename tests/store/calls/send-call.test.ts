import { beforeEach, expect, test, vi } from 'vitest';
import { remove } from '@/model/call';
import type { Kind } from '@/model/kinds';
import { selectRecord } from '@/store/resources/resources-selectors';
import { resources } from '@/store/resources/resources-state';
import { ACCOUNT, FakeProvider, openPanel, refusal, server, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const policy = (...rules: object[]) => ({
  id: 'fwp-aaaaa',
  resource_type: 'firewall_policy',
  rules,
});
const rule = (id: string, fields: object = {}) => ({
  id,
  resource_type: 'firewall_rule',
  ...fields,
});

/** A list that is known, and a provider that finds nothing to delete. */
async function open(kind: Kind, rows: readonly object[]) {
  const fake = new FakeProvider();
  fake.lists.set(kind, rows);
  fake.answer = () => {
    throw refusal(404, ['Not found']);
  };
  const panel = openPanel(fake);
  panel.store.dispatch(resources.actions.listRequested({ kind, account: ACCOUNT }));
  await settled();
  fake.asked.length = 0;
  const deletion = (of: Kind, id: string) =>
    panel.calls.startCall({
      verb: 'delete',
      title: 'Delete',
      account: ACCOUNT,
      call: remove(of, id),
    }).outcome;
  return { ...panel, fake, deletion };
}

const failed = { ok: false, error: { status: 404, messages: ['Not found'] } };

test('what somebody else deleted first is gone as wanted, once its list says so too', async () => {
  const { fake, store, deletion } = await open('server', [
    server('srv-aaaaa'),
    server('srv-bbbbb'),
  ]);
  fake.lists.set('server', [server('srv-bbbbb')]);
  expect(await deletion('server', 'srv-aaaaa')).toMatchObject({ ok: true });
  await settled();
  expect(fake.asked).toEqual(['DELETE srv-aaaaa', 'list servers']);
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')).toBeUndefined();
});

test('what was not found but is still in its list is reported as not deleted', async () => {
  const { store, deletion } = await open('server', [server('srv-aaaaa')]);
  expect(await deletion('server', 'srv-aaaaa')).toMatchObject(failed);
  expect(selectRecord(store.getState(), 'server', 'srv-aaaaa')).toBeDefined();
});

test('a defect in a deletion is reported on the console once', async () => {
  const told = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', told);
  const { fake, deletion } = await open('server', [server('srv-aaaaa')]);
  fake.answer = () => {
    throw new TypeError('no such field');
  };
  expect(await deletion('server', 'srv-aaaaa')).toMatchObject({ ok: false });
  expect(told.mock.calls).toEqual([[new TypeError('no such field')]]);
});

test('a rule is looked for in the policies, which it comes nested in', async () => {
  const { fake, deletion } = await open('firewall_policy', [
    policy(rule('fwr-aaaaa'), rule('fwr-bbbbb')),
  ]);
  expect(await deletion('firewall_rule', 'fwr-aaaaa')).toMatchObject(failed);
  fake.lists.set('firewall_policy', [policy(rule('fwr-bbbbb'))]);
  expect(await deletion('firewall_rule', 'fwr-aaaaa')).toMatchObject({ ok: true });
  expect(fake.count('list firewall_policies')).toBe(2);
});

test.each([
  ['could not be read', () => refusal(403)],
  ['could not be asked for', () => refusal(401)],
])('nothing is taken for deleted when its list %s', async (_what, refused) => {
  const { fake, deletion } = await open('server', [server('srv-aaaaa')]);
  fake.latency = (asked) => (asked.startsWith('list') ? Promise.reject(refused()) : undefined);
  expect(await deletion('server', 'srv-aaaaa')).toMatchObject(failed);
});

test('nothing is taken for deleted when a row of its list makes no sense', async () => {
  const { fake, deletion } = await open('server', [server('srv-aaaaa')]);
  fake.lists.set('server', [{ ...server('srv-aaaaa'), id: 42 }]);
  expect(await deletion('server', 'srv-aaaaa')).toMatchObject(failed);
});

test('another change of what is not there is no deletion, and reads it, not its list', async () => {
  const { fake, calls } = await open('server', [server('srv-aaaaa')]);
  const call = { method: 'PUT', kind: 'server', id: 'srv-aaaaa', body: {} } as const;
  const request = { verb: 'rename', title: 'Rename', account: ACCOUNT, call };
  expect(await calls.startCall(request).outcome).toMatchObject(failed);
  expect(fake.asked).toEqual(['PUT srv-aaaaa', 'read srv-aaaaa']);
});
