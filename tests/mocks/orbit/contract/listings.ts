import { expect } from 'vitest';
import type { Case } from './stage';

const NAMES = ['a', 'b', 'b/1', 'b/2', 'b/2/x', 'c', 'd/1', 'e', '\ufffd', '😀'];

export const listings: Case[] = [
  [
    'a listing is in the order of code points, and is cut by prefix, markers, limit and delimiter',
    async (storage, box) => {
      await storage.make(box, NAMES);
      const list = (query: string) => storage.names(box, query);
      expect(await list('')).toEqual(NAMES);
      expect(await list('limit=2')).toEqual(['a', 'b']);
      expect(await list('prefix=b/')).toEqual(['b/1', 'b/2', 'b/2/x']);
      expect(await list('marker=b&end_marker=d')).toEqual(['b/1', 'b/2', 'b/2/x', 'c']);
      const top = ['a', 'b', 'b/', 'c', 'd/', 'e', '\ufffd', '😀'];
      expect(await list('delimiter=/')).toEqual(top);
      expect(await list('delimiter=/&marker=b/')).toEqual(top.slice(3));
      expect(await list('delimiter=/&marker=b/1')).toEqual(top.slice(2));
      expect(await list('delimiter=/&marker=b')).toEqual(top.slice(2));
      expect(await list('delimiter=/&end_marker=b/2')).toEqual(['a', 'b', 'b/']);
      expect(await list('delimiter=/&prefix=b/')).toEqual(['b/1', 'b/2', 'b/2/']);
      expect(await list('delimiter=/&prefix=b/&marker=b/2/')).toEqual([]);
      expect(await list('delimiter=/2')).toEqual(['a', 'b', 'b/1', 'b/2', ...NAMES.slice(5)]);
      const back = (query: string) => list(`reverse=true&${query}`);
      expect(await back('')).toEqual(NAMES.toReversed());
      expect(await back('marker=c&end_marker=b')).toEqual(['b/2/x', 'b/2', 'b/1']);
      expect(await back('delimiter=/&marker=d/')).toEqual(['c', 'b/', 'b', 'a']);
      expect(await back('delimiter=/&marker=d/2&limit=2')).toEqual(['d/', 'c']);
    },
  ],
  [
    'more rows than there may be are refused, nonsense is left aside',
    async (storage, box) => {
      await storage.make(box, ['a']);
      const much = await storage.call('GET', `${box}?limit=10001`);
      expect([much.status, much.text]).toEqual([412, 'Maximum limit is 10000']);
      expect(await storage.names(box, 'limit=x')).toEqual(['a']);
      expect(await storage.status('GET', 'none?format=json')).toBe(404);
    },
  ],
  [
    'a row tells size, type, checksum and time of an object; a directory its name alone',
    async (storage, box) => {
      await storage.make(box, ['dir/inner']);
      await storage.put(box, 'a.txt', 'hello');
      const [row, directory] = await storage.rows(box, 'delimiter=/');
      expect(row).toEqual({
        name: 'a.txt',
        bytes: 5,
        hash: '5d41402abc4b2a76b9719d911017c592',
        content_type: 'text/plain',
        last_modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/) as string,
      });
      expect(directory).toEqual({ subdir: 'dir/' });
      const plain = await storage.call('GET', `${box}?delimiter=/`);
      expect([plain.status, plain.text]).toEqual([200, 'a.txt\ndir/\n']);
      expect(plain.headers.get('X-Container-Object-Count')).toBe('2');
    },
  ],
];
