import { expect, test } from 'vitest';
import fc from 'fast-check';
import { imageSize, MOST_MANIFESTS, readManifest } from '@/model/registry/manifest';

const blob = (digest: string, size: number) => ({ mediaType: 'x', digest, size });
const image = (config: number, ...layers: readonly (readonly [string, number])[]) => ({
  schemaVersion: 2,
  config: blob(`config-${String(config)}`, config),
  layers: layers.map(([digest, size]) => blob(digest, size)),
});

test('the size of an image is its configuration and its layers', () => {
  const manifest = readManifest(image(10, ['a', 200], ['b', 3000]));
  expect(imageSize(manifest, [])).toEqual({ bytes: 3210 });
});

test('a layer that is listed twice is kept once', () => {
  expect(imageSize(readManifest(image(1, ['a', 5], ['a', 5])), [])).toEqual({ bytes: 6 });
});

test('an image without layers has the size of its configuration', () => {
  expect(imageSize(readManifest(image(7)), [])).toEqual({ bytes: 7 });
});

const index = readManifest({ manifests: [{ digest: 'one' }, { digest: 'two' }] });

test('an index is followed one level: what its images share counts once', () => {
  const below = [readManifest(image(10, ['base', 100])), readManifest(image(20, ['base', 100]))];
  expect(imageSize(index, below)).toEqual({ bytes: 130, images: 2, attestations: 0 });
});

test('an attestation takes room, and is no image', () => {
  const annotations = { 'vnd.docker.reference.type': 'attestation-manifest' };
  const built = readManifest({ manifests: [{ digest: 'one' }, { digest: 'two', annotations }] });
  const below = [readManifest(image(10)), readManifest(image(5))];
  expect(imageSize(built, below)).toEqual({ bytes: 15, images: 1, attestations: 1 });
  const odd = readManifest({ manifests: [{ digest: 'one', annotations: 'none' }] });
  expect(imageSize(odd, [readManifest(image(10))])).toMatchObject({ images: 1, attestations: 0 });
});

test('an empty index is empty', () => {
  expect(imageSize(readManifest({ manifests: [] }), [])).toEqual({
    bytes: 0,
    images: 0,
    attestations: 0,
  });
});

test.each([
  ['an image of an index that is not there', index, [readManifest(image(1)), undefined]],
  ['an index within an index', index, [readManifest(image(1)), index]],
  ['what cannot be read', index, [readManifest(image(1)), readManifest('no manifest')]],
  ['text that is no manifest', readManifest('<html>'), []],
  ['nothing', readManifest(undefined), []],
  ['a size below nothing', readManifest(image(1, ['a', -1])), []],
  [
    'a size that is no number',
    readManifest({ config: blob('c', 1), layers: [{ digest: 'a' }] }),
    [],
  ],
  ['the first kind of manifest', readManifest({ schemaVersion: 1, fsLayers: [] }), []],
  [
    'very many images',
    readManifest({
      manifests: Array.from({ length: MOST_MANIFESTS + 1 }, (_, at) => ({ digest: String(at) })),
    }),
    [],
  ],
])('with %s the size cannot be known, and it is said why', (_, manifest, below) => {
  expect(Object.keys(imageSize(manifest, below))).toEqual(['problem']);
});

test('whatever a manifest is, reading it never throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (body) => void imageSize(readManifest(body), [])));
});
