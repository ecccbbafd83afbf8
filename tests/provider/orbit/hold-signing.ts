import { expect, test } from 'vitest';
import type { LinkTarget } from '@/model/orbit/links';
import { factsOf } from '@/provider/api-error';
import { createOrbit } from '@/provider/orbit/orbit-api';
import type { LinkOrder } from '@/provider/orbit/signing';
import { at, Storage } from '../../mocks/orbit/contract/stage';

const NAMES = [
  'plain.txt',
  'dir/é %.txt',
  'a//b',
  '/leading',
  'trailing/',
  'a/../b',
  './x',
  'what?#&;=+.txt',
  'two\nlines "quoted" \\',
  '<script>alert(1)</script>',
  '🎈 e\u0301 \u2028',
  'x'.repeat(1024),
];

/** Defines the tests of temporary links against the storage at this address. */
export function holdSigning(origin: string): void {
  const storage = new Storage(origin);
  const { account } = storage;
  const issuer = {
    orbitToken: () => Promise.resolve(storage.token),
    forgetOrbitToken: () => undefined,
  };
  const orbit = createOrbit(`${origin}/v1`, issuer);
  const target = (object: string): LinkTarget => ({ account, container: 'box', object });
  const linkTo = async (object: string, more: Partial<LinkOrder> = {}) => {
    const made = await orbit.link({ ...target(object), method: 'GET', seconds: 60, ...more });
    return made!.address;
  };
  const get = async (address: string, init?: RequestInit) => {
    const response = await fetch(address, init);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  test('there is no link without a key; one of the container will do', async () => {
    await storage.make('keyed', ['o']);
    const order = { account, container: 'keyed', object: 'o', method: 'GET', seconds: 60 } as const;
    expect(await orbit.link(order)).toBeUndefined();
    const headers = { 'X-Container-Meta-Temp-URL-Key-2': 'own' };
    expect(await storage.status('POST', 'keyed', { headers })).toBe(204);
    const made = await orbit.link(order);
    await expect(orbit.askLink(made!.address)).resolves.toBeUndefined();
  });

  test('a key of the container signs no link for a large object, whose segments it does not reach', async () => {
    await storage.make('parts', ['aaaa', 'bb']);
    await storage.make('large', [], { 'X-Container-Meta-Temp-URL-Key': 'own' });
    const list = ['aaaa', 'bb'].map((name) => ({ path: `/parts/${name}` }));
    const put = { body: JSON.stringify(list) };
    expect(await storage.status('PUT', 'large/o?multipart-manifest=put', put)).toBe(201);
    await storage.put('large', 'dynamic', '', { 'X-Object-Manifest': 'parts/a' });
    const order = { account, container: 'large', object: 'o', seconds: 60 } as const;
    expect(await orbit.link({ ...order, method: 'GET' })).toBeUndefined();
    expect(await orbit.link({ ...order, object: 'dynamic', method: 'GET' })).toBeUndefined();
    const isOfContainer = true;
    expect(await orbit.link({ ...order, object: 'none', method: 'GET' })).toMatchObject({
      isOfContainer,
    });
    expect(await orbit.link({ ...order, method: 'PUT' })).toMatchObject({ isOfContainer });
    const below = { ...order, object: 'NAME', prefix: '', method: 'GET' } as const;
    expect(await orbit.link(below)).toMatchObject({ isOfContainer });
    const headers = (key: string) => ({ headers: { 'X-Account-Meta-Temp-URL-Key': key } });
    expect(await storage.status('POST', '', headers('account-key'))).toBe(204);
    const made = await orbit.link({ ...order, method: 'GET' });
    expect(made?.isOfContainer).toBe(false);
    expect((await get(made!.address)).text).toBe('aaaabb');
    expect(await storage.status('POST', '', headers(''))).toBe(204);
  });

  test('a link is read by anybody, whatever the name of its object', async () => {
    const headers = { 'X-Account-Meta-Temp-URL-Key': 'account-key' };
    expect(await storage.status('POST', '', { headers })).toBe(204);
    await storage.make('box', NAMES);
    for (const name of NAMES) {
      const answer = await get(await linkTo(name));
      expect([name, answer.status, answer.text]).toEqual([name, 200, name]);
    }
  });

  test('it is good for its object and its method alone, and is asked about by HEAD', async () => {
    const address = await linkTo('plain.txt');
    await expect(orbit.askLink(address)).resolves.toBeUndefined();
    expect((await get(address.replace('plain', 'other'))).status).toBe(401);
    expect((await get(address, { method: 'PUT', body: 'x' })).status).toBe(401);
    // The poll of new keys sends this, for an object that exists and one that does not.
    const test = { method: 'HEAD', seconds: 5 } as const;
    await expect(orbit.askLink(await linkTo('plain.txt', test))).resolves.toBeUndefined();
    const status = async (link: string) => {
      try {
        await orbit.askLink(link);
        return 200;
      } catch (thrown) {
        return factsOf(thrown).status;
      }
    };
    expect(await status(await linkTo('none', test))).toBe(404);
    const forged = (await linkTo('plain.txt', test)).replace(/sig=./u, 'sig=x');
    expect(await status(forged)).toBe(401);
  });

  test('a file name and "inline" are followed', async () => {
    const named = await get(await linkTo('plain.txt', { filename: 'my file.txt' }));
    expect(named.headers.get('Content-Disposition')).toMatch(/^attachment; filename="my file.txt"/);
    const shown = await get(await linkTo('plain.txt', { inline: true }));
    expect(shown.headers.get('Content-Disposition')).toBe('inline');
    const both = await get(await linkTo('plain.txt', { filename: 'a.txt', inline: true }));
    expect(both.headers.get('Content-Disposition')).toMatch(/^inline; filename="a.txt"/);
  });

  test('an upload link takes one object, and lets nobody read it', async () => {
    const address = await linkTo('dir/new.txt', { method: 'PUT' });
    expect((await get(address, { method: 'PUT', body: 'sent' })).status).toBe(201);
    expect((await storage.call('GET', at('box', 'dir/new.txt'))).text).toBe('sent');
    expect((await get(address)).status).toBe(401);
  });

  test.each([
    ['dir/', 'dir/é %.txt', 'plain.txt', 401],
    ['', 'plain.txt', 'none', 404],
  ])('a link for what begins with %j reads that', async (prefix, inside, outside, status) => {
    const address = await linkTo(`${prefix}NAME`, { prefix });
    const of = (name: string) =>
      address.replace(`${prefix}NAME`, name.split('/').map(encodeURIComponent).join('/'));
    expect((await get(of(inside))).text).toBe(inside);
    expect((await get(of(outside))).status).toBe(status);
  });

  test('an upload link for a prefix takes any object below it', async () => {
    const address = await linkTo('in/NAME', { prefix: 'in/', method: 'PUT' });
    const put = { method: 'PUT', body: 'x' };
    expect((await get(address.replace('NAME', 'a.txt'), put)).status).toBe(201);
    expect((await get(address.replace('in/NAME', 'out.txt'), put)).status).toBe(401);
  });

  test('it lasts as long as it is said to', async () => {
    const made = await orbit.link({ ...target('plain.txt'), method: 'GET', seconds: 60 });
    expect(made!.until - Date.now()).toBeGreaterThan(58_000);
    expect(Number(new URL(made!.address).searchParams.get('temp_url_expires'))).toBeGreaterThan(
      Date.now() / 1000 + 58,
    );
  });

  test('an object is read as it arrives', async () => {
    const { body } = await orbit.content(target('dir/é %.txt'));
    expect(await new Response(body).text()).toBe('dir/é %.txt');
    await expect(orbit.content(target('none'))).rejects.toMatchObject({ facts: { status: 404 } });
  });
}
