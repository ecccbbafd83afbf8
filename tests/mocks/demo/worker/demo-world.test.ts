import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { manualClock, realClock } from '@mocks/provider/clock';
import { OtherShape, openWorld, tablesOf, type DemoWorld } from '@mocks/demo/worker/demo-world';
import { answerRequest } from '@mocks/demo/worker/answer';
import { textOf } from '@mocks/provider/bytes';
import type { WorldName } from '@mocks/provider/worlds/named';
import { memoryStore } from './memory-store';

const scope = 'http://demo.example/wheelhouse/';

const options = (world: WorldName = 'sample', clock = realClock()) => ({
  clock,
  scope,
  world,
  dials: {},
  begun: 'new' as const,
  onChange: () => undefined,
});

const base = 'http://demo.example/wheelhouse';

async function ask(
  { core, faces }: DemoWorld,
  method: string,
  path: string,
  init: { body?: BodyInit; headers?: Record<string, string> } = {},
): Promise<Response> {
  const [, address = ''] = /^\/?(.*)$/s.exec(path) ?? [];
  const request = new Request(`${base}/${address}`, { method, ...init });
  return answerRequest(core, faces, request, new URL(request.url).pathname.slice(11));
}

async function signedIn(world: DemoWorld): Promise<{ token: string }> {
  const credentials = { username: 'demo@example.com', password: 'demo-password' };
  const body = new URLSearchParams(credentials);
  expect(await ask(world, 'POST', 'auth', { body })).toHaveProperty('status', 200);
  const query =
    'mutation { issueJsonWebToken(accountId: "acc-demo1", scope: ORBIT, duration: 3600) { token { token } } }';
  const answer = await ask(world, 'POST', 'graphql', { body: JSON.stringify({ query }) });
  const { data } = (await answer.json()) as {
    data: { issueJsonWebToken: { token: { token: string } } };
  };
  return data.issueJsonWebToken.token;
}

/** The world that the next worker would open, from the store. */
async function reopened(
  world: DemoWorld,
  store = memoryStore(),
  clock = realClock(),
): Promise<DemoWorld> {
  await store.write(world.take(), false);
  world.stop();
  return openWorld(options('sample', clock), await store.read());
}

const rowsOf = ({ core }: DemoWorld) =>
  [...tablesOf(core.world)].map(([name, table]) => [
    name,
    table.all().toSorted((one, other) => one.id.localeCompare(other.id)),
  ]);

async function storedOf({ core }: DemoWorld) {
  const { orbit } = core.world;
  const accounts = orbit.accountNames().map((name) => orbit.account(name, 0));
  const containers = accounts.flatMap((account) => [...account.containers.values()]);
  const objects = containers.flatMap((container) =>
    Array.from(container.objects.values(), (object) => ({ container: container.name, object })),
  );
  const texts = await Promise.all(
    objects.map(async ({ container, object: { content, ...object } }) => {
      const text = await textOf(content.read(0, Math.min(content.size, 200)));
      return { container, ...object, size: content.size, text };
    }),
  );
  return {
    accounts: accounts.map(({ name, metadata, formerKeys }) => ({ name, metadata, formerKeys })),
    containers: containers
      .map(({ name, madeAt, metadata, count, bytes, isProvidersOwn }) => ({
        name,
        madeAt,
        metadata,
        count,
        bytes,
        isProvidersOwn,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    objects: texts.map((each) => JSON.stringify(each)).toSorted(),
  };
}

test('a world that is opened again has the same session, and no cookie is needed', async () => {
  const world = openWorld(options());
  expect(await ask(world, 'GET', '1.0/user')).toHaveProperty('status', 401);
  await signedIn(world);
  const again = await reopened(world);
  expect(await ask(again, 'GET', '1.0/user')).toHaveProperty('status', 200);
  expect(await ask(again, 'DELETE', 'auth')).toHaveProperty('status', 204);
  const last = await reopened(again);
  expect(await ask(last, 'GET', '1.0/user')).toHaveProperty('status', 401);
  last.stop();
});

test('addresses in answers are below the scope', async () => {
  const world = openWorld(options());
  await signedIn(world);
  const answer = await ask(world, 'GET', '1.0/servers/srv-web01?account_id=acc-demo1');
  expect(await answer.json()).toMatchObject({
    url: 'http://demo.example/wheelhouse/1.0/servers/srv-web01',
  });
  world.stop();
});

type Step = readonly [
  method: string,
  path: string,
  body?: string | undefined,
  headers?: Record<string, string>,
];

const json = { 'Content-Type': 'application/json' };
const steps: readonly Step[] = [
  ['PUT', '1.0/servers/srv-web01?account_id=acc-demo1', '{"name":"renamed"}', json],
  ['POST', '1.0/servers/srv-web02/stop?account_id=acc-demo1', '{}', json],
  ['DELETE', '1.0/cloud_ips/cip-spare?account_id=acc-demo1'],
  ['POST', '1.0/server_groups?account_id=acc-demo1', '{"name":"made"}', json],
  ['PUT', 'v1/acc-demo1/new'],
  ['PUT', 'v1/acc-demo1/new/a.txt', 'Some text.', { 'Content-Type': 'text/plain' }],
  ['PUT', 'v1/acc-demo1/new/b%20%2F%0A.txt', 'More.', { 'X-Object-Meta-Of': 'mine' }],
  ['COPY', 'v1/acc-demo1/assets/photos/team.jpg', undefined, { Destination: '/new/team.jpg' }],
  ['DELETE', 'v1/acc-demo1/new/a.txt'],
  ['DELETE', 'v1/acc-demo1/new'],
  ['POST', 'v1/acc-demo1/assets', undefined, { 'X-Container-Meta-Web-Index': 'other.html' }],
  ['PUT', 'v1/acc-demo1/backups/2026/october.tar.gz', 'Anew.'],
  ['DELETE', 'v1/acc-demo1/backups/2026/november.tar.gz'],
  ['DELETE', 'v1/acc-demo1/empty_ctrimages'],
  ['PUT', 'v1/acc-demo1/empty_ctrimages'],
  ['PUT', 'v1/acc-demo1/empty_ctrimages/one', '1'],
  ['POST', 'v1/acc-demo1', undefined, { 'X-Account-Meta-Temp-Url-Key': 'a key' }],
];

test('each of those changes is made', async () => {
  const world = openWorld(options());
  const { token } = await signedIn(world);
  for (const [method, path, body, headers] of steps) {
    const init = { headers: { ...headers, 'X-Auth-Token': token } };
    const { status } = await ask(world, method, path, { ...init, ...(body && { body }) });
    const isRefused = method === 'DELETE' && path.endsWith('/new');
    expect([path, status < 300]).toEqual([path, !isRefused]);
  }
  world.stop();
});

test('a world that is opened again has what its calls have changed, whenever it was kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(steps.length), { maxLength: 14 }), async (order) => {
      const store = memoryStore();
      let world = openWorld(options());
      const { token } = await signedIn(world);
      for (const at of order) {
        const step = steps[at];
        if (!step) {
          world = await reopened(world, store);
          continue;
        }
        const [method, path, body, headers] = step;
        const init = { headers: { ...headers, 'X-Auth-Token': token } };
        await ask(world, method, path, { ...init, ...(body !== undefined && { body }) });
      }
      const [rows, stored] = [rowsOf(world), await storedOf(world)];
      const again = await reopened(world, store);
      expect(rowsOf(again)).toEqual(rows);
      expect(await storedOf(again)).toEqual(stored);
      again.stop();
    }),
    { numRuns: 15 },
  );
});

test('what could not be kept is kept with the next change', async () => {
  const store = memoryStore();
  const world = openWorld(options());
  const { token } = await signedIn(world);
  const headers = { 'X-Auth-Token': token };
  await ask(world, 'PUT', 'v1/acc-demo1/new', { headers });
  await ask(world, 'PUT', 'v1/acc-demo1/new/a.txt', { headers, body: 'Some text.' });
  await ask(world, 'DELETE', '1.0/cloud_ips/cip-spare?account_id=acc-demo1');
  store.failBy('QuotaExceededError');
  const changes = world.take();
  await expect(store.write(changes, false)).rejects.toThrow('It cannot be written');
  world.giveBack(changes);
  const [rows, stored] = [rowsOf(world), await storedOf(world)];
  const again = await reopened(world, store);
  expect(rowsOf(again)).toEqual(rows);
  expect(await storedOf(again)).toEqual(stored);
  again.stop();
});

test('a container that was removed and made anew has nothing of the one before', async () => {
  const store = memoryStore();
  let world = openWorld(options());
  const { token } = await signedIn(world);
  const headers = { 'X-Auth-Token': token };
  await ask(world, 'PUT', 'v1/acc-demo1/new', { headers });
  await ask(world, 'PUT', 'v1/acc-demo1/new/a.txt', { headers, body: 'Some text.' });
  world = await reopened(world, store);
  await ask(world, 'DELETE', 'v1/acc-demo1/new/a.txt', { headers });
  await ask(world, 'DELETE', 'v1/acc-demo1/new', { headers });
  await ask(world, 'PUT', 'v1/acc-demo1/new', { headers });
  world = await reopened(world, store);
  world = await reopened(world, store);
  const listed = await ask(world, 'GET', 'v1/acc-demo1/new', { headers });
  expect([listed.status, await listed.text()]).toEqual([204, '']);
  world.stop();
});

test('what another release has kept of other fields is not gone on with', async () => {
  const world = openWorld(options());
  const store = memoryStore();
  const changes = world.take();
  await store.write({ ...changes, about: { ...changes.about, shape: 'other' } }, false);
  world.stop();
  const kept = await store.read();
  expect(() => openWorld(options(), kept)).toThrow(OtherShape);
});

test('a world is opened again as it was made, by its name and its time', async () => {
  const world = openWorld(options('empty'));
  const rows = rowsOf(world);
  const again = await reopened(world);
  expect(again.core.worldName).toBe('empty');
  expect(again.madeAt).toBe(world.madeAt);
  expect(rowsOf(again)).toEqual(rows);
  again.stop();
});

const START = Date.parse('2026-11-23T12:00:00Z');

const later: readonly Step[] = [
  ['POST', 'servers/srv-web01/stop'],
  ['POST', 'servers/srv-work1/start'],
  ['DELETE', 'servers/srv-bat02'],
  ['POST', 'servers', '{"image":"img-ubu24","server_type":"1gb.ssd","name":"new"}'],
  ['POST', 'servers/srv-web02/snapshot'],
  ['POST', 'server_groups/grp-store/add_servers', '{"servers":[{"server":"srv-web02"}]}'],
  ['POST', 'cloud_ips/cip-spare/map', '{"destination":"lba-front"}'],
  ['DELETE', 'load_balancers/lba-front'],
  ['POST', 'database_servers/dbs-main1/snapshot'],
  ['POST', 'volumes/vol-free2/attach', '{"server":"srv-work1"}'],
  ['PUT', 'servers/srv-web02', '{"name":"renamed"}'],
];

async function change(world: DemoWorld, [method, path, body = '{}']: Step): Promise<number> {
  const address = `1.0/${path}?account_id=acc-demo1`;
  return (await ask(world, method, address, { body, headers: json })).status;
}

async function signedInAt(clock = manualClock(START)) {
  const world = openWorld(options('sample', clock));
  await signedIn(world);
  return { world, clock };
}

/** Each world's sign-in has a token of its own. */
const withoutSessions = (world: DemoWorld) => rowsOf(world).filter(([name]) => name !== 'session');

test('what is under way ends as it would have, at its own times, however long no worker was there', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([...later], { minLength: 1 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 60_000 }),
      async (made, before, pause) => {
        const [whole, parted] = [await signedInAt(), await signedInAt()];
        for (const step of made) {
          expect(await change(parted.world, step)).toBe(await change(whole.world, step));
        }
        whole.clock.advance(600_000);
        parted.clock.advance(before);
        const stopped = manualClock(START + before + pause);
        const resumed = await reopened(parted.world, memoryStore(), stopped);
        const pending = resumed.core.world.job.all().map(({ at }) => at);
        expect(pending.filter((at) => at <= stopped.now())).toEqual([]);
        stopped.advance(600_000 - before - pause);
        expect(withoutSessions(resumed)).toEqual(withoutSessions(whole.world));
        for (const world of [whole.world, resumed]) world.stop();
      },
    ),
    { numRuns: 10 },
  );
});

test('a record whose transition is stored is still busy in the next worker', async () => {
  const { world, clock } = await signedInAt();
  expect(await change(world, ['POST', 'servers/srv-web01/stop'])).toBe(202);
  const again = await reopened(world, memoryStore(), clock);
  expect(await change(again, ['POST', 'servers/srv-web01/reboot'])).toBe(409);
  clock.advance(600_000);
  expect(again.core.world.server.need('srv-web01').status).toBe('inactive');
  expect(await change(again, ['POST', 'servers/srv-web01/start'])).toBe(202);
  again.stop();
});

test('a job that is carried out is a change to store; a request stores its own', async () => {
  const onChange = vi.fn<() => void>();
  const clock = manualClock(START);
  const world = openWorld({ ...options('sample', clock), onChange });
  await signedIn(world);
  await change(world, ['POST', 'servers/srv-web01/stop']);
  expect(onChange).not.toHaveBeenCalled();
  clock.advance(600_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  world.stop();
});

test('a stored job that fails is reported, and the world goes on with the others', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const { world } = await signedInAt();
  await change(world, ['POST', 'servers/srv-web01/stop']);
  await change(world, ['POST', 'servers/srv-web02/stop']);
  world.core.world.server.remove('srv-web01');
  const late = manualClock(START + 600_000);
  const again = await reopened(world, memoryStore(), late);
  late.advance(0);
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('The world has no srv-web01.'));
  expect(again.core.world.server.need('srv-web02').status).toBe('inactive');
  again.stop();
});
