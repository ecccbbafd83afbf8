import { expect, test } from 'vitest';
import { demo, hearing, idOf, shortly, signedIn, start } from '../../client';

const path = `/1.0/servers?${demo}`;
const gigabyte = 1024 ** 3;

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
  expect(provider.world.event.all().at(-1)).toMatchObject({
    action: 'server.create',
    state: 'completed',
    created_at: new Date(start).toISOString(),
  });
});

test('a network-storage server has the root volume that it asks for', async () => {
  const { client } = await signedIn();
  const volumes = [{ image: 'img-deb12', size: 80 * gigabyte }];
  const { body } = await client.post(path, { server_type: 'typ-nbs02', volumes });
  expect(body).toMatchObject({
    image: { id: 'img-deb12' },
    volumes: [{ storage_type: 'network', size: 80 * gigabyte }],
  });
});

test('on network storage the root volume is as large as the image needs, if nothing is said', async () => {
  const { client, provider } = await signedIn();
  const body = { image: 'img-avail', server_type: '2gb.nbs' };
  const least = { storage_type: 'network', boot: true, delete_with_server: true };
  const first = await client.post(path, body);
  expect(first.body).toMatchObject({ volumes: [{ ...least, size: 40 * gigabyte }] });
  provider.world.image.patch('img-avail', { virtual_size: 60 * 1024 });
  const second = await client.post(path, body);
  expect(second.body).toMatchObject({ volumes: [{ size: 60 * gigabyte }] });
});

test('a server can boot from a volume, which brings its zone and image', async () => {
  const { client, provider, events } = await hearing();
  const image = { image: 'img-deb12', source: 'img-deb12', source_type: 'image' } as const;
  provider.world.volume.patch('vol-free1', image);
  const body = { server_type: '2gb.nbs', volumes: [{ volume: 'vol-free1' }] };
  const answer = await client.post(path, body);
  expect(answer).toMatchObject({
    status: 202,
    body: {
      image: { id: 'img-deb12' },
      zone: { handle: 'gb1-b' },
      volumes: [{ id: 'vol-free1', boot: true, status: 'attached', delete_with_server: false }],
    },
  });
  expect(events.map(shortly)).toEqual([
    `server.create started ${idOf(answer.body)} +acc-demo1 +grp-deflt +vol-free1`,
  ]);
});

test('everything that can be set is set', async () => {
  const { client } = await signedIn();
  const fields = {
    name: 'all of it',
    user_data: 'aGVsbG8=',
    disk_encrypted: true,
    compatibility_mode: true,
    snapshots_schedule: '0 8 * * *',
    snapshots_retention: '10',
  };
  const { body } = await client.post(path, {
    ...fields,
    image: 'img-ubu24',
    server_type: 'typ-ssd02',
    zone: 'zon-gb1zc',
    server_groups: ['grp-web01', 'grp-works'],
  });
  expect(body).toMatchObject({
    ...fields,
    server_type: { handle: '2gb.ssd' },
    zone: { handle: 'gb1-c' },
    server_groups: [{ id: 'grp-web01' }, { id: 'grp-works' }],
    volumes: [{ encrypted: true }],
  });
});

test('no groups at all is the default group', async () => {
  const { client } = await signedIn();
  const { body } = await client.post(path, { image: 'img-ubu24', server_groups: [] });
  expect(body).toMatchObject({ server_groups: [{ id: 'grp-deflt' }] });
});

test('a new cloud IP is reserved at first, and mapped when the server is active', async () => {
  const { client, clock, provider } = await signedIn();
  const { body } = await client.post(path, { image: 'img-ubu24', cloud_ip: true });
  const ip = provider.world.cloud_ip.all().at(-1);
  expect(ip).toMatchObject({ status: 'reserved', destination: null, account: 'acc-demo1' });
  expect(body).toMatchObject({ cloud_ips: [] });
  clock.advance(25_000);
  const made = await client.get(`/1.0/servers/${idOf(body)}?${demo}`);
  expect(made.body).toMatchObject({ cloud_ips: [{ id: ip?.id, status: 'mapped' }] });
});

test('a new cloud IP has the lowest address that nobody has', async () => {
  const { client, provider } = await signedIn();
  const { world } = provider;
  world.cloud_ip.remove('cip-spare');
  await client.post(path, { image: 'img-ubu24', cloud_ip: true });
  await client.post(path, { image: 'img-ubu24', cloud_ip: true });
  const addresses = world.cloud_ip.all().map(({ public_ipv4 }) => public_ipv4);
  world.cloud_ip.remove('cip-front');
  await client.post(path, { image: 'img-ubu24', cloud_ip: true });
  expect(addresses.slice(-2)).toEqual(['109.107.35.105', '109.107.35.106']);
  expect(world.cloud_ip.all().at(-1)?.public_ipv4).toBe('109.107.35.101');
});

test('a cloud IP that is free can be given, and is let go if the server is not made', async () => {
  const { client, clock, provider } = await signedIn();
  const { body } = await client.post(path, { image: 'img-ubu24', cloud_ip: 'cip-spare' });
  expect(provider.world.cloud_ip.need('cip-spare').status).toBe('reserved');
  await client.delete(`/1.0/servers/${idOf(body)}?${demo}`);
  clock.advance(25_000);
  expect(provider.world.cloud_ip.need('cip-spare').status).toBe('unmapped');
});

const image = 'img-ubu24';
const network = { server_type: '2gb.nbs' };
const limit = 'Account limit reached, please contact support for more information';

const refusals = [
  [{}, 422, "Image can't be blank"],
  [{ image: 'img-nnnnn' }, 422, 'Image is invalid'],
  [{ image: 'img-unava' }, 422, 'Image is not available'],
  [{ image, server_type: '9gb.none' }, 422, 'Server type is invalid'],
  [{ image, server_type: 'typ-exp64' }, 403, limit],
  [
    { image: 'img-win22', server_type: '1gb.ssd' },
    422,
    'The server type has less memory than the image needs',
  ],
  [{ image, zone: 'gb1-x' }, 422, 'Zone is invalid'],
  [{ image, ...network, zone: 'gb1-c' }, 422, 'Zone does not support block storage'],
  [
    { image, ...network, disk_encrypted: true },
    422,
    'Disk encryption needs a server type with local storage',
  ],
  [
    { image, volumes: [{ volume: 'vol-free1' }] },
    422,
    'Only one of image and volumes can be given',
  ],
  [{ volumes: [{ volume: 'vol-free1' }] }, 422, 'Volumes need a server type with network storage'],
  [{ ...network, volumes: [] }, 422, 'Volumes must be a list of one volume'],
  [{ ...network, volumes: [{ volume: 'vol-nnnnn' }] }, 422, 'Volume is invalid'],
  [{ ...network, volumes: [{ volume: 'vol-data1' }] }, 409, 'Volume is not detached'],
  [
    { ...network, volumes: [{ volume: 'vol-free1' }], zone: 'gb1-a' },
    422,
    'Volume and server must be in the same zone',
  ],
  [
    { ...network, volumes: [{ image, size: 39 * gigabyte }] },
    422,
    'Size must be between 40GB and 4096GB',
  ],
  [{ ...network, volumes: [{ image, size: 900 * gigabyte }] }, 403, limit],
  [{ ...network, volumes: [{ image, size: '40' }] }, 422, 'Size must be a whole number'],
  [{ image, cloud_ip: 'cip-front' }, 409, 'Cloud IP is not unmapped'],
  [{ image, cloud_ip: 'cip-nnnnn' }, 422, 'Cloud ip is invalid'],
  [{ image, server_groups: ['grp-share'] }, 422, 'Server groups is invalid'],
  [{ image, user_data: 'A'.repeat(65_536) }, 422, 'User data is too long'],
] as const;

test.each(refusals)('%o is refused with %i', async (body, status, message) => {
  const { client, provider } = await signedIn();
  const { world } = provider;
  world.account.patch('acc-demo1', { ram_limit: 81_920 });
  const sizes = () => [world.server.size, world.volume.size, world.cloud_ip.size];
  const before = sizes();
  expect(await client.post(path, body)).toMatchObject({ status, body: { errors: [message] } });
  expect(sizes()).toEqual(before);
});

test('user data may be 65,532 characters long', async () => {
  const { client } = await signedIn();
  const answer = await client.post(path, { image, user_data: 'A'.repeat(65_532) });
  expect(answer.status).toBe(202);
});

test('there are no more cloud IPs than the account’s limit', async () => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { cloud_ips_limit: 5 });
  const answer = await client.post(path, { image, cloud_ip: 'true' });
  expect(answer).toMatchObject({ status: 403, body: { error_name: 'account_limit_reached' } });
});

test('there are no more Windows servers than the account’s limit, snapshots included', async () => {
  const { client, provider } = await signedIn();
  const windows = { image: 'img-win22', server_type: '2gb.ssd' };
  const first = await client.post(path, windows);
  expect(first.status).toBe(202);
  expect(await client.post(path, windows)).toMatchObject({
    status: 403,
    body: { error_name: 'account_limit_reached' },
  });
  provider.world.image.patch('img-avail', { licence_name: 'Windows 2022' });
  expect((await client.post(path, { image: 'img-avail' })).status).toBe(403);
  provider.world.volume.patch('vol-free2', { image: 'img-win22', source_type: 'image' });
  const volume = { volumes: [{ volume: 'vol-free2' }], server_type: '4gb.nbs' };
  expect((await client.post(path, volume)).status).toBe(403);
});

test('the account’s memory counts the server at once', async () => {
  const { client } = await signedIn();
  const used = async () => {
    const { body } = await client.get(`/1.0/accounts/acc-demo1?${demo}`);
    return (body as { ram_used: number }).ram_used;
  };
  const before = await used();
  await client.post(path, { image });
  expect(await used()).toBe(before + 1024);
});

test('a pending account creates nothing', async () => {
  const { client } = await signedIn();
  const answer = await client.post('/1.0/servers?account_id=acc-pend1', { image });
  expect(answer).toMatchObject({
    status: 403,
    body: { errors: ['This account has not been activated yet'] },
  });
});
