import { Container } from '@mocks/orbit/store';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrbitCall } from '@/model/call';
import { containerId, objectId } from '@/model/orbit/ids';
import { calls as callActions } from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';
import { objectsQuery } from '@/store/queries/objects-query';
import { queries, selectKnown } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import { resources } from '@/store/resources/resources-state';
import {
  selectList,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import { ACCOUNT, openSimulated, until } from './open-simulated';

const containers = { kind: 'container', account: ACCOUNT } as const;
const ASSETS = containerId(ACCOUNT, 'assets');

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

/** The containers on the screen. */
async function open() {
  const panel = await openSimulated();
  const { store, calls } = panel;
  const state = () => store.getState();
  const list = () => selectList(state(), 'container', ACCOUNT);
  store.dispatch(resources.actions.listRequested(containers));
  await until(() => expect(list().status).toBe('loaded'));
  const send = (call: OrbitCall) =>
    calls.startCall({ verb: 'test', title: 'Test', account: ACCOUNT, call }).outcome;
  return { ...panel, state, list, send };
}

const making = (name: string): OrbitCall => ({
  kind: 'container',
  id: containerId(ACCOUNT, name),
  doneWhen: { name },
  storage: { method: 'PUT', container: name },
});

test('the containers of an account are a list like any other', async () => {
  const { list, state } = await open();
  expect(list().ids).toContain(ASSETS);
  expect(list().dropped).toEqual([]);
  const assets = selectRecord(state(), 'container', ASSETS);
  expect(assets).toMatchObject({ name: 'assets' });
  expect(Date.parse(assets!.last_modified!)).not.toBeNaN();
});

test('a container of its own has what its headers tell', async () => {
  const { store, state } = await open();
  store.dispatch(resources.actions.recordRequested({ ...containers, id: ASSETS }));
  await until(() => expect(selectRecordStatus(state(), 'container', ASSETS).full).toBe(true));
  const assets = selectRecord(state(), 'container', ASSETS)!;
  expect(assets.read).toEqual(expect.any(String));
  expect(assets.quota_bytes).not.toBeUndefined();
  expect(assets.unreadable).toBeUndefined();
});

test('what is made joins the list, and what is deleted leaves it', async () => {
  const { send, list } = await open();
  const name = 'new %?# ü';
  await expect(send(making(name))).resolves.toMatchObject({ ok: true });
  expect(list().ids).toContain(containerId(ACCOUNT, name));
  const deletion: OrbitCall = {
    kind: 'container',
    id: containerId(ACCOUNT, name),
    storage: { method: 'DELETE', container: name },
  };
  await expect(send(deletion)).resolves.toMatchObject({ ok: true });
  expect(list().ids).not.toContain(containerId(ACCOUNT, name));
});

test('metadata that were saved are read with the container', async () => {
  const { send, state } = await open();
  const headers = { 'X-Container-Meta-Quota-Bytes': '1073741824' };
  await send({
    kind: 'container',
    id: ASSETS,
    storage: { method: 'POST', container: 'assets', headers },
  });
  expect(selectRecord(state(), 'container', ASSETS)?.quota_bytes).toBe(1_073_741_824);
});

test.each(['.', '..'])('nothing called %s is asked for', async (name) => {
  const { send, requests } = await open();
  const before = requests.length;
  const storage = { method: 'DELETE', container: 'assets', object: name } as const;
  const outcome = await send({ kind: 'object', id: objectId(ACCOUNT, 'assets', name), storage });
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'refused' } });
  expect(requests.slice(before).filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('a listing is read again once something of a container has changed', async () => {
  const { store, state } = await open();
  const asked = queryRequest(objectsQuery, { account: ACCOUNT, container: 'assets', limit: '2' });
  store.dispatch(queries.actions.subscribed(asked));
  await until(() => expect(selectKnown(state(), asked).status).toBe('loaded'));
  const { data, readAt } = selectKnown(state(), asked);
  expect(data).toMatchObject({ isFull: true, dropped: [] });
  store.dispatch(
    callActions.actions.mutated({ kind: 'container', id: ASSETS, mutation: undefined }),
  );
  await until(() => expect(selectKnown(state(), asked).readAt).not.toBe(readAt));
});

test('no event tells of containers: the window that comes back reads them again', async () => {
  const { store, list, simulation } = await open();
  const { containers: kept } = simulation.world.orbit.account(ACCOUNT, 0);
  kept.put(new Container('elsewhere', 0, {}));
  store.dispatch(events.actions.resumed({ awayMs: 60_000 }));
  await until(() => expect(list().ids).toContain(containerId(ACCOUNT, 'elsewhere')));
});
