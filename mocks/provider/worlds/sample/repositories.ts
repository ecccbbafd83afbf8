import type { StoredObject } from '@mocks/orbit/store';
import { imageOf, indexOf, layerOf, type Manifest } from '@mocks/real/registry/images';
import { currentLink, dataPath, layoutOf, type Push } from '@mocks/real/registry/layout';

const KIBIBYTE = 1024;

function makeImages() {
  const base = layerOf('base', 812 * KIBIBYTE);
  const api = (version: string, size: number) =>
    imageOf([base, layerOf(`api ${version}`, size * KIBIBYTE)]);
  const site = (version: string, architecture: string, size: number) =>
    imageOf([layerOf(`site ${version} ${architecture}`, size * KIBIBYTE)], {
      format: 'oci',
      architecture,
    });
  return {
    web: imageOf([base, layerOf('web', 96 * KIBIBYTE)]),
    older: api('1.3.2', 388),
    newer: api('1.4.0', 421),
    beta: site('2.0', 'amd64', 240),
    site: indexOf({ amd64: site('1.0', 'amd64', 204), arm64: site('1.0', 'arm64', 198) }),
  };
}

let images: ReturnType<typeof makeImages> | null = null;

/** Made once in a process: their digests take some time. */
const sampleImages = () => (images ??= makeImages());

/** Hundred-thousandths of a second. */
const DAY = 86_400 * 100_000;

/**
 * The repository `web` with the image of its own name, `api` and `site`. `latest` of `api` moved
 * when 1.4.0 came. `latest` of `site` is for two platforms.
 */
export function webRepository(account: string, at: number): StoredObject[] {
  const { web, older, newer, beta, site } = sampleImages();
  return layoutOf(account, 'web', [
    { image: 'api', tag: '1.3.2', manifest: older, at: at - 40 * DAY },
    { image: 'api', tag: 'latest', manifest: older, at: at - 40 * DAY },
    { image: 'site', tag: 'latest', manifest: site, at: at - 9 * DAY },
    { image: 'api', tag: '1.4.0', manifest: newer, at: at - 3 * DAY },
    { image: 'api', tag: 'latest', manifest: newer, at: at - 3 * DAY },
    { image: '', tag: 'stable', manifest: web, at: at - 2 * DAY },
    { image: 'site', tag: 'beta', manifest: beta, at },
  ]);
}

/**
 * The repository `odd`: only `whole` can be sized. Three tags lead to an index of an index, a
 * missing image and an image that is no JSON. One leads to nothing, as an interrupted deletion
 * leaves it.
 */
export function oddRepository(account: string, at: number): StoredObject[] {
  const { beta, site, web, older, newer } = sampleImages();
  const push = (tag: string, manifest: Manifest): Push => ({ image: '', tag, manifest, at });
  const all = layoutOf(account, 'odd', [
    push('nested', indexOf({ unknown: site })),
    push('gone', older),
    push('unreadable', { ...newer, text: 'not JSON\n' }),
    push('cut-short', web),
    push('whole', beta),
  ]);
  const missing = [dataPath(older.digest), currentLink(account, 'odd', '', 'cut-short')];
  return all.filter(({ name }) => !missing.includes(name));
}
