import { createProvider } from '@mocks/handlers';
import { signToken } from '@mocks/provider/token';
import { listen } from '@mocks/serve/http';
import faye from 'faye';
import { afterEach, expect, test } from 'vitest';

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function streaming() {
  const provider = createProvider({ scale: 0 });
  const server = await listen({ provider, origins: [] });
  endings.push(() => server.close());
  return { provider, server };
}

type Server = Awaited<ReturnType<typeof streaming>>['server'];

/** A Bayeux client that sends a token with its subscriptions. */
function clientOf({ origin }: Server, token: string | null) {
  const client = new faye.Client(`${origin}/stream`, { retry: 0.1 });
  endings.push(() => client.disconnect());
  client.addExtension({
    outgoing(message, callback) {
      const subscribes = message.channel === '/meta/subscribe' && token !== null;
      callback(subscribes ? { ...message, ext: { auth_token: token } } : message);
    },
  });
  return client;
}

const tokenFor = (account: string) =>
  signToken({
    sub: 'usr-demo1',
    account,
    scope: 'INFRASTRUCTURE_READ',
    exp: Date.now() / 1000 + 30,
  });

const event = (resource: string) =>
  ({ account: 'acc-demo1', resource, action: 'server.stop', state: 'completed' }) as const;

test('a subscription with a token for its account hears its events', async () => {
  const { provider, server } = await streaming();
  const heard: unknown[] = [];
  const client = clientOf(server, tokenFor('acc-demo1'));
  await client.subscribe('/account/acc-demo1', (data) => heard.push(data));
  provider.publish(event('srv-web01'));
  await expect
    .poll(() => heard)
    .toMatchObject([
      { action: 'server.stop', resource: { id: 'srv-web01', resource_type: 'server' } },
    ]);
});

const refusals = [
  ['no token', null],
  ['a made-up token', 'not.a.token'],
  ['a token for another account', tokenFor('acc-share')],
] as const;

test.each(refusals)('with %s a subscription is refused', async (_what, token) => {
  const { server } = await streaming();
  const client = clientOf(server, token);
  await expect(
    Promise.resolve(client.subscribe('/account/acc-demo1', () => undefined)),
  ).rejects.toMatchObject({ code: 403, message: 'Please supply valid security token' });
});

test('a dial refuses subscriptions whatever their token', async () => {
  const { provider, server } = await streaming();
  provider.dials.events = 'refuse-subscription';
  const client = clientOf(server, tokenFor('acc-demo1'));
  await expect(
    Promise.resolve(client.subscribe('/account/acc-demo1', () => undefined)),
  ).rejects.toMatchObject({ code: 403 });
});

test('nobody but the provider publishes', async () => {
  const { server } = await streaming();
  const client = clientOf(server, tokenFor('acc-demo1'));
  await expect(
    Promise.resolve(client.publish('/account/acc-demo1', { forged: true })),
  ).rejects.toMatchObject({ code: 403 });
});

test('killed, the stream drops its sockets; started again, it delivers events again', async () => {
  const { provider, server } = await streaming();
  const heard: unknown[] = [];
  let drops = 0;
  const client = clientOf(server, tokenFor('acc-demo1'));
  client.on('transport:down', () => (drops += 1));
  await client.subscribe('/account/acc-demo1', (data) => heard.push(data));
  server.stream.stop();
  await expect.poll(() => drops).toBeGreaterThan(0);
  provider.publish(event('srv-web01'));
  server.stream.start();
  await expect
    .poll(
      () => {
        provider.publish(event('srv-web02'));
        return heard.length;
      },
      { timeout: 8000, interval: 200 },
    )
    .toBeGreaterThan(0);
  expect(heard).not.toContainEqual(expect.objectContaining({ resource: { id: 'srv-web01' } }));
});

test('a closed server leaves nothing behind that would keep Node alive', async () => {
  const timers = () =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const before = timers();
  const provider = createProvider({ scale: 0 });
  const server = await listen({ provider, origins: [] });
  provider.publish(event('srv-web01'));
  // The server's own client has connected, and waits.
  await expect.poll(timers).toBeGreaterThan(before + 1);
  await server.close();
  await expect.poll(timers).toBeLessThanOrEqual(before + 1);
});
