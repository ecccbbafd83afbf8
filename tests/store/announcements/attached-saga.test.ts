import { beforeEach, expect, test, vi } from 'vitest';
import { attachCall } from '@/model/volume/calls';
import { events } from '@/store/events/events-slice';
import { selectAnnouncements } from '@/store/announcements/announcements-slice';
import { resources } from '@/store/resources/resources-state';
import { selectRecord } from '@/store/resources/resources-selectors';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT, openPanel, refusal, settled } from '../panel';

const VOLUME = 'vol-aaaaa';
const SERVER = 'srv-aaaaa';

const volume = (fields: object = {}) => ({
  id: VOLUME,
  resource_type: 'volume',
  name: 'data',
  status: 'detached',
  server: null,
  ...fields,
});
const attached = volume({ status: 'attached', server: { id: SERVER, resource_type: 'server' } });
const event = (fields: object = {}) => ({
  id: 'evt-aaaaa',
  resource_type: 'event',
  action: 'volume.attach',
  state: 'completed',
  resource: { id: VOLUME, resource_type: 'volume' },
  affects: [],
  ...fields,
});

beforeEach(() => {
  vi.useFakeTimers();
});

/** A panel with the stream open and the volume on the screen. */
async function open(shown: object = volume()) {
  const panel = openPanel();
  const { fake, store } = panel;
  store.dispatch(events.actions.accountEntered(ACCOUNT));
  fake.full.set(VOLUME, shown);
  store.dispatch(
    resources.actions.recordRequested({ kind: 'volume', id: VOLUME, account: ACCOUNT }),
  );
  await settled(3000);
  fake.status('subscribed');
  await settled(1000);
  const hear = async (...given: object[]) => {
    for (const each of given) fake.stream().options.onEvent(each);
    await settled(1000);
  };
  const attach = () =>
    panel.calls.startCall({
      verb: 'attach',
      title: 'Attach',
      isWatched: true,
      account: ACCOUNT,
      call: attachCall(VOLUME, SERVER, false),
    });
  return {
    ...panel,
    hear,
    attach,
    announcements: () => selectAnnouncements(store.getState()),
    messages: () => selectToasts(store.getState()).map(({ message }) => message),
  };
}

test('what this tab asked for is announced once the event has come', async () => {
  const { fake, attach, hear, announcements, messages } = await open();
  attach();
  await settled(100);
  expect(announcements()).toEqual([]);
  fake.full.set(VOLUME, attached);
  await hear(event());
  expect(announcements()).toEqual([
    {
      id: expect.any(String) as string,
      what: 'volume-attached',
      account: ACCOUNT,
      volume: VOLUME,
      server: SERVER,
    },
  ]);
  expect(messages()).toEqual([]);
});

test('what others have attached is a toast', async () => {
  const { fake, hear, announcements, messages } = await open();
  fake.full.set(VOLUME, attached);
  await hear(event({ state: 'started' }), event({ id: 'evt-bbbbb' }));
  expect(announcements()).toEqual([]);
  expect(messages()).toEqual(['Volume data was attached']);
});

test('what others have attached is a toast, though a read showed it before its event', async () => {
  const { fake, store, hear, messages } = await open();
  await hear(event({ state: 'started' }));
  fake.full.set(VOLUME, attached);
  store.dispatch(
    resources.actions.refreshRequested({ kind: 'volume', id: VOLUME, account: ACCOUNT }),
  );
  await settled(3000);
  expect(selectRecord(store.getState(), 'volume', VOLUME)?.status).toBe('attached');
  await hear(event({ id: 'evt-bbbbb' }));
  expect(messages()).toEqual(['Volume data was attached']);
  await hear(event({ id: 'evt-ccccc', state: 'started' }), event({ id: 'evt-ddddd' }));
  expect(messages()).toHaveLength(1);
});

test('several at once are one toast', async () => {
  const { hear, messages } = await open();
  const other = { id: 'vol-bbbbb', resource_type: 'volume' };
  await hear(event(), event({ id: 'evt-bbbbb', resource: other }));
  expect(messages()).toEqual(['2 volumes were attached']);
});

test('a change of the boot volume attaches nothing', async () => {
  const { hear, messages } = await open(attached);
  await hear(event());
  expect(messages()).toEqual([]);
});

test('a refused attachment is not announced, and the next one by others is theirs', async () => {
  const { fake, attach, hear, announcements, messages } = await open();
  fake.answer = () => {
    throw refusal(409);
  };
  attach();
  await settled(100);
  fake.full.set(VOLUME, attached);
  await hear(event());
  expect(announcements()).toEqual([]);
  expect(messages()).toEqual(['Volume data was attached']);
});
