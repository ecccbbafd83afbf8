import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { at, type Case, type Storage } from './stage';

interface Link {
  method?: string;
  key?: string;
  seconds?: number;
  prefix?: string;
}

/** The query of a link, signed over the path as it reads. */
function signed(storage: Storage, box: string, name: string, link: Link = {}): string {
  const { method = 'GET', key = 'first', seconds = 60, prefix } = link;
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const path = `/v1/${storage.account}/${box}/${prefix ?? name}`;
  const text = `${method}\n${expires}\n${prefix === undefined ? '' : 'prefix:'}${path}`;
  const query = new URLSearchParams({
    temp_url_sig: createHmac('sha256', key).update(text).digest('hex'),
    temp_url_expires: String(expires),
    ...(prefix !== undefined && { temp_url_prefix: prefix }),
  });
  return `${at(box, name)}?${query.toString()}`;
}

export const links: Case[] = [
  [
    'a link lets anybody read one object until it ends, under its own name or another',
    async (storage, box) => {
      const headers = { 'X-Account-Meta-Temp-URL-Key': 'first' };
      expect(await storage.status('POST', '', { headers })).toBe(204);
      const name = 'dir/é %.txt';
      await storage.make(box, [], { 'X-Container-Meta-Temp-URL-Key-2': 'second' });
      await storage.put(box, name, 'hello', { 'X-Object-Meta-Secret': 's' });
      const link = signed(storage, box, name);
      const ask = (path: string, method = 'GET') => storage.call(method, path, { token: '' });
      const got = await ask(link);
      expect([got.status, got.text, got.headers.get('X-Object-Meta-Secret')]).toEqual([
        200,
        'hello',
        null,
      ]);
      const disposition = (answer: { headers: Headers }) =>
        answer.headers.get('Content-Disposition');
      expect(disposition(got)).toBe(
        `attachment; filename="%C3%A9 %25.txt"; filename*=UTF-8''%C3%A9%20%25.txt`,
      );
      expect(disposition(await ask(`${link}&filename=new%20name.txt`))).toBe(
        `attachment; filename="new name.txt"; filename*=UTF-8''new%20name.txt`,
      );
      expect(disposition(await ask(`${link}&inline`))).toBe('inline');
      expect((await ask(link, 'HEAD')).status).toBe(200);
      expect((await ask(link, 'DELETE')).status).toBe(401);
      expect((await ask(signed(storage, box, name, { key: 'second' }))).status).toBe(200);
      expect((await ask(signed(storage, box, name, { key: 'wrong' }))).status).toBe(401);
      expect((await ask(signed(storage, box, name, { seconds: -1 }))).status).toBe(401);
      expect((await ask(signed(storage, box, 'none'))).status).toBe(404);
      expect((await ask(signed(storage, 'none', 'none', { key: 'wrong' }))).status).toBe(401);
    },
  ],
  [
    'a link by a key of its own container does not reach the segments of a large object',
    async (storage, box) => {
      const account = (key: string) => ({ headers: { 'X-Account-Meta-Temp-URL-Key': key } });
      expect(await storage.status('POST', '', account(''))).toBe(204);
      await storage.make(`${box}_segments`, ['aaaa', 'bb']);
      await storage.make(box, ['plain'], { 'X-Container-Meta-Temp-URL-Key': 'own' });
      const list = ['aaaa', 'bb'].map((name) => ({ path: `/${box}_segments/${name}` }));
      const put = { body: JSON.stringify(list) };
      expect(await storage.status('PUT', `${box}/static?multipart-manifest=put`, put)).toBe(201);
      await storage.put(box, 'dynamic', '', { 'X-Object-Manifest': `${box}_segments/a` });
      const ask = async (name: string, key: string) =>
        (await storage.call('GET', signed(storage, box, name, { key }), { token: '' })).status;
      expect(await ask('plain', 'own')).toBe(200);
      expect(await ask('static', 'own')).toBe(409);
      expect(await ask('dynamic', 'own')).toBe(401);
      expect(await storage.status('POST', '', account('first'))).toBe(204);
      expect(await ask('static', 'first')).toBe(200);
      expect(await ask('dynamic', 'first')).toBe(200);
    },
  ],
  [
    'a link may be for a prefix, or for an upload',
    async (storage, box) => {
      await storage.make(box, ['dir/a', 'other'], { 'X-Container-Meta-Temp-URL-Key': 'first' });
      const ask = (path: string) => storage.status('GET', path, { token: '' });
      expect(await ask(signed(storage, box, 'dir/a', { prefix: 'dir/' }))).toBe(200);
      expect(await ask(signed(storage, box, 'other', { prefix: 'dir/' }))).toBe(401);
      const put = { token: '', body: 'new' };
      expect(await storage.status('PUT', signed(storage, box, 'up', { method: 'PUT' }), put)).toBe(
        201,
      );
      expect(await storage.status('PUT', signed(storage, box, 'up'), put)).toBe(401);
      expect((await storage.call('GET', `${box}/up`)).text).toBe('new');
    },
  ],
];
