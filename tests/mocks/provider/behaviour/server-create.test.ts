import { expect, test } from 'vitest';
import { demo, signedIn } from '../../client';

const path = `/1.0/servers?${demo}`;

test('a server is creating for its expected time, then active', async () => {
  const { client, clock, provider } = await signedIn();
  const answer = await client.post(path, {
    name: 'fresh',
    image: 'img-ubu24',
    server_type: '1gb.ssd',
    zone: 'gb1-b',
  });
  expect(answer).toMatchObject({
    status: 202,
    body: {
      name: 'fresh',
      status: 'creating',
      started_at: null,
      zone: { handle: 'gb1-b' },
      server_groups: [{ id: 'grp-deflt' }],
      volumes: [{ boot: true, storage_type: 'local', size: 30_720 * 1024 ** 2 }],
    },
  });
  const { id, url } = answer.body as { id: string; url: string };
  expect(answer.headers.get('location')).toBe(url);
  // 30,720 MiB / 2048 + 10 s.
  clock.advance(24_000);
  expect(provider.world.server.need(id).status).toBe('creating');
  clock.advance(1000);
  expect(provider.world.server.need(id).status).toBe('active');
  expect(provider.world.event.all().slice(-2)).toMatchObject([
    { action: 'server.create', state: 'started' },
    { action: 'server.create', state: 'completed' },
  ]);
});

test('a network-storage server has the root volume that it asks for', async () => {
  const { client } = await signedIn();
  const volumes = [{ image: 'img-deb12', size: 80 * 1024 ** 3 }];
  const { body } = await client.post(path, { server_type: 'typ-nbs02', volumes });
  expect(body).toMatchObject({
    image: { id: 'img-deb12' },
    volumes: [{ storage_type: 'network', size: 80 * 1024 ** 3 }],
  });
});

const refusals = [
  [{ image: 'img-nnnnn' }, 422, 'Image is invalid'],
  [{ image: 'img-ubu24', server_type: '9gb.none' }, 422, 'Server type is invalid'],
  [
    { image: 'img-ubu24', server_type: 'typ-exp64' },
    403,
    'Account limit reached, please contact support for more information',
  ],
] as const;

test.each(refusals)('%o is refused with %i', async (body, status, message) => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { ram_limit: 81_920 });
  const before = provider.world.server.size;
  expect(await client.post(path, body)).toMatchObject({ status, body: { errors: [message] } });
  expect(provider.world.server.size).toBe(before);
});

test('a pending account creates nothing', async () => {
  const { client } = await signedIn();
  const answer = await client.post('/1.0/servers?account_id=acc-pend1', { image: 'img-ubu24' });
  expect(answer.status).toBe(403);
});
