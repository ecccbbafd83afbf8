import { layoutOf, type Push } from '@mocks/real/registry/layout';
import { imageOf, indexOf, layerOf } from '@mocks/real/registry/images';
import { clientsOf } from '@mocks/real/registry/door';
import { startProcess } from '@mocks/real/registry/process';
import { push } from '@mocks/real/registry/push';
import { startRegistry, type Registry } from '@mocks/real/registry/registry';
import { pull, retag } from '@mocks/real/registry/skopeo';
import type { StoredObject } from '@mocks/orbit/store';
import { createCore } from '@mocks/provider/core';
import { fillSwift } from '@mocks/real/swift/fill';
import { at, Storage } from '@mocks/real/swift/storage';
import { startSwift, type Swift } from '@mocks/real/swift/swift';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orSay } from '../../../tools/or-say';

const KIBIBYTE = 1024;

/** A Swift with a registry upon it. */
async function startBoth(): Promise<{ swift: Swift; registry: Registry }> {
  const swift = await startSwift();
  const registry = await startRegistry(swift).catch(async (error: unknown) => {
    await swift.stop();
    throw error;
  });
  return { swift, registry };
}

const both = await orSay(
  'THE LAYOUT OF REPOSITORIES WAS NOT HELD AGAINST A REAL REGISTRY, for there is none here',
  startBoth,
);

afterAll(async () => {
  if (typeof both === 'string') return;
  await both.registry.stop();
  await both.swift.stop();
});

const base = layerOf('base', 40 * KIBIBYTE);
const older = imageOf([base, layerOf('older', 9 * KIBIBYTE)]);
const newer = imageOf([base, layerOf('newer', 6 * 1024 * KIBIBYTE)]);
const site = (architecture: string) =>
  imageOf([layerOf(architecture, 3 * KIBIBYTE)], { format: 'oci', architecture });
const index = indexOf({ amd64: site('amd64'), arm64: site('arm64') });
const list = indexOf({ amd64: older }, 'docker');

const PUSHES: Omit<Push, 'at'>[] = [
  { image: 'api', tag: 'v1', manifest: older },
  { image: 'api', tag: 'latest', manifest: older },
  { image: 'api', tag: 'v2', manifest: newer },
  { image: 'api', tag: 'latest', manifest: newer },
  { image: 'site', tag: 'latest', manifest: index },
  { image: 'site', tag: 'old', manifest: list },
  { image: 'site', manifest: newer },
  { image: '', tag: 'v1', manifest: older },
];

/** Replaces the path of the segments, which is random for each upload. */
const plain = (text: string): string => text.replace(/segments\/\w+\/\w+/, 'segments/…');

interface Laid {
  name: string;
  bytes: number;
  hash: string;
  type: string;
  manifest: string | null;
}

const inOrder = (rows: Laid[]): Laid[] =>
  rows.toSorted((one, other) =>
    `${one.name} ${one.hash}` < `${other.name} ${other.hash}` ? -1 : 1,
  );

const simulated = ({ name, content, hash, contentType, metadata }: StoredObject): Laid => ({
  name: plain(name),
  bytes: content.size,
  hash,
  type: contentType,
  manifest: metadata['X-Object-Manifest'] ? plain(metadata['X-Object-Manifest']) : null,
});

const listed = async (storage: Storage, container: string): Promise<Laid[]> => {
  const rows = await storage.rows(container);
  const laid = rows.map(async (row): Promise<Laid> => {
    const name = String(row['name']);
    const [manifest] = await storage.head(at(container, name), 'X-Object-Manifest');
    return {
      name: plain(name),
      bytes: Number(row['bytes']),
      hash: String(row['hash']),
      type: String(row['content_type']),
      manifest: manifest ? plain(manifest) : null,
    };
  });
  return inOrder(await Promise.all(laid));
};

/** Timeout in ms. The servers may have to start first, and each blob takes several calls. */
const SLOW = 180_000;

test.skipIf(typeof both !== 'string')('a real registry is there', () => undefined);

describe.skipIf(typeof both === 'string')('a real registry', () => {
  const { swift, registry } = both as Exclude<typeof both, string>;
  const storage = () => new Storage(swift.origin, 'acc-12345');
  const reference = (rest: string) => `${registry.host}/acc-12345/${rest}`;
  const ask = (path: string) => fetch(`http://${registry.host}/v2/${path}`);

  test(
    'lays out what is pushed as the simulated provider does',
    async () => {
      await storage().make('web_ctrimages');
      await push(registry, ['acc-12345', 'web'], PUSHES);
      const own = layoutOf(
        'acc-12345',
        'web',
        PUSHES.map((each) => ({ ...each, at: 0 })),
      );
      expect(await listed(storage(), 'web_ctrimages')).toEqual(inOrder(own.map(simulated)));
      const key = 'X-Container-Meta-Temp-Url-Key';
      const isKeyed = async () => (await storage().head('web_ctrimages', key))[0] !== null;
      // A registry passes over a failure of this one call at its start; the next makes it again.
      for (let tries = 0; tries < 3 && !(await isKeyed()); tries += 1) {
        const { origin } = swift;
        const next = await startProcess(registry.tools, origin, 'acc-12345', 'web_ctrimages');
        await next.stop();
      }
      expect(await isKeyed()).toBe(true);
    },
    SLOW,
  );

  test(
    'serves what the simulated provider laid out',
    async () => {
      await fillSwift(swift.origin, createCore({ world: 'sample' }).world.orbit, 'acc-demo1');
      const home = `${registry.host}/acc-demo1/web`;
      const tags = await ask('acc-demo1/web/api/tags/list');
      expect(await tags.json()).toMatchObject({ tags: ['1.3.2', '1.4.0', 'latest'] });
      const latest = await pull({ registry }, `${home}/api:latest`);
      expect(latest).toBe(await pull({ registry }, `${home}/api:1.4.0`));
      expect(JSON.parse(await pull({ registry }, `${home}/site:latest`))).toMatchObject({
        manifests: [{ platform: { architecture: 'amd64' } }, {}],
      });
      expect(await pull({ registry }, `${home}:stable`)).toContain('"layers"');
    },
    SLOW,
  );

  test(
    'sets a tag anew by another’s image, and leaves its former one in the index',
    async () => {
      await retag({ registry }, reference('web/api:v1'), reference('web/api:latest'));
      const prefix =
        'files/docker/registry/v2/repositories/acc-12345/web/api/_manifests/tags/latest/';
      const rows = await storage().rows('web_ctrimages', `prefix=${prefix}`);
      const [current, ...index] = rows.map(({ hash }) => hash);
      expect(index).toHaveLength(2);
      expect(index).toContain(current);
      expect(await pull({ registry }, reference('web/api:latest'))).toBe(older.text);
    },
    SLOW,
  );

  test(
    'serves no tag whose links are gone, but still its image by digest',
    async () => {
      const prefix = 'files/docker/registry/v2/repositories/acc-12345/web/api/_manifests/tags/v2/';
      const names = await storage().names('web_ctrimages', `prefix=${prefix}`);
      const gone = names.map((name) =>
        storage().status('DELETE', at('web_ctrimages', String(name))),
      );
      expect(await Promise.all(gone)).toEqual([204, 204]);
      expect((await ask('acc-12345/web/api/manifests/v2')).status).toBe(404);
      expect(await (await ask('acc-12345/web/api/tags/list')).json()).toMatchObject({
        tags: ['latest', 'v1'],
      });
      const byDigest = `${reference('web/api')}@${newer.digest}`;
      expect(await pull({ registry }, byDigest)).toBe(newer.text);
      await expect(pull({ registry }, reference('web/api:v2'))).rejects.toThrow('manifest unknown');
    },
    SLOW,
  );

  test('knows no repository that was not made, and makes none', async () => {
    const answer = await ask('acc-12345/none/api/tags/list');
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { errors: [{ code: 'NAME_UNKNOWN', message: 'repository name not known to registry' }] },
    ]);
    expect(await storage().names('')).not.toContain('none_ctrimages');
  });

  describe('that is guarded', () => {
    const { world } = createCore({ world: 'sample' });
    const full = 'cli-fulls:demo-secret';
    const store = 'cli-store:demo-secret';
    const name = `${registry?.host}/acc-demo1/guarded`;

    beforeAll(async () => {
      registry.guard(clientsOf(world));
      await new Storage(swift.origin, 'acc-demo1').make('guarded_ctrimages');
      await push(
        registry,
        ['acc-demo1', 'guarded'],
        [{ image: '', tag: 'v1', manifest: older }],
        full,
      );
    }, SLOW);

    /** Tries a pull, and a push of known content; returns the results. */
    async function may(credentials: string | undefined): Promise<string[]> {
      const client = { registry, credentials };
      const tries = [pull(client, `${name}:v1`), retag(client, `${name}:v1`, `${name}:v2`)];
      const ends = await Promise.allSettled(tries);
      return ends.map((end) =>
        end.status === 'fulfilled'
          ? 'yes'
          : (/: ([^:]+)"\n$/.exec(String(end.reason))?.[1] ?? String(end.reason)),
      );
    }

    const letIn = (read: string, write: string) =>
      new Storage(swift.origin, 'acc-demo1').status('POST', 'guarded_ctrimages', {
        headers: { 'X-Container-Read': read, 'X-Container-Write': write },
      });

    test(
      'lets an account’s client with full permission pull and push',
      async () => {
        expect(await may(full)).toEqual(['yes', 'yes']);
      },
      SLOW,
    );

    test(
      'lets a storage client do what access rules say',
      async () => {
        expect(await may(store)).toEqual(['denied', 'denied']);
        await letIn('acc-demo1:cli-store', '');
        expect(await may(store)).toEqual(['yes', 'denied']);
        await letIn('acc-demo1:cli-store', 'acc-demo1:cli-store');
        expect(await may(store)).toEqual(['yes', 'yes']);
      },
      SLOW,
    );

    test(
      'lets anybody pull where the public may read, and nobody else in',
      async () => {
        expect(await may(undefined)).toEqual(['unauthorized', 'unauthorized']);
        await letIn('.r:*', '');
        expect(await may(undefined)).toEqual(['yes', 'unauthorized']);
        const wrong = 'incorrect username or password';
        expect(await may('cli-store:wrong')).toEqual([wrong, wrong]);
        expect(await may('cli-revok:demo-secret')).toEqual([wrong, wrong]);
      },
      SLOW,
    );
  });
});
