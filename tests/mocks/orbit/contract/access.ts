import { expect } from 'vitest';
import type { Case } from './stage';

export const access: Case[] = [
  [
    'a client may what the rules of a container say, and sees neither rules nor keys',
    async (storage, box) => {
      await storage.make(box, ['o'], {
        'X-Container-Read': `${storage.account}:cli-store`,
        'X-Container-Meta-Temp-URL-Key': 'k',
        'X-Container-Meta-Quota-Count': '9',
      });
      const token = storage.clientToken;
      const ask = (method: string, path: string) =>
        storage.status(method, path, { token, ...(method === 'PUT' && { body: '1' }) });
      const { status, headers } = await storage.call('HEAD', box, { token });
      const names = ['Read', 'Meta-Temp-URL-Key', 'Meta-Quota-Count'];
      expect([status, ...names.map((name) => headers.get(`X-Container-${name}`))]).toEqual([
        204,
        null,
        null,
        '9',
      ]);
      expect(await ask('GET', `${box}/o`)).toBe(200);
      expect(await ask('PUT', `${box}/o`)).toBe(403);
      expect(await ask('POST', box)).toBe(403);
      expect(await storage.bulkDelete([`${box}/o`], { token })).toMatchObject({
        'Response Status': '400 Bad Request',
        Errors: [[`${box}/o`, '403 Forbidden']],
      });
      const write = { headers: { 'X-Container-Write': `${storage.account}:cli-store` } };
      expect(await storage.status('POST', box, write)).toBe(204);
      expect(await ask('PUT', `${box}/o`)).toBe(201);
      expect(await ask('DELETE', `${box}/o`)).toBe(204);
      expect(await ask('DELETE', box)).toBe(403);
    },
  ],
  [
    'anybody reads what is public, and lists only where that is let too',
    async (storage, box) => {
      await storage.make(box, ['o'], { 'X-Container-Read': '.r:*' });
      const ask = (path: string) => storage.status('GET', path, { token: '' });
      expect(await ask(`${box}/o`)).toBe(200);
      expect(await ask(box)).toBe(401);
      const headers = { 'X-Container-Read': '.r:*,.rlistings' };
      expect(await storage.status('POST', box, { headers })).toBe(204);
      expect(await ask(box)).toBe(200);
      expect(await storage.status('DELETE', `${box}/o`, { token: '' })).toBe(401);
    },
  ],
  [
    'pages of a site read what a rule says of it, others do not',
    async (storage, box) => {
      const list = '.r:*.example.com,.r:-bad.example.com';
      await storage.make(box, ['o'], { 'X-Container-Read': list });
      const from = (host: string) =>
        storage.status('GET', `${box}/o`, { token: '', headers: { Referer: `https://${host}/x` } });
      expect(await from('www.example.com')).toBe(200);
      expect(await from('bad.example.com')).toBe(401);
      expect(await from('example.org')).toBe(401);
      expect(await storage.status('GET', `${box}/o`, { token: '' })).toBe(401);
    },
  ],
];
