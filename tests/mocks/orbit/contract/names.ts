import { expect } from 'vitest';
import { textContent } from '@mocks/orbit/content';
import { Container, OrbitStore } from '@mocks/orbit/store';
import { fillSwift } from '@mocks/real/swift/fill';
import { at, type Case } from './stage';

const NAMES = [
  `"quotes" 'and' <script>alert(1)</script> & + \\`,
  '/leading',
  'trailing/',
  'a//b',
  './x',
  '🚀 cafe\u0301 \u2028',
  'x'.repeat(1024),
  'a/../b',
  'new\nline\tand tab',
  'space and % and ? and #',
];

export const names: Case[] = [
  [
    'every operation works on an object of any name',
    async (storage, box) => {
      await storage.make(box, NAMES);
      expect(await storage.names(box)).toEqual(NAMES.toSorted());
      const paths = NAMES.map((name) => at(box, name));
      const texts = paths.map(async (path) => (await storage.call('GET', path)).text);
      expect(await Promise.all(texts)).toEqual(NAMES);
      // A name can break only its address, which is the same for reading, saving and deleting.
      for (const name of NAMES.slice(-4)) {
        const path = at(box, name);
        const copy = { headers: { Destination: at(box, 'copy') } };
        const back = { headers: { Destination: path, 'X-Object-Meta-A': '1' } };
        expect(await storage.status('COPY', path, copy)).toBe(201);
        expect(await storage.status('DELETE', path)).toBe(204);
        expect(await storage.status('COPY', at(box, 'copy'), back)).toBe(201);
        expect(await storage.head(path, 'X-Object-Meta-A')).toEqual(['1']);
      }
      const bulk = await storage.bulkDelete(paths);
      expect(bulk).toMatchObject({ 'Number Deleted': NAMES.length, Errors: [] });
      expect(await storage.names(box)).toEqual(['copy']);
    },
  ],
  [
    'what a world has there is put into another storage as it is',
    async (storage, box) => {
      const store = new OrbitStore();
      const container = new Container(box, 0, { 'X-Container-Meta-Web-Index': 'index.html' });
      const { content, md5: hash } = textContent('up');
      const plain = { metadata: {}, deleteAt: null, large: null, content, hash, at: 0 };
      container.put({ name: 'a/../b c', contentType: 'text/html', ...plain });
      store.account(storage.account, 0).containers.put(container);
      await fillSwift(storage.origin, store, storage.account);
      expect(await storage.head(box, 'X-Container-Meta-Web-Index')).toEqual(['index.html']);
      expect(await storage.rows(box)).toMatchObject([
        { name: 'a/../b c', content_type: 'text/html', bytes: 2, hash },
      ]);
    },
  ],
  [
    'a container may have any name without a slash',
    async (storage) => {
      for (const name of ['space and % and ?#', '<b>"x" 🚀', 'x'.repeat(256)]) {
        await storage.make(name);
        expect(await storage.names(at(name))).toEqual([]);
        expect(await storage.status('DELETE', at(name))).toBe(204);
      }
    },
  ],
  [
    'what is no name is refused',
    async (storage, box) => {
      await storage.make(box);
      const put = (path: string) => storage.status('PUT', path, { body: '' });
      expect(await put(`${box}/${'x'.repeat(1025)}`)).toBe(400);
      expect(await put(`${box}/%FF`)).toBe(412);
      expect(await put(`${box}/%00`)).toBe(412);
      expect(await put('/o')).toBe(412);
    },
  ],
  [
    'an object called . or .. is reached by a bulk delete alone',
    async (storage, box) => {
      await storage.make(box, ['o']);
      for (const name of ['.', '..']) {
        const headers = { Destination: `${box}/${name}` };
        expect(await storage.status('COPY', `${box}/o`, { headers })).toBe(201);
        const bulk = await storage.bulkDelete([`${box}/${name}`]);
        expect(bulk).toMatchObject({ 'Number Deleted': 1 });
      }
      expect(await storage.names(box)).toEqual(['o']);
    },
  ],
];
