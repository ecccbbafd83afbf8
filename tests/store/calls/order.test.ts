import { nodeOrigin, nodeProvider } from '@mocks/node';
import { expect, onTestFinished, test } from 'vitest';
import { type Call, callAction, type Calls, remove } from '@/model/call';
import { createSend } from '@/provider/request';
import { createRest } from '@/provider/rest';
import { createSessionApi } from '@/provider/session';
import { selectCallsOf } from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';
import { resources } from '@/store/resources/resources-state';
import { FakeProvider, openPanel } from '../panel';

const ACCOUNT = 'acc-demo1';
/** Cloud IPs that are mapped in the sample world. */
const MAPPED = ['cip-nbs01', 'cip-win01', 'cip-front'] as const;

const unmap = (id: string) => callAction('cloud_ip', id, 'unmap', {}, { status: 'unmapped' });
const map = (id: string, destination: string) =>
  callAction('cloud_ip', id, 'map', { destination }, { status: 'mapped' });

/**
 * Opens the queue on the simulated provider. Changes take a tenth of their usual time after the
 * 202.
 */
async function open() {
  const { provider, server } = nodeProvider({ scale: 0.1 });
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const nothing = () => undefined;
  const send = createSend(nodeOrigin, { onSessionLife: nothing, ifUnauthenticated: () => nothing });
  const session = createSessionApi(send, send);
  await session.signIn({ username: 'demo@example.com', password: 'demo-password' });
  const fake = new FakeProvider();
  Object.assign(fake.provider, {
    rest: createRest(send, send),
    events: {
      open: ({ account, onEvent, onStatus }: Parameters<typeof fake.provider.events.open>[0]) => {
        const close = provider.bus.subscribe(account, onEvent);
        queueMicrotask(() => onStatus({ state: 'subscribed' }));
        return { close, retryNow: nothing };
      },
    },
  });
  const { store, calls } = openPanel(fake);
  store.dispatch(events.actions.accountEntered(ACCOUNT));
  store.dispatch(resources.actions.listRequested({ kind: 'cloud_ip', account: ACCOUNT }));
  /** Waits for a condition, however slow the machine is. */
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        leave();
        resolve();
      };
      const leave = store.subscribe(look);
      look();
    });
  await until(() => store.getState().events.connection === 'connected');
  const tasks = (id: string) => selectCallsOf(store.getState(), 'cloud_ip', id);
  const untilDone = (id: string) => until(() => tasks(id).every(({ status }) => status === 'done'));
  const start = (verb: string, call: Calls) =>
    calls.startCall({ verb, title: verb, account: ACCOUNT, call }).outcome;
  const row = (id: string) => provider.world.cloud_ip.get(id);
  return { provider, calls, tasks, start, until, untilDone, row };
}

test('what is mapped is unmapped, then mapped anew, though both are only accepted at first', async () => {
  const { start, untilDone, row } = await open();
  const [unmapped, mapped] = [
    start('unmap', unmap('cip-nbs01')),
    start('map', map('cip-nbs01', 'int-web01')),
  ];
  await expect(unmapped).resolves.toMatchObject({ ok: true, answer: { status: 202 } });
  await expect(mapped).resolves.toMatchObject({ ok: true, answer: { status: 202 } });
  await untilDone('cip-nbs01');
  expect(row('cip-nbs01')).toMatchObject({ status: 'mapped', destination: 'int-web01' });
});

test('mapping anew is one task, which is done when the address leads to the other server', async () => {
  const { start, tasks, untilDone, row } = await open();
  await start('re-map', [unmap('cip-nbs01'), map('cip-nbs01', 'lba-front')]);
  expect(tasks('cip-nbs01')).toMatchObject([{ title: 're-map', status: 'accepted' }]);
  await untilDone('cip-nbs01');
  expect(tasks('cip-nbs01')).toHaveLength(1);
  expect(row('cip-nbs01')).toMatchObject({ status: 'mapped', destination: 'lba-front' });
});

test('of many, each is unmapped and then deleted', async () => {
  const { start, row } = await open();
  const all = MAPPED.map((id) => start('delete', [unmap(id), remove('cloud_ip', id)]));
  for (const outcome of all) await expect(outcome).resolves.toMatchObject({ ok: true });
  expect(MAPPED.map(row)).toEqual([undefined, undefined, undefined]);
});

const told = (call: Call, title: string, doing: string): Call => ({
  ...call,
  step: { title, doing },
});

test('the steps of several calls are told, and what was done before one that is refused', async () => {
  const { calls, provider, start, tasks, until, untilDone, row } = await open();
  const ended = start('re-map', [
    told(unmap('cip-nbs01'), 'Unmap', 'being unmapped'),
    told(map('cip-nbs01', 'int-web01'), 'Map', 'being mapped'),
  ]);
  const task = () => tasks('cip-nbs01')[0];
  await until(() => task()?.doing === 'being unmapped');
  expect(task()?.steps?.map(({ title }) => title)).toEqual(['Unmap', 'Map']);
  provider.world.server.patch('srv-web01', { status: 'deleting' });
  await expect(ended).resolves.toMatchObject({
    ok: false,
    error: { status: 409, messages: [expect.any(String), '‘Unmap’ was already done'] },
  });
  // A change that succeeded is not sent again.
  provider.world.server.patch('srv-web01', { status: 'active' });
  calls.retry(task()!.id);
  await untilDone('cip-nbs01');
  expect(row('cip-nbs01')).toMatchObject({ destination: 'int-web01' });
});
