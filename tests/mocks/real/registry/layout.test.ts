import { createHash } from 'node:crypto';
import type { StoredObject } from '@mocks/orbit/store';
import { gathered } from '@mocks/provider/bytes';
import { createCore } from '@mocks/provider/core';
import { expect, test } from 'vitest';

const store = createCore({ world: 'sample' }).world.orbit.account('acc-demo1', 0);

async function bytesOf(name: string): Promise<Buffer> {
  const object = objectsOf('web_ctrimages').get(name);
  if (!object) throw new Error(name);
  const manifest = object.metadata['X-Object-Manifest'];
  const parts = manifest
    ? [...objectsOf('web_ctrimages').values()].filter((each) =>
        `web_ctrimages/${each.name}`.startsWith(manifest),
      )
    : [object];
  const pieces = parts.map(({ content }) => gathered(content.read(0, content.size)));
  return Buffer.concat(await Promise.all(pieces));
}

function objectsOf(name: string): Map<string, StoredObject> {
  const objects = store.containers.get(name)?.objects.values() ?? [];
  return new Map(Array.from(objects, (object) => [object.name, object]));
}

interface Described {
  digest: string;
  size: number;
}

const ROOT = 'files/docker/registry/v2';
const tags = (image: string) => `${ROOT}/repositories/acc-demo1/web${image}/_manifests/tags`;

const hex = (algorithm: string, bytes: Uint8Array): string =>
  createHash(algorithm).update(bytes).digest('hex');

test('every digest and every hash is that of its bytes', async () => {
  for (const { name, hash, metadata } of objectsOf('web_ctrimages').values()) {
    const bytes = await bytesOf(name);
    const isWhole = metadata['X-Object-Manifest'] === undefined;
    expect(hex('md5', isWhole ? bytes : Buffer.of())).toBe(hash);
    const digest = /\/blobs\/sha256\/..\/(\w{64})\/data$/.exec(name)?.[1];
    expect(digest ?? hex('sha256', bytes)).toBe(hex('sha256', bytes));
    const linked = /sha256\/(\w{64})\/link$/.exec(name)?.[1];
    expect(linked ? `sha256:${linked}` : bytes.toString()).toBe(bytes.toString());
  }
});

test('a tag that was set anew has a row for each image it led to, the last of which is its current one', () => {
  const all = [...objectsOf('web_ctrimages').values()];
  const rows = all.filter(({ name }) => name.startsWith(`${tags('/api')}/latest/index/`));
  const current = objectsOf('web_ctrimages').get(`${tags('/api')}/latest/current/link`);
  expect(rows).toHaveLength(2);
  expect(rows.map(({ hash }) => hash === current?.hash)).toEqual([false, true]);
  expect(rows[1]?.at).toBe(current?.at);
});

test('an image for several platforms is an index of those, whose layers are there', async () => {
  const current = await bytesOf(`${tags('/site')}/latest/current/link`);
  const path = (digest: string) => {
    const hex = digest.replace('sha256:', '');
    return `${ROOT}/blobs/sha256/${hex.slice(0, 2)}/${hex}/data`;
  };
  const read = async (digest: string) =>
    JSON.parse((await bytesOf(path(digest))).toString()) as Record<string, Described[]>;
  const { manifests = [] } = await read(current.toString());
  expect(manifests).toHaveLength(2);
  for (const { digest, size } of manifests) {
    expect((await bytesOf(path(digest))).length).toBe(size);
    const { layers = [], config = [] } = await read(digest);
    for (const part of [config, layers].flat()) {
      expect((await bytesOf(path(part.digest))).length).toBe(part.size);
    }
  }
});
