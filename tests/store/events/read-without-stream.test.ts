import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failure } from '@/provider/api-error';
import { events, selectIsCatchingUp } from '@/store/events/events-slice';
// Fetched by then, as in a page that has lost its stream for some seconds.
import '@/store/events/read-without-stream';
import { maintenance } from '@/store/maintenance/maintenance-slice';
import { balanceQuery } from '@/store/queries/balance-query';
import { metricsQuery } from '@/store/queries/metrics-query';
import { queries } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import { resourceEventsQuery } from '@/store/queries/resource-events-query';
import { resources } from '@/store/resources/resources-state';
import { selectList, selectRecord } from '@/store/resources/resources-selectors';
import { shown, type ShownName } from '@/store/resources/shown-slice';
import { session } from '@/store/session/session-slice';
import { ACCOUNT, FakeProvider, openPanel, refusal, server, settled } from '../panel';

const servers = { kind: 'server', account: ACCOUNT } as const;
const web = { ...servers, id: 'srv-aaaaa' } as const;

/** Reads of every catch-up, if their last answer is half a minute old. */
const OF_NO_ACCOUNT = ['list accounts', 'list users'];

let visibility: DocumentVisibilityState;
let onLine: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  // Middle of the random range: 25 s after the stream is reported missing, then every 30 s.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  visibility = 'visible';
  onLine = true;
  const document = {
    get visibilityState() {
      return visibility;
    },
  };
  const navigator = {
    get onLine() {
      return onLine;
    },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
});

const dispatchShown = (store: ReturnType<typeof openPanel>['store'], ...names: ShownName[]) => {
  for (const { id, ...list } of names) {
    if (id === undefined) store.dispatch(resources.actions.listRequested(list));
    else store.dispatch(resources.actions.recordRequested({ ...list, id }));
  }
  store.dispatch(shown.actions.changed({ names, by: 1 }));
};

/** Opens a page that shows these names, five seconds after its stream failed. */
async function down(...names: ShownName[]) {
  const fake = new FakeProvider();
  fake.lists.set('server', [server(web.id)]);
  fake.full.set(web.id, server(web.id));
  const panel = openPanel(fake);
  const { store } = panel;
  store.dispatch(events.actions.accountEntered(ACCOUNT));
  dispatchShown(store, ...names);
  await settled(10);
  fake.status('connecting');
  await settled(5000);
  fake.status('failed');
  await settled();
  fake.asked.length = 0;
  return {
    ...panel,
    resume: (awayMs = 0, wasOffline = false) =>
      store.dispatch(events.actions.resumed({ awayMs, wasOffline })),
  };
}

const nameOf = ({ store }: Pick<ReturnType<typeof openPanel>, 'store'>) =>
  selectRecord(store.getState(), 'server', web.id)?.name;

test('what another has renamed is shown after 30 s, and each 30 s from then on', async () => {
  const panel = await down(servers, web);
  const { fake } = panel;
  fake.full.set(web.id, server(web.id, { name: 'renamed' }));
  await settled(24_999);
  expect(fake.asked).toEqual([]);
  await settled(1);
  expect(fake.asked.toSorted()).toEqual(['list servers', `read ${web.id}`]);
  expect(nameOf(panel)).toBe('renamed');
  await settled(29_999);
  expect(fake.asked).toHaveLength(2);
  await settled(1);
  expect(fake.asked).toHaveLength(4);
});

test('no wait is shorter than 25 s or longer than 35 s, and no two panels have the same', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  const { fake } = await down(servers);
  await settled(20_000);
  expect(fake.count('list servers')).toBe(1);
  await settled(25_000);
  expect(fake.count('list servers')).toBe(2);
  random.mockReturnValue(1);
  await settled(25_000);
  expect(fake.count('list servers')).toBe(3);
  await settled(34_999);
  expect(fake.count('list servers')).toBe(3);
  await settled(1);
  expect(fake.count('list servers')).toBe(4);
});

test('what is no longer on the screen is not read, nor what is of another account', async () => {
  const { fake, store } = await down(servers, web, { ...servers, account: 'acc-bbbbb' });
  store.dispatch(shown.actions.changed({ names: [servers], by: -1 }));
  await settled(25_000);
  expect(fake.asked).toEqual([`read ${web.id}`]);
});

test('what two parts of the screen show is read once, until neither does', async () => {
  const { fake, store } = await down(servers, servers);
  store.dispatch(shown.actions.changed({ names: [servers], by: -1 }));
  await settled(25_000);
  expect(fake.asked).toEqual(['list servers']);
});

test('the account is read with it, and the queries on the screen', async () => {
  const { fake, store } = await down(servers);
  fake.full.set(ACCOUNT, { id: ACCOUNT, resource_type: 'account' });
  store.dispatch(
    resources.actions.recordRequested({ kind: 'account', id: ACCOUNT, account: ACCOUNT }),
  );
  const metrics = queryRequest(metricsQuery, { resource: web.id, range: 'HOURS_1' });
  store.dispatch(queries.actions.subscribed(metrics));
  await settled(10);
  fake.asked.length = 0;
  // A newer point is due each minute.
  await settled(90_000);
  expect(fake.count(`read ${ACCOUNT}`)).toBe(3);
  expect(fake.count('list servers')).toBe(3);
  expect(fake.count(`metrics ${web.id} HOURS_1`)).toBe(1);
  store.dispatch(queries.actions.unsubscribed(metrics));
  await settled(90_000);
  expect(fake.count(`metrics ${web.id} HOURS_1`)).toBe(1);
});

test('the feed of events, which is read each 15 s by who shows it, is not read besides', async () => {
  const { fake } = await down({ kind: 'event', account: ACCOUNT });
  await settled(60_000);
  expect(fake.asked).toEqual([]);
});

test('what was refused is not asked again and again, nor what is gone', async () => {
  const { fake, store } = await down(servers, web);
  fake.latency = () => Promise.reject(refusal(403));
  store.dispatch(resources.actions.refreshRequested(servers));
  await settled(10);
  fake.latency = () => undefined;
  fake.full.delete(web.id);
  await settled(25_000);
  fake.asked.length = 0;
  await settled(90_000);
  expect(fake.asked).toEqual([]);
});

test('a record that was refused is left alone, while the list is read', async () => {
  const { fake } = await down(servers, web);
  const asked = `read ${web.id}`;
  fake.latency = (what) => (what === asked ? Promise.reject(refusal(403)) : undefined);
  await settled(115_000);
  expect([fake.count(asked), fake.count('list servers')]).toEqual([1, 4]);
});

test('a query that was refused is left alone; one that failed in passing is read again', async () => {
  const { fake, store } = await down(servers);
  const asked = `balance ${ACCOUNT}`;
  let status = 403;
  fake.latency = (what) => (what === asked ? Promise.reject(refusal(status)) : undefined);
  const balance = queryRequest(balanceQuery, { account: ACCOUNT, status: undefined });
  store.dispatch(queries.actions.subscribed(balance));
  await settled(90_000);
  expect(fake.count(asked)).toBe(1);
  status = 500;
  store.dispatch(queries.actions.refreshRequested(balance));
  await settled(90_000);
  expect(fake.count(asked)).toBe(5);
});

test('the events of a resource are read in every round, the shortest wait included', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { fake, store } = await down(servers);
  const latest = { account: ACCOUNT, resource: web.id };
  store.dispatch(queries.actions.subscribed(queryRequest(resourceEventsQuery, latest)));
  await settled(45_000);
  const before = fake.count('list events');
  await settled(75_000);
  expect(fake.count('list events')).toBe(before + 3);
});

test('what failed in passing is read again', async () => {
  const panel = await down(web);
  panel.fake.latency = () => Promise.reject(refusal(500));
  await settled(25_000);
  panel.fake.latency = () => undefined;
  panel.fake.full.set(web.id, server(web.id, { name: 'renamed' }));
  await settled(30_000);
  expect(nameOf(panel)).toBe('renamed');
});

test('a hidden window reads nothing, and at once when it is seen again', async () => {
  const { fake, resume } = await down(servers);
  visibility = 'hidden';
  await settled(600_000);
  expect(fake.asked).toEqual([]);
  visibility = 'visible';
  resume(600_000);
  await settled();
  expect(fake.asked).toEqual(['list servers']);
  await settled(29_999);
  expect(fake.asked).toHaveLength(1);
  await settled(1);
  expect(fake.asked).toHaveLength(2);
});

test('what other sagas read on a return is not read a second time', async () => {
  const containers = { kind: 'container', account: ACCOUNT } as const;
  const metrics = queryRequest(metricsQuery, { resource: web.id, range: 'HOURS_1' });
  const { fake, store, resume } = await down(containers, servers);
  store.dispatch(queries.actions.subscribed(metrics));
  await settled(10);
  fake.asked.length = 0;
  visibility = 'hidden';
  await settled(120_000);
  visibility = 'visible';
  resume(120_000);
  await settled(10);
  expect(fake.asked.toSorted()).toEqual([
    'list containers',
    'list servers',
    `metrics ${web.id} HOURS_1`,
  ]);
});

test('a window that gets the focus reads at once, but not each time of one who looks back and forth', async () => {
  const { fake, resume } = await down(servers);
  await settled(10_000);
  resume();
  await settled();
  expect(fake.asked).toEqual(['list servers']);
  for (let look = 0; look < 20; look += 1) {
    resume();
    await settled(200);
  }
  expect(fake.asked).toEqual(['list servers']);
  await settled(1000);
  resume();
  await settled();
  expect(fake.asked).toHaveLength(2);
});

test('without a network nothing is read; with it, the stream has a second to come back first', async () => {
  const { fake, resume } = await down(servers);
  onLine = false;
  await settled(60_000);
  // A window may get the focus without a network.
  resume();
  await settled(10_000);
  expect(fake.asked).toEqual([]);
  onLine = true;
  resume(60_000, true);
  await settled(999);
  expect(fake.asked).toEqual([]);
  await settled(1);
  expect(fake.asked).toEqual(['list servers']);
});

test('a stream that comes back with the network makes one catch-up, and no more is read', async () => {
  const { fake, resume } = await down(servers, web);
  onLine = false;
  await settled(60_000);
  onLine = true;
  resume(60_000, true);
  await settled(200);
  fake.status('subscribed');
  await settled(120_000);
  expect(fake.asked.toSorted()).toEqual(
    [...OF_NO_ACCOUNT, 'list servers', `read ${web.id}`].toSorted(),
  );
});

test('while the API is closed nothing is read, and as soon as it is open', async () => {
  const { fake, store, resume } = await down(servers);
  store.dispatch(maintenance.began(failure('refused', 'We are upgrading').facts));
  await settled(120_000);
  expect(fake.asked).toEqual([]);
  store.dispatch(maintenance.over());
  resume(0, true);
  await settled(1000);
  expect(fake.asked).toEqual(['list servers']);
});

test('an expired session reads nothing', async () => {
  const { fake, store } = await down(servers);
  store.dispatch(session.expired());
  await settled(120_000);
  expect(fake.asked).toEqual([]);
});

test('a stream that is back ends it, in the middle of a round too', async () => {
  const { fake, store } = await down(servers, web);
  let answer = () => {};
  fake.latency = () => new Promise((resolve) => (answer = resolve));
  await settled(25_000);
  expect(fake.asked).toHaveLength(2);
  fake.latency = () => undefined;
  fake.status('subscribed');
  await settled();
  const catchUp = fake.asked.slice(2).toSorted();
  expect(catchUp).toEqual([...OF_NO_ACCOUNT, 'list servers', `read ${web.id}`].toSorted());
  answer();
  await settled(300_000);
  expect(fake.asked).toHaveLength(6);
  expect(selectIsCatchingUp(store.getState())).toBe(false);
});

test('a list of no account is read to its end, though a stream ends the round that was reading it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const zones = { kind: 'zone', account: ACCOUNT } as const;
  const { fake, store } = await down(servers, zones);
  fake.latency = (what) => (what === 'list zones' ? new Promise(() => {}) : undefined);
  // The last read of zones is too young for a catch-up. Lists are read one after the other.
  await settled(20_000);
  expect(fake.asked).toEqual(['list servers', 'list zones']);
  fake.latency = () => undefined;
  fake.status('subscribed');
  await settled(1000);
  expect(selectList(store.getState(), 'zone', ACCOUNT).status).toBe('loaded');
  expect(fake.count('list zones')).toBe(2);
});

test('a provider that answers late is never asked twice at a time', async () => {
  const { fake, resume } = await down(servers, web);
  const answers: (() => void)[] = [];
  fake.latency = () => new Promise((resolve) => answers.push(resolve));
  for (let look = 0; look < 20; look += 1) {
    await settled(30_000);
    resume(30_000);
  }
  expect(fake.asked.toSorted()).toEqual(['list servers', `read ${web.id}`]);
  fake.latency = () => undefined;
  for (const answer of answers) answer();
  await settled(30_000);
  expect(fake.count('list servers')).toBe(2);
});

test('an hour costs no more than 120 reads of each', async () => {
  const { fake } = await down(servers, web);
  await settled(3_600_000);
  expect(fake.count('list servers')).toBe(120);
  expect(fake.asked).toHaveLength(240);
});

test('it is read quietly: what is shown stays, and nothing says that it is catching up', async () => {
  const { fake, store } = await down(servers, web);
  fake.latency = () => new Promise(() => undefined);
  await settled(25_000);
  expect(store.getState().resources.lists[`${ACCOUNT}/server`]).toMatchObject({
    status: 'refreshing',
    ids: [web.id],
  });
  expect(selectIsCatchingUp(store.getState())).toBe(false);
});

test('a clock that is set back holds nothing up', async () => {
  const panel = await down(web);
  await settled(25_000);
  vi.setSystemTime(Date.now() - 80 * 86_400_000);
  panel.fake.full.set(web.id, server(web.id, { name: 'renamed' }));
  await settled(30_000);
  expect(nameOf(panel)).toBe('renamed');
});

describe('a stream that stands', () => {
  test('reads nothing by the clock', async () => {
    const { fake } = await down(servers, web);
    fake.status('subscribed');
    await settled(10);
    fake.asked.length = 0;
    await settled(600_000);
    expect(fake.asked).toEqual([]);
  });

  test('that is lost is waited for, and then done without', async () => {
    const { fake } = await down(servers);
    fake.status('subscribed');
    await settled(10);
    fake.asked.length = 0;
    fake.status('lost');
    await settled(5000);
    expect(fake.asked).toEqual([]);
    fake.status('disconnected');
    await settled(25_000);
    expect(fake.asked).toEqual(['list servers']);
  });
});

test('another account is read for in the place of the first', async () => {
  const { fake, store } = await down(servers);
  store.dispatch(events.actions.accountEntered('acc-bbbbb'));
  await settled(120_000);
  expect(fake.asked).toEqual([]);
});
