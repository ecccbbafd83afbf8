import { expect } from 'vitest';
import type { Case } from './stage';

const hash = { aaaa: '74b87337454200d4d33f80c4663dc5e5', bb: '21ad0bd836b90d08f4cf640b4c298e7c' };

export const largeObjects: Case[] = [
  [
    'an object of segments is one to its readers, and is deleted with them',
    async (storage, box) => {
      const segments = `${box}_segments`;
      await storage.make(segments, ['aaaa', 'bb']);
      await storage.make(box);
      const manifest = JSON.stringify([
        { path: `/${segments}/aaaa`, etag: hash.aaaa, size_bytes: 4 },
        { path: `/${segments}/bb`, etag: hash.bb },
      ]);
      const headers = { 'Content-Type': 'video/mp4' };
      const put = { headers, body: manifest };
      const made = await storage.call('PUT', `${box}/big?multipart-manifest=put`, put);
      const etag = '"dbb7560968a5b8fd0530ccaf84f4cda4"';
      expect([made.status, made.headers.get('Etag')]).toEqual([201, etag]);
      const names = ['X-Static-Large-Object', 'Content-Length', 'Content-Type', 'Etag'];
      expect(await storage.head(`${box}/big`, ...names)).toEqual(['True', '6', 'video/mp4', etag]);
      expect(await storage.rows(box)).toMatchObject([{ name: 'big', bytes: 6, slo_etag: etag }]);
      // New metadata leave it what it is.
      expect(await storage.status('POST', `${box}/big`)).toBe(202);
      expect(await storage.head(`${box}/big`, ...names)).toEqual(['True', '6', 'video/mp4', etag]);
      const part = await storage.call('GET', `${box}/big`, { headers: { Range: 'bytes=3-4' } });
      expect([part.status, part.text]).toEqual([206, 'ab']);
      const parts = await storage.call('GET', `${box}/big?multipart-manifest=get`);
      expect(JSON.parse(parts.text)).toMatchObject([
        { name: `/${segments}/aaaa`, bytes: 4, hash: hash.aaaa },
        { name: `/${segments}/bb`, bytes: 2, hash: hash.bb },
      ]);
      const gone = await storage.call('DELETE', `${box}/big?multipart-manifest=delete`, {
        headers: { Accept: 'application/json' },
      });
      expect(JSON.parse(gone.text)).toMatchObject({ 'Number Deleted': 3, Errors: [] });
      expect(await storage.names(segments)).toEqual([]);
    },
  ],
  [
    'a large object is moved by its list of segments, which stay',
    async (storage, box) => {
      const segments = `${box}_segments`;
      await storage.make(segments, ['aaaa', 'bb']);
      await storage.make(box);
      const body = JSON.stringify([{ path: `/${segments}/aaaa` }, { path: `/${segments}/bb` }]);
      expect(await storage.status('PUT', `${box}/big?multipart-manifest=put`, { body })).toBe(201);
      const headers = { 'X-Copy-From': `${box}/big` };
      const path = `${box}/moved?multipart-manifest=get`;
      expect(await storage.status('PUT', path, { body: '', headers })).toBe(201);
      expect(await storage.status('DELETE', `${box}/big`)).toBe(204);
      expect(await storage.head(`${box}/moved`, 'X-Static-Large-Object')).toEqual(['True']);
      expect((await storage.call('GET', `${box}/moved`)).text).toBe('aaaabb');
      expect(await storage.names(segments)).toEqual(['aaaa', 'bb']);
    },
  ],
  [
    'a manifest that its segments do not bear out is refused, with each of them',
    async (storage, box) => {
      await storage.make(box, ['aaaa']);
      const put = async (body: string) => {
        const { status, text } = await storage.call('PUT', `${box}/big?multipart-manifest=put`, {
          body,
          headers: { Accept: 'application/json' },
        });
        return [status, text];
      };
      const [status, text] = await put(
        JSON.stringify([{ path: `/${box}/aaaa`, size_bytes: 5 }, { path: `/${box}/none` }]),
      );
      expect(status).toBe(400);
      const { Errors } = JSON.parse(String(text)) as { Errors: unknown[] };
      expect(Errors).toEqual(
        expect.arrayContaining([
          [`/${box}/aaaa`, 'Size Mismatch'],
          [`/${box}/none`, '404 Not Found'],
        ]),
      );
      expect(await put('nonsense')).toEqual([400, 'Manifest must be valid JSON.\n']);
      expect(await storage.status('HEAD', `${box}/big`)).toBe(404);
      const plain = await storage.call('DELETE', `${box}/aaaa?multipart-manifest=delete`, {
        headers: { Accept: 'application/json' },
      });
      expect(JSON.parse(plain.text)).toMatchObject({
        'Response Status': '400 Bad Request',
        Errors: [[`/${box}/aaaa`, 'Not an SLO manifest']],
      });
    },
  ],
  [
    'an object that names a prefix is read as all that lies there, and listed as nothing',
    async (storage, box) => {
      await storage.make(box, ['part/1', 'part/2', 'parts']);
      const headers = { 'X-Object-Manifest': `${box}/part/` };
      await storage.put(box, 'whole', '', headers);
      const names = ['X-Object-Manifest', 'Content-Length', 'Etag'];
      const etag = '"6b2090b52d7f04f6d85e51715ebace80"';
      expect(await storage.head(`${box}/whole`, ...names)).toEqual([`${box}/part/`, '12', etag]);
      const known = { headers: { 'If-None-Match': etag } };
      expect(await storage.status('GET', `${box}/whole`, known)).toBe(304);
      const range = { headers: { Range: 'bytes=5-7' } };
      const part = await storage.call('GET', `${box}/whole`, range);
      expect([part.status, part.text]).toEqual([206, '1pa']);
      expect(await storage.rows(box, 'prefix=whole')).toMatchObject([
        { bytes: 0, hash: 'd41d8cd98f00b204e9800998ecf8427e' },
      ]);
      const plain = `${box}/whole?multipart-manifest=get`;
      expect(await storage.head(plain, 'Content-Length')).toEqual(['0']);
      // Its segments stay.
      expect(await storage.status('DELETE', `${box}/whole`)).toBe(204);
      expect(await storage.names(box)).toEqual(['part/1', 'part/2', 'parts']);
    },
  ],
  [
    'what Orbit can do is told to anybody',
    async (storage) => {
      const { status, text } = await storage.fetch('/info', { method: 'GET' });
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({
        swift: { max_file_size: 5_368_709_122, container_listing_limit: 10_000 },
        slo: { max_manifest_segments: 1000 },
        tempurl: { allowed_digests: expect.arrayContaining(['sha256']) as string[] },
        bulk_delete: { max_deletes_per_request: 10_000 },
        versioned_writes: { allowed_flags: ['x-versions-location', 'x-history-location'] },
      });
    },
  ],
];
