import type { StoredObject } from '@mocks/orbit/store';
import { imageOf, layerOf } from '@mocks/real/registry/images';
import { layoutOf } from '@mocks/real/registry/layout';

const KIBIBYTE = 1024;

/** Releases of the shop's web image: their age in days and the size of their own layer in KiB. */
const lines: readonly (readonly [tag: string, days: number, size: number])[] = [
  ['2.11.0', 61, 402],
  ['2.11.1', 54, 403],
  ['2.12.0', 40, 421],
  ['2.12.1', 38, 421],
  ['2.13.0', 26, 446],
  ['2.14.0', 13, 458],
  ['2.14.1', 9, 459],
  ['2.15.0', 2, 471],
];

function makeImages() {
  const base = layerOf('base', 812 * KIBIBYTE);
  return lines.map(([tag, days, size]) => ({
    tag,
    days,
    manifest: imageOf([base, layerOf(`web ${tag}`, size * KIBIBYTE)]),
  }));
}

let images: ReturnType<typeof makeImages> | null = null;

const DAY = 86_400_000;

/** The repository `shop` with eight releases of `web`. `latest` moved with each. */
export function releases(account: string, now: number): StoredObject[] {
  // Made once in a process: their digests take some time.
  images ??= makeImages();
  return layoutOf(
    account,
    'shop',
    images.flatMap(({ tag, days, manifest }) =>
      [tag, 'latest'].map((each) => ({
        image: 'web',
        tag: each,
        manifest,
        at: Math.floor(now - days * DAY) * 100,
      })),
    ),
  );
}
