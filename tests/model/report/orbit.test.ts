import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContainer } from '@/model/container/headers';
import { readListing } from '@/model/object/listing';
import { containerId } from '@/model/orbit/ids';
import type { RawCall } from '@/model/report/redact';
import { told as toldOf } from './told';

const told = (part: Partial<RawCall>, isPlain = false) =>
  toldOf({ api: 'orbit', path: '/v1/acc-demo1', ...part }, isPlain);

const listing = (rows: unknown, isPlain = false) =>
  told({ path: '/v1/acc-demo1/images', text: JSON.stringify(rows) }, isPlain).answer;

const DIGEST = 'ab'.repeat(32);

describe('a call to object storage', () => {
  test('is told from the account on, with stand-ins for names', () => {
    const path = '/v1/acc-demo1/jane%20%26%20co/letters%2Fto%20bob.pdf';
    expect(told({ path }).path).toBe('/acc-demo1/name-001/name-002%2Fname-003.pdf');
    expect(told({ path }, true).path).toBe('/acc-demo1/jane%20%26%20co/letters%2Fto%20bob.pdf');
    expect(told({ path: '/v1/acc-demo1/jane_segments' }).path).toBe('/acc-demo1/name-001_segments');
    expect(told({ path: '/v1/acc-demo1/images' }).path).toBe('/acc-demo1/images');
    expect(told({ path: '/info' }).path).toBe('/info');
    expect(told({ path: '/jane/secret' }).path).toBe('/-');
  });

  test('has no signature among its parameters, nor what was typed to find something', () => {
    const query = {
      format: 'json',
      limit: '2000',
      delimiter: '/',
      prefix: 'letters/to b',
      marker: 'letters/to anna',
      temp_url_sig: 'abc',
      temp_url_expires: '123',
    };
    expect(told({ query }).query).toEqual({
      format: 'json',
      limit: '2000',
      delimiter: '/',
      prefix: 'name-001/typed-001',
      marker: 'name-001/name-002',
    });
    expect(told({ query }, true).query).toMatchObject({
      prefix: 'letters/typed-001',
      marker: 'letters/to anna',
    });
  });

  test('has nothing of what an object holds', () => {
    const { answer, withheld } = told({ path: '/v1/acc-demo1/c/o', text: '{"name":"Jane"}' });
    expect([answer, withheld]).toEqual([undefined, 'unclassified']);
  });

  test('keeps what a registry lays out, and the ends of files', () => {
    const root = 'files/docker/registry/v2';
    const names = [
      `${root}/repositories/acc-demo1/jane/web/_manifests/tags/1.4.0/current/link`,
      `${root}/repositories/acc-demo1/jane/_manifests/tags/latest/index/sha256/${DIGEST}/link`,
      `${root}/blobs/sha256/ab/${DIGEST}/data`,
      'letters/to bob.tar.gz',
    ];
    const digest = '1'.padStart(64, '0');
    expect(listing(names.map((name) => ({ name })))).toEqual([
      {
        name: `${root}/repositories/acc-demo1/name-002/name-005/_manifests/tags/name-001/current/link`,
      },
      {
        name: `${root}/repositories/acc-demo1/name-002/_manifests/tags/latest/index/sha256/${digest}/link`,
      },
      { name: `${root}/blobs/sha256/00/${digest}/data` },
      { name: 'name-003/name-004.tar.gz' },
    ]);
  });

  test('says of an object its size, type and checksum, the last by a stand-in', () => {
    const row = {
      name: 'to bob.pdf',
      hash: 'd41d8cd98f00b204e9800998ecf8427e',
      slo_etag: '"d41d8cd98f00b204e9800998ecf8427e-3"',
      bytes: 12,
      content_type: 'text/plain; charset=utf-8',
      last_modified: '2026-11-20T08:44:23.844980',
      symlink: '/jane',
    };
    const hash = '1'.padStart(32, '0');
    expect(
      listing([row, { ...row, name: 0, content_type: 'Jane' }, { subdir: 'letters/' }]),
    ).toEqual([
      {
        name: 'name-002.pdf',
        hash,
        slo_etag: `"${hash}-3"`,
        bytes: 12,
        content_type: 'text/plain; charset=utf-8',
        last_modified: '2026-11-20T08:44:23.844980',
      },
      expect.objectContaining({ name: 0, content_type: 'Text 001' }),
      { subdir: 'name-001/' },
    ]);
  });

  test('tells a container by its own headers', () => {
    const headers = {
      'x-container-object-count': '3',
      'x-container-bytes-used': '12',
      'x-container-read': '.r:*,.r:-.example.com,.rlistings,acc-demo1:cli-abcde,jane',
      'x-container-meta-temp-url-key': 'key',
      'x-container-meta-web-index': 'jane.html',
      'x-container-meta-access-control-allow-origin': 'https://jane.example.com *',
      'x-container-meta-owner': 'j\u00c3\u00a4ne',
      'x-history-location': 'jane%20old',
      'x-storage-policy': 'Jane',
      'x-trans-id': 'tx123-45',
      'last-modified': 'Fri, 20 Nov 2026 08:44:23 GMT',
    };
    const call = told({ method: 'HEAD', path: '/v1/acc-demo1/jane', headers });
    expect(call.requestId).toBe('tx123-45');
    expect(call.headers).toEqual({
      'x-container-object-count': '3',
      'x-container-bytes-used': '12',
      'x-container-read':
        '.r:*,.r:-.host-001.redacted.invalid,.rlistings,acc-demo1:cli-abcde,name-001',
      'x-container-meta-temp-url-key': 'redacted',
      'x-container-meta-web-index': 'name-003.html',
      'x-container-meta-access-control-allow-origin': 'https://host-002.redacted.invalid *',
      'x-container-meta-name-004': 'Text 001',
      'x-history-location': 'name-002',
      'last-modified': 'Fri, 20 Nov 2026 08:44:23 GMT',
    });
    const id = containerId('acc-demo1', 'name-001');
    expect(readContainer(id, new Headers(call.headers))).toMatchObject({
      count: 3,
      temp_url_key: true,
      history_location: 'name-002',
    });
    expect(
      told({ method: 'HEAD', path: '/v1/acc-demo1/jane', headers }, true).headers,
    ).toMatchObject({
      'x-container-meta-owner': 'jäne',
      'x-container-meta-temp-url-key': 'redacted',
    });
  });

  test('keeps of headers that people write what those have by their standards', () => {
    const path = '/v1/acc-demo1/jane/to%20bob.pdf';
    const kept = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600, immutable',
      'content-encoding': 'gzip, br',
      'content-language': 'en-GB, de',
      'x-robots-tag': 'noindex, max-snippet: 20',
    };
    expect(told({ method: 'HEAD', path, headers: kept }).headers).toEqual(kept);
    const written = {
      'content-type': 'text/Jane.Doe',
      'cache-control': 'jane doe',
      'content-encoding': 'jane-doe',
      'content-language': 'jane',
      'x-robots-tag': 'noindex, Jane',
    };
    const call = told({ method: 'HEAD', path, headers: written });
    expect(JSON.stringify(call)).not.toMatch(/jane|doe/iu);
    expect(call.headers?.['content-type']).toMatch(/^text\/name-\d{3}$/u);
    expect(told({ method: 'HEAD', path, headers: written }, true).headers).toEqual(written);
  });

  test('keeps the refusals of Swift, which are markup or plain text', () => {
    const refused = { status: 404, text: '<html><h1>Not Found</h1></html>' };
    expect(told(refused)).toMatchObject({ status: 404, failure: 'markup' });
    const headers = { 'content-type': 'text/plain' };
    expect(told({ status: 413, headers, text: 'Upload exceeds quota.' }).answer).toBe(
      'Upload exceeds quota.',
    );
    expect(told({ status: 422, headers, text: 'jane' }).answer).toBe('Text 001');
  });

  test('never tells what is said of keys that are set', () => {
    const headers = { 'content-type': 'text/plain' };
    const refused = { method: 'POST', status: 400, headers, text: 'Key zebra is too short' };
    for (const path of ['/v1/acc-demo1', '/v1/acc-demo1/jane']) {
      expect(told({ ...refused, path }, true).answer).toBe('redacted');
    }
  });
});

const name = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc
    .array(fc.constantFrom('a', 'b.jpg', '..', '', 'c d', 'docker', 'registry', 'v2'), {
      minLength: 1,
    })
    .map((steps) => steps.join('/')),
);

const row = fc.oneof(
  fc.record(
    {
      name,
      hash: fc.oneof(fc.constant('d41d8cd98f00b204e9800998ecf8427e'), fc.string()),
      bytes: fc.oneof(fc.nat(), fc.string()),
      content_type: fc.string(),
      last_modified: fc.constantFrom('2026-11-20T08:44:23.844980', 'soon', 3),
      planted: fc.constant('☂'),
    },
    { requiredKeys: [] },
  ),
  fc.record({ subdir: name }),
  fc.jsonValue(),
);

const read = (rows: unknown) => {
  const {
    rows: listed,
    dropped,
    isFull,
  } = readListing({ account: 'acc-demo1', container: 'jane', limit: 3 }, rows as unknown[]);
  return {
    isFull,
    dropped: dropped.map(({ path }) => path),
    rows: listed.map(({ subdir, object }) => [subdir === undefined, Object.keys(object ?? {})]),
  };
};

describe('any listing', () => {
  test('is read as as many rows, of which the same is unreadable, and redacted once', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (given) => {
        const rows = JSON.parse(JSON.stringify(given)) as unknown;
        const once = listing(rows);
        expect(read(once)).toEqual(read(rows));
        expect(listing(once)).toEqual(once);
        expect(JSON.stringify(listing(rows, true))).not.toContain('"planted"');
      }),
    );
  });

  test('has as many names as before, alike where they were', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), (names) => {
        const rows = listing(names.map((each) => ({ name: each }))) as { name: string }[];
        const alike = (given: readonly string[]) => given.map((each) => given.indexOf(each));
        expect(alike(rows.map((each) => each.name))).toEqual(alike(names));
      }),
    );
  });
});
