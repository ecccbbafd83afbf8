import { expect } from 'vitest';
import type { Case } from './stage';

export const accounts: Case[] = [
  [
    'an empty account or container is no content as text, and an empty list as JSON',
    async (storage) => {
      const empty = async (path: string) => {
        const list = await storage.call('GET', path, { headers: { Accept: 'application/json' } });
        return [await storage.status('GET', path), list.status, list.text];
      };
      expect(await empty('')).toEqual([204, 200, '[]']);
      await storage.make('one');
      expect(await empty('one/')).toEqual([204, 200, '[]']);
    },
  ],
  [
    'the account lists its containers and adds up what they hold',
    async (storage) => {
      await storage.make('two', ['a', 'bb']);
      await storage.make('three', ['ccc']);
      const totals = () =>
        storage.head(
          '',
          'X-Account-Container-Count',
          'X-Account-Object-Count',
          'X-Account-Bytes-Used',
        );
      // Swift adds up a little later.
      await expect.poll(totals, { timeout: 20_000, interval: 100 }).toEqual(['3', '3', '6']);
      const rows = await storage.rows('');
      expect(rows.map(({ name, count, bytes }) => [name, count, bytes])).toEqual([
        ['one', 0, 0],
        ['three', 1, 3],
        ['two', 2, 3],
      ]);
      expect(rows[0]!['last_modified']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
      expect(await storage.names('', 'prefix=t&limit=1')).toEqual(['three']);
      expect(await storage.names('', 'marker=one')).toEqual(['three', 'two']);
    },
  ],
  [
    'the keys of an account are set and cleared, and only its own see them',
    async (storage) => {
      const names = ['X-Account-Meta-Temp-URL-Key', 'X-Account-Meta-Temp-URL-Key-2'] as const;
      const save = (headers: Record<string, string>) => storage.status('POST', '', { headers });
      expect(await save({ [names[0]]: 'k', [names[1]]: 'l' })).toBe(204);
      expect(await storage.head('', ...names)).toEqual(['k', 'l']);
      expect(await save({ [names[0]]: '', 'X-Remove-Account-Meta-Temp-URL-Key-2': 'x' })).toBe(204);
      expect(await storage.head('', ...names)).toEqual([null, null]);
    },
  ],
  [
    'a token is of one account, for as long as it lives',
    async (storage) => {
      const ask = (token: string) => storage.status('GET', '', { token });
      expect(await ask('')).toBe(401);
      expect(await ask('nonsense')).toBe(401);
      expect(await ask(storage.endedToken)).toBe(401);
      expect(await ask(storage.otherToken)).toBe(403);
      expect(await ask(storage.clientToken)).toBe(403);
      expect(await storage.status('DELETE')).toBe(403);
      const { headers } = await storage.call('GET', '', { token: '' });
      expect(headers.get('Www-Authenticate')).toContain(storage.account);
    },
  ],
];
