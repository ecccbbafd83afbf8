import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoClock } from '@mocks/demo/worker/demo-clock';
import { OtherShape, raiseStage, type Stage } from '@mocks/demo/worker/stage';
import { tablesOf } from '@mocks/demo/worker/tables';
import { answerRequest } from '@mocks/demo/worker/answer';
import { textOf } from '@mocks/provider/bytes';
import type { WorldName } from '@mocks/provider/worlds/named';
import { standInShelf } from './shelf-stand-in';

const scope = 'http://demo.example/wheelhouse/';

const options = (world: WorldName = 'sample') => ({
  clock: demoClock(),
  scope,
  world,
  dials: {},
  begun: 'new' as const,
  onChange: () => undefined,
});

const base = 'http://demo.example/wheelhouse';

async function ask(
  { core, faces }: Stage,
  method: string,
  path: string,
  init: { body?: BodyInit; headers?: Record<string, string> } = {},
): Promise<Response> {
  const [, address = ''] = /^\/?(.*)$/s.exec(path) ?? [];
  const request = new Request(`${base}/${address}`, { method, ...init });
  return answerRequest(core, faces, request, new URL(request.url).pathname.slice(11));
}

async function signedIn(stage: Stage): Promise<{ token: string }> {
  const credentials = { username: 'demo@example.com', password: 'demo-password' };
  const body = new URLSearchParams(credentials);
  expect(await ask(stage, 'POST', 'auth', { body })).toHaveProperty('status', 200);
  const query =
    'mutation { issueJsonWebToken(accountId: "acc-demo1", scope: ORBIT, duration: 3600) { token { token } } }';
  const answer = await ask(stage, 'POST', 'graphql', { body: JSON.stringify({ query }) });
  const { data } = (await answer.json()) as {
    data: { issueJsonWebToken: { token: { token: string } } };
  };
  return data.issueJsonWebToken.token;
}

/** The stage that a worker would raise after this one, of what was kept. */
async function raisedAgain(stage: Stage, shelf = standInShelf()): Promise<Stage> {
  await shelf.write(stage.take(), false);
  stage.stop();
  return raiseStage(options(), await shelf.read());
}

const rowsOf = ({ core }: Stage) =>
  [...tablesOf(core.world)].map(([name, table]) => [
    name,
    table.all().toSorted((one, other) => one.id.localeCompare(other.id)),
  ]);

async function storedOf({ core }: Stage) {
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

test('a stage that is raised again has the same session, and no cookie is needed', async () => {
  const stage = raiseStage(options());
  expect(await ask(stage, 'GET', '1.0/user')).toHaveProperty('status', 401);
  await signedIn(stage);
  const again = await raisedAgain(stage);
  expect(await ask(again, 'GET', '1.0/user')).toHaveProperty('status', 200);
  expect(await ask(again, 'DELETE', 'auth')).toHaveProperty('status', 204);
  const last = await raisedAgain(again);
  expect(await ask(last, 'GET', '1.0/user')).toHaveProperty('status', 401);
  last.stop();
});

test('addresses in answers are below the scope', async () => {
  const stage = raiseStage(options());
  await signedIn(stage);
  const answer = await ask(stage, 'GET', '1.0/servers/srv-web01?account_id=acc-demo1');
  expect(await answer.json()).toMatchObject({
    url: 'http://demo.example/wheelhouse/1.0/servers/srv-web01',
  });
  stage.stop();
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
  const stage = raiseStage(options());
  const { token } = await signedIn(stage);
  for (const [method, path, body, headers] of steps) {
    const init = { headers: { ...headers, 'X-Auth-Token': token } };
    const { status } = await ask(stage, method, path, { ...init, ...(body && { body }) });
    const isRefused = method === 'DELETE' && path.endsWith('/new');
    expect([path, status < 300]).toEqual([path, !isRefused]);
  }
  stage.stop();
});

test('a stage that is raised again has what its calls have changed, whenever it was kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(steps.length), { maxLength: 14 }), async (order) => {
      const shelf = standInShelf();
      let stage = raiseStage(options());
      const { token } = await signedIn(stage);
      for (const at of order) {
        const step = steps[at];
        if (!step) {
          stage = await raisedAgain(stage, shelf);
          continue;
        }
        const [method, path, body, headers] = step;
        const init = { headers: { ...headers, 'X-Auth-Token': token } };
        await ask(stage, method, path, { ...init, ...(body !== undefined && { body }) });
      }
      const [rows, stored] = [rowsOf(stage), await storedOf(stage)];
      const again = await raisedAgain(stage, shelf);
      expect(rowsOf(again)).toEqual(rows);
      expect(await storedOf(again)).toEqual(stored);
      again.stop();
    }),
    { numRuns: 15 },
  );
});

test('what could not be kept is kept with the next change', async () => {
  const shelf = standInShelf();
  const stage = raiseStage(options());
  const { token } = await signedIn(stage);
  const headers = { 'X-Auth-Token': token };
  await ask(stage, 'PUT', 'v1/acc-demo1/new', { headers });
  await ask(stage, 'PUT', 'v1/acc-demo1/new/a.txt', { headers, body: 'Some text.' });
  await ask(stage, 'DELETE', '1.0/cloud_ips/cip-spare?account_id=acc-demo1');
  shelf.failBy('QuotaExceededError');
  const changes = stage.take();
  await expect(shelf.write(changes, false)).rejects.toThrow('It cannot be written');
  stage.giveBack(changes);
  const [rows, stored] = [rowsOf(stage), await storedOf(stage)];
  const again = await raisedAgain(stage, shelf);
  expect(rowsOf(again)).toEqual(rows);
  expect(await storedOf(again)).toEqual(stored);
  again.stop();
});

test('a container that was removed and made anew has nothing of the one before', async () => {
  const shelf = standInShelf();
  let stage = raiseStage(options());
  const { token } = await signedIn(stage);
  const headers = { 'X-Auth-Token': token };
  await ask(stage, 'PUT', 'v1/acc-demo1/new', { headers });
  await ask(stage, 'PUT', 'v1/acc-demo1/new/a.txt', { headers, body: 'Some text.' });
  stage = await raisedAgain(stage, shelf);
  await ask(stage, 'DELETE', 'v1/acc-demo1/new/a.txt', { headers });
  await ask(stage, 'DELETE', 'v1/acc-demo1/new', { headers });
  await ask(stage, 'PUT', 'v1/acc-demo1/new', { headers });
  stage = await raisedAgain(stage, shelf);
  stage = await raisedAgain(stage, shelf);
  const listed = await ask(stage, 'GET', 'v1/acc-demo1/new', { headers });
  expect([listed.status, await listed.text()]).toEqual([204, '']);
  stage.stop();
});

test('what another release has kept of other fields is not gone on with', async () => {
  const stage = raiseStage(options());
  const shelf = standInShelf();
  const changes = stage.take();
  await shelf.write({ ...changes, about: { ...changes.about, shape: 'other' } }, false);
  stage.stop();
  const kept = await shelf.read();
  expect(() => raiseStage(options(), kept)).toThrow(OtherShape);
});

test('a world is raised again as it was made, by its name and its time', async () => {
  const stage = raiseStage(options('empty'));
  const rows = rowsOf(stage);
  const again = await raisedAgain(stage);
  expect(again.core.worldName).toBe('empty');
  expect(again.madeAt).toBe(stage.madeAt);
  expect(rowsOf(again)).toEqual(rows);
  again.stop();
});
