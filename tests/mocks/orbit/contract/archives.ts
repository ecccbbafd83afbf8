import { expect } from 'vitest';
import { archivedVersion } from '@/model/object/archived';
import { at, type Case } from './stage';

const [VERSIONS, HISTORY] = ['X-Versions-Location', 'X-History-Location'] as const;

export const archives: Case[] = [
  [
    'an archive keeps what is overwritten and, with a mark, what is deleted',
    async (storage, box) => {
      const archive = `${box} archive`;
      await storage.make(archive);
      await storage.make(box, ['doc'], { [HISTORY]: encodeURIComponent(archive) });
      await storage.put(box, 'doc', 'second');
      expect(await storage.status('DELETE', `${box}/doc`)).toBe(204);
      expect(await storage.status('HEAD', `${box}/doc`)).toBe(404);
      const rows = await storage.rows(encodeURIComponent(archive));
      expect(rows.map(({ bytes, content_type }) => [bytes, content_type])).toEqual([
        [3, 'text/plain'],
        [6, 'text/plain'],
        [0, 'application/x-deleted;swift_versions_deleted=1'],
      ]);
      const names = rows.map(({ name }) => String(name));
      for (const name of names) expect(name).toMatch(/^003doc\/\d{10}\.\d{5}$/);
      const source = `${encodeURIComponent(archive)}/${names[0]}`;
      const restore = { headers: { 'X-Copy-From': source } };
      expect(await storage.status('PUT', `${box}/doc`, restore)).toBe(201);
      expect((await storage.call('GET', `${box}/doc`)).text).toBe('doc');
    },
  ],
  [
    'the name of a version tells when it was written, and its row in the listing when it was replaced',
    async (storage, box) => {
      const archive = `${box}-archive`;
      await storage.make(archive);
      await storage.make(box, ['doc'], { [HISTORY]: archive });
      const [stamp] = await storage.head(`${box}/doc`, 'X-Timestamp');
      const before = Date.now();
      await storage.put(box, 'doc', 'second');
      const after = Date.now();
      const [row] = await storage.rows(archive);
      expect(row?.['name']).toBe(`003doc/${stamp}`);
      const { of, written = 0 } = archivedVersion(String(row?.['name'])) ?? {};
      expect([of, written]).toEqual(['doc', Number(stamp) * 1000]);
      const replaced = Date.parse(`${String(row?.['last_modified'])}Z`);
      expect(written).toBeLessThan(before + 1);
      expect(replaced).toBeGreaterThanOrEqual(before);
      expect(replaced).toBeLessThanOrEqual(after + 1);
    },
  ],
  [
    'what a restored version takes the place of is kept in its turn',
    async (storage, box) => {
      const archive = `${box}-archive`;
      await storage.make(archive);
      await storage.make(box, ['doc'], { [HISTORY]: archive });
      await storage.put(box, 'doc', 'second');
      const [version] = await storage.names(archive);
      const headers = { 'X-Copy-From': `${archive}/${String(version)}` };
      expect(await storage.status('PUT', `${box}/doc`, { headers })).toBe(201);
      const names = await storage.names(archive);
      const texts = names.map(async (name) => {
        const [of = '', time = ''] = String(name).split('/');
        return (await storage.call('GET', `${archive}/${at(of)}/${time}`)).text;
      });
      expect(await Promise.all(texts)).toEqual(['doc', 'second']);
    },
  ],
  [
    'an archive keeps the list of a large object, whose segments it is read from',
    async (storage, box) => {
      await storage.make(`${box}_segments`, ['aaaa', 'bb']);
      await storage.make(`${box}_archive`);
      await storage.make(box, [], { [HISTORY]: `${box}_archive` });
      const body = JSON.stringify(
        ['aaaa', 'bb'].map((name) => ({ path: `/${box}_segments/${name}` })),
      );
      expect(await storage.status('PUT', `${box}/big?multipart-manifest=put`, { body })).toBe(201);
      expect(await storage.status('DELETE', `${box}/big`)).toBe(204);
      const [version] = await storage.names(`${box}_archive`);
      const kept = await storage.call('GET', `${box}_archive/${String(version)}`);
      expect([kept.status, kept.text]).toEqual([200, 'aaaabb']);
    },
  ],
  [
    'with versions a deletion brings back what was before',
    async (storage, box) => {
      const archive = `${box}-archive`;
      await storage.make(archive);
      await storage.make(box, ['doc'], { [VERSIONS]: archive });
      await storage.put(box, 'doc', 'second');
      expect(await storage.names(archive)).toHaveLength(1);
      expect(await storage.status('DELETE', `${box}/doc`)).toBe(204);
      expect((await storage.call('GET', `${box}/doc`)).text).toBe('doc');
      expect(await storage.names(archive)).toEqual([]);
      expect(await storage.status('DELETE', `${box}/doc`)).toBe(204);
      expect(await storage.status('DELETE', `${box}/doc`)).toBe(404);
    },
  ],
  [
    'one mode takes the place of the other, both at once are refused, either is cleared by both names',
    async (storage, box) => {
      await storage.make(box, ['doc'], { [HISTORY]: 'missing' });
      const save = (headers: Record<string, string>) => storage.status('POST', box, { headers });
      // Until the archive is there, nothing can be overwritten.
      expect(await storage.status('PUT', `${box}/doc`, { body: '2' })).toBe(412);
      expect(await save({ [VERSIONS]: 'missing' })).toBe(204);
      expect(await storage.head(box, VERSIONS, HISTORY)).toEqual(['missing', null]);
      expect(await save({ [VERSIONS]: 'a', [HISTORY]: 'b' })).toBe(400);
      expect(await save({ 'X-Remove-History-Location': 'x' })).toBe(204);
      expect(await storage.head(box, VERSIONS, HISTORY)).toEqual([null, null]);
    },
  ],
];
