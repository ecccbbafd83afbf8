import { beforeEach, expect, test, vi } from 'vitest';
import type { RestCall } from '@/model/call';
import { selectPendingCount } from '@/store/calls/calls-slice';
import { resources } from '@/store/resources/resources-state';
import { selectList, selectListRecords, selectRecord } from '@/store/resources/resources-selectors';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT, openSimulated, until } from './open-simulated';

const servers = { kind: 'server', account: ACCOUNT } as const;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

/** The same with the servers on the screen. */
async function open() {
  const panel = await openSimulated();
  const { store, calls } = panel;
  store.dispatch(resources.actions.listRequested(servers));
  await until(() => expect(selectList(store.getState(), 'server', ACCOUNT).status).toBe('loaded'));
  const ask = (id: string, method: RestCall['method'], action?: string) => {
    const call = { kind: 'server', method, id, ...(action && { action }) } as const;
    return calls.startCall({
      verb: action ?? method,
      title: action ?? method,
      account: ACCOUNT,
      call,
    }).outcome;
  };
  const status = (id: string) => selectRecord(store.getState(), 'server', id)?.status;
  return { ...panel, ask, status };
}

test('the servers of the account are listed, and nothing of them is dropped', async () => {
  const { store } = await open();
  const list = selectList(store.getState(), 'server', ACCOUNT);
  expect(list.ids).toContain('srv-web01');
  expect(list.dropped).toEqual([]);
  expect(selectListRecords(store.getState(), 'server', ACCOUNT)).toHaveLength(list.ids.length);
});

test('stop, start and lock arrive by event alone', async () => {
  const { ask, status, store } = await open();
  await expect(ask('srv-web01', 'POST', 'stop')).resolves.toMatchObject({ ok: true });
  await until(() => expect(status('srv-web01')).toBe('inactive'));
  await ask('srv-web01', 'POST', 'start');
  await until(() => expect(status('srv-web01')).toBe('active'));
  await ask('srv-web01', 'PUT', 'lock_resource');
  expect(selectRecord(store.getState(), 'server', 'srv-web01')?.locked).toBe(true);
});

test('a refused change tells why in the words of the provider', async () => {
  const { ask } = await open();
  const outcome = await ask('srv-lock1', 'DELETE');
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'refused' } });
});

test('a deleted server leaves the list when the provider has let it go', async () => {
  const { ask, store } = await open();
  await ask('srv-work1', 'DELETE');
  await until(() =>
    expect(selectList(store.getState(), 'server', ACCOUNT).ids).not.toContain('srv-work1'),
  );
});

test('the image of a snapshot is there, though nobody asked for it', async () => {
  const { ask, store } = await open();
  store.dispatch(resources.actions.listRequested({ kind: 'image', account: ACCOUNT }));
  await until(() => expect(selectList(store.getState(), 'image', ACCOUNT).status).toBe('loaded'));
  const before = selectList(store.getState(), 'image', ACCOUNT).ids.length;
  await ask('srv-web01', 'POST', 'snapshot');
  await until(() =>
    expect(selectList(store.getState(), 'image', ACCOUNT).ids).toHaveLength(before + 1),
  );
});

test('a defect is reported in our own words, the console gets its own, and what keeps the panel true goes on', async () => {
  const told = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', told);
  const { store, ask, status } = await open();
  const name = { kind: 'server', account: ACCOUNT, rows: [{}], readAt: 0 } as const;
  const broken = Object.defineProperty({ ...name }, 'rows', {
    get: () => {
      throw new Error('a defect');
    },
  });
  const given = ask('srv-mail1', 'POST', 'reboot');
  store.dispatch(resources.actions.rowsReceived(broken));
  await expect(given).resolves.toEqual({ ok: false, cancelled: true });
  expect(selectPendingCount(store.getState())).toBe(0);
  await until(() =>
    expect(selectToasts(store.getState())).toMatchObject([
      { tone: 'error', message: 'Something went wrong' },
    ]),
  );
  expect(told.mock.calls).toEqual([[new Error('a defect')]]);
  // Asked for before the new beginning, done after it.
  await expect(ask('srv-web01', 'POST', 'stop')).resolves.toMatchObject({ ok: true });
  await until(() => expect(status('srv-web01')).toBe('inactive'));
});
