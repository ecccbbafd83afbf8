import { expect, test } from 'vitest';
import { demo, hearing, shortly, signedIn } from '../../client';

const path = (verb = '') => `/1.0/load_balancers/lba-front${verb && `/${verb}`}?${demo}`;
const nodes = (...ids: string[]) => ({ nodes: ids.map((node) => ({ node })) });
const tcp = { protocol: 'tcp', in: 25, out: 2525, timeout: 50_000, proxy_protocol: null };
const http = { ...tcp, protocol: 'http', in: 80, out: 80 };
const https = { ...tcp, protocol: 'https', in: 443, out: 80 };

const changes = [
  [
    'add_nodes',
    nodes('srv-web02', 'srv-work1'),
    { nodes: [{ id: 'srv-web01' }, { id: 'srv-web02' }, { id: 'srv-work1' }] },
  ],
  ['remove_nodes', nodes('srv-web01'), { nodes: [{ id: 'srv-web02' }] }],
  ['remove_nodes', nodes('srv-web01', 'srv-web02'), { nodes: [] }],
  ['add_listeners', { listeners: [tcp] }, { listeners: [http, https, tcp] }],
  ['remove_listeners', { listeners: [http] }, { listeners: [https] }],
] as const;

test.each(changes)('%s with %j answers the balancer as it was, then does it', async (...row) => {
  const [verb, body, shown] = row;
  const { client, clock, events } = await hearing();
  const { body: before } = await client.get(path());
  const answer = await client.post(path(verb), body);
  expect(answer).toMatchObject({ status: 202, body: before as object });
  expect((await client.post(path(verb), body)).status).toBe(409);
  clock.advance(1000);
  expect((await client.get(path())).body).toMatchObject(shown);
  const named = 'nodes' in body ? body.nodes.map(({ node }) => ` ${node}`).join('') : '';
  expect(events.map(shortly)).toEqual([
    `load_balancer.${verb} started lba-front${named}`,
    `load_balancer.${verb} completed lba-front${named}`,
  ]);
});

const refusals = [
  ['add_nodes', {}, "Nodes can't be blank"],
  ['add_nodes', nodes('srv-share'), 'Nodes is invalid'],
  ['remove_nodes', nodes(), "Nodes can't be blank"],
  ['remove_nodes', nodes('srv-work1'), 'Nodes has no srv-work1'],
  ['add_listeners', {}, "Listeners can't be blank"],
  ['add_listeners', { listeners: [http] }, 'Listeners must have unique in ports'],
  ['remove_listeners', { listeners: [tcp] }, 'Listeners has no such listener'],
  ['remove_listeners', { listeners: [https] }, 'Listeners must have one with https'],
  ['remove_listeners', { listeners: [http, https] }, 'Listeners must have at least one listener'],
] as const;

test.each(refusals)('%s with %j is refused', async (verb, body, message) => {
  const { client } = await signedIn();
  expect(await client.post(path(verb), body)).toMatchObject({
    status: 422,
    body: { errors: [message] },
  });
});

test('a balancer that is not active keeps its nodes', async () => {
  const { client, clock, provider } = await signedIn();
  expect((await client.post(path('remove_nodes'), nodes('srv-web01'))).status).toBe(202);
  await client.delete(path());
  clock.advance(1000);
  expect(provider.world.load_balancer.need('lba-front').nodes).toHaveLength(2);
  expect((await client.post(path('remove_nodes'), nodes('srv-web01'))).status).toBe(409);
});
