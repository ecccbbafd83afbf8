import { expect } from 'vitest';
import { at, type Case } from './stage';

const HASH = '5d41402abc4b2a76b9719d911017c592';

export const objects: Case[] = [
  [
    'an object is put with its metadata, read and told',
    async (storage, box) => {
      await storage.make(box);
      const put = await storage.call('PUT', `${box}/o.txt`, {
        body: 'hello',
        headers: {
          'Content-Type': 'text/plain',
          'Content-Disposition': 'inline',
          'Cache-Control': 'max-age=3',
          'X-Object-Meta-Colour': 'red',
        },
      });
      expect([put.status, put.headers.get('Etag')]).toEqual([201, HASH]);
      expect(put.headers.get('Last-Modified')).toMatch(/GMT$/);
      const got = await storage.call('GET', `${box}/o.txt`, { headers: { 'X-Newest': 'true' } });
      expect([got.status, got.text]).toEqual([200, 'hello']);
      const names = [
        'Content-Type',
        'Content-Disposition',
        'Cache-Control',
        'X-Object-Meta-Colour',
      ];
      const told = ['text/plain', 'inline', 'max-age=3', 'red'];
      expect(names.map((name) => got.headers.get(name))).toEqual(told);
      expect(await storage.head(`${box}/o.txt`, ...names, 'Content-Length', 'Etag')).toEqual([
        ...told,
        '5',
        HASH,
      ]);
      expect(await storage.status('HEAD', `${box}/none`)).toBe(404);
      expect(await storage.status('DELETE', `${box}/none`)).toBe(404);
    },
  ],
  [
    'what arrives broken is refused and leaves no object',
    async (storage, box) => {
      await storage.make(box);
      const put = (etag: string) =>
        storage.status('PUT', `${box}/o`, { body: 'hello', headers: { ETag: etag } });
      expect(await put('00000000000000000000000000000000')).toBe(422);
      expect(await storage.status('HEAD', `${box}/o`)).toBe(404);
      expect(await put(HASH)).toBe(201);
      expect(await put(`"${HASH}"`)).toBe(201);
    },
  ],
  [
    'an object may be put only where there is none',
    async (storage, box) => {
      await storage.make(box);
      const put = (condition: string) =>
        storage.status('PUT', `${box}/o`, { body: 'x', headers: { 'If-None-Match': condition } });
      expect(await put('*')).toBe(201);
      expect(await put('*')).toBe(412);
      expect(await put('"x"')).toBe(400);
    },
  ],
  [
    'a part of an object is read, and what is beyond it is not there',
    async (storage, box) => {
      await storage.make(box);
      await storage.put(box, 'o', 'hello');
      const part = async (range: string) => {
        const { status, text, headers } = await storage.call('GET', `${box}/o`, {
          headers: { Range: `bytes=${range}` },
        });
        return [status, status === 416 ? '' : text, headers.get('Content-Range')];
      };
      expect(await part('1-2')).toEqual([206, 'el', 'bytes 1-2/5']);
      expect(await part('3-')).toEqual([206, 'lo', 'bytes 3-4/5']);
      expect(await part('-2')).toEqual([206, 'lo', 'bytes 3-4/5']);
      expect(await part('2-99')).toEqual([206, 'llo', 'bytes 2-4/5']);
      expect(await part('10-20')).toEqual([416, '', 'bytes */5']);
    },
  ],
  [
    'a read may be conditional',
    async (storage, box) => {
      await storage.make(box);
      await storage.put(box, 'o', 'hello');
      const read = (name: string, value: string) =>
        storage.status('GET', `${box}/o`, { headers: { [name]: value } });
      expect(await read('If-None-Match', `"${HASH}"`)).toBe(304);
      expect(await read('If-None-Match', '"x"')).toBe(200);
      expect(await read('If-Match', '"x"')).toBe(412);
      expect(await read('If-Modified-Since', 'Mon, 23 Nov 2099 03:24:24 GMT')).toBe(304);
      expect(await read('If-Unmodified-Since', 'Mon, 23 Nov 2009 03:24:24 GMT')).toBe(412);
    },
  ],
  [
    'new metadata take the place of all that an object had; its type stays unless it is sent',
    async (storage, box) => {
      await storage.make(box);
      const first = { 'X-Object-Meta-One': '1', 'Content-Disposition': 'inline' };
      await storage.put(box, 'o', 'hello', first);
      const save = (headers: Record<string, string>) =>
        storage.status('POST', `${box}/o`, { headers });
      expect(await save({ 'X-Object-Meta-Two': '2' })).toBe(202);
      const names = [
        'X-Object-Meta-One',
        'X-Object-Meta-Two',
        'Content-Disposition',
        'Content-Type',
      ];
      expect(await storage.head(`${box}/o`, ...names)).toEqual([null, '2', null, 'text/plain']);
      expect(await save({ 'Content-Type': 'text/html' })).toBe(202);
      expect(await storage.head(`${box}/o`, ...names)).toEqual([null, null, null, 'text/html']);
      expect(await storage.status('POST', `${box}/none`)).toBe(404);
    },
  ],
  [
    'what else an object was told to keep is sent again with new metadata, or is forgotten',
    async (storage, box) => {
      await storage.make(box);
      const kept = {
        'Content-Language': 'de',
        Expires: 'Fri, 20 Nov 2099 08:44:23 GMT',
        'X-Robots-Tag': 'noindex',
        'X-Object-Manifest': `${box}/parts%20of%20it`,
      };
      await storage.put(box, 'o', '', kept);
      const told = () => storage.head(`${box}/o`, ...Object.keys(kept));
      expect(await told()).toEqual(Object.values(kept));
      expect(await storage.status('POST', `${box}/o`, { headers: kept })).toBe(202);
      expect(await told()).toEqual(Object.values(kept));
      expect(await storage.status('POST', `${box}/o`)).toBe(202);
      expect(await told()).toEqual([null, null, null, null]);
    },
  ],
  [
    'an object tells when it is to go, which lies ahead',
    async (storage, box) => {
      await storage.make(box);
      const put = (name: string, value: string) =>
        storage.call('PUT', `${box}/o`, { body: 'x', headers: { [name]: value } });
      expect((await put('X-Delete-After', '1000')).status).toBe(201);
      const [at1] = await storage.head(`${box}/o`, 'X-Delete-At');
      expect(Number(at1) - Date.now() / 1000).toBeGreaterThan(900);
      expect(await put('X-Delete-At', '5')).toMatchObject({
        status: 400,
        text: 'X-Delete-At in past',
      });
      expect(await put('X-Delete-After', '-5')).toMatchObject({
        status: 400,
        text: 'X-Delete-After in past',
      });
      expect(await put('X-Delete-At', 'soon')).toMatchObject({
        status: 400,
        text: 'Non-integer X-Delete-At',
      });
      expect(await storage.status('POST', `${box}/o`)).toBe(202);
      expect(await storage.head(`${box}/o`, 'X-Delete-At')).toEqual([null]);
    },
  ],
  [
    'an object is copied on the server, with its metadata or fresh ones',
    async (storage, box) => {
      await storage.make(box);
      await storage.make('other box');
      await storage.put(box, 'a b/c?', 'hello', { 'X-Object-Meta-One': '1' });
      const copied = await storage.call('COPY', at(box, 'a b/c?'), {
        headers: { Destination: at('other box', 'd#') },
      });
      expect([copied.status, copied.headers.get('X-Copied-From')]).toEqual([
        201,
        `${box}/a%20b/c%3F`,
      ]);
      const names = ['Etag', 'X-Object-Meta-One', 'X-Object-Meta-Two'];
      expect(await storage.head(at('other box', 'd#'), ...names)).toEqual([HASH, '1', null]);
      const headers = {
        'X-Copy-From': at('other box', 'd#'),
        'X-Fresh-Metadata': 'true',
        'X-Object-Meta-Two': '2',
      };
      expect(await storage.status('PUT', `${box}/e`, { headers })).toBe(201);
      expect(await storage.head(`${box}/e`, ...names)).toEqual([HASH, null, '2']);
      const copy = async (source: string, destination?: string) => {
        const given = destination === undefined ? {} : { Destination: destination };
        return storage.status('COPY', `${box}/${source}`, { headers: given });
      };
      expect(await copy('none', `${box}/x`)).toBe(404);
      expect(await copy('e', 'none/x')).toBe(404);
      expect(await copy('e', box)).toBe(412);
      expect(await copy('e')).toBe(412);
    },
  ],
  [
    'a copy cannot be made only where there is none: the condition is held against what is copied',
    async (storage, box) => {
      await storage.make(box, ['a', 'b']);
      // An empty text as a body would have a type, which the copy would get.
      const copy = (to: string, headers = {}) =>
        storage.status('PUT', at(box, to), {
          headers: { 'X-Copy-From': at(box, 'a'), ...headers },
        });
      expect(await copy('c', { 'If-None-Match': '*' })).toBe(304);
      expect(await storage.names(box)).toEqual(['a', 'b']);
      expect(await copy('c/../d')).toBe(201);
      expect((await storage.call('GET', at(box, 'c/../d'))).text).toBe('a');
      expect(await storage.head(at(box, 'c/../d'), 'Content-Type')).toEqual(['text/plain']);
    },
  ],
  [
    'a directory is an empty object of its type',
    async (storage, box) => {
      await storage.make(box);
      await storage.put(box, 'dir', '', { 'Content-Type': 'application/directory' });
      expect(await storage.head(`${box}/dir`, 'Content-Type', 'Content-Length')).toEqual([
        'application/directory',
        '0',
      ]);
    },
  ],
  [
    'a body of several megabytes comes back whole',
    async (storage, box) => {
      await storage.make(box);
      const body = new Uint8Array(9 * 1024 ** 2).map((_, index) => index % 251);
      const { headers } = await storage.call('PUT', `${box}/big`, { body });
      const back = await storage.call('GET', `${box}/big`, {
        headers: { Range: 'bytes=8388607-8388610' },
      });
      expect(headers.get('Etag')).toMatch(/^[\da-f]{32}$/);
      expect([...Buffer.from(back.text, 'utf8')].length).toBeGreaterThan(0);
      expect(await storage.head(`${box}/big`, 'Content-Length', 'Etag')).toEqual([
        String(body.length),
        headers.get('Etag'),
      ]);
    },
  ],
];
