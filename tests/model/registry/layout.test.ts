import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  currentLink,
  imagesPrefix,
  manifestObject,
  markerAfter,
  tagFolder,
  tagObjectOf,
  tagsFolderOf,
} from '@/model/registry/layout';

const ROOT = 'files/docker/registry/v2';
const PLACE = { account: 'acc-aaaaa', container: 'web_ctrimages', root: ROOT };
const PREFIX = `${ROOT}/repositories/acc-aaaaa/web/`;
const HEX = 'ab'.repeat(32);

test('a repository’s images are below its account and name', () => {
  expect(imagesPrefix(PLACE)).toBe(PREFIX);
});

test.each([
  ['_manifests/tags/v1/current/link', { image: '', tag: 'v1' }],
  ['api/_manifests/tags/v1/current/link', { image: 'api', tag: 'v1' }],
  ['api/v2/_manifests/tags/v1/current/link', { image: 'api/v2', tag: 'v1' }],
  [
    `api/_manifests/tags/v1/index/sha256/${HEX}/link`,
    { image: 'api', tag: 'v1', digest: `sha256:${HEX}` },
  ],
  // Tags may be called as the layout's own steps.
  ['_manifests/tags/_manifests/current/link', { image: '', tag: '_manifests' }],
  ['_manifests/tags/current/current/link', { image: '', tag: 'current' }],
  ['_manifests/tags/index/current/link', { image: '', tag: 'index' }],
  ['_manifests/tags/ü 1/current/link', { image: '', tag: 'ü 1' }],
  [`_layers/sha256/${HEX}/link`, undefined],
  [`_manifests/revisions/sha256/${HEX}/link`, undefined],
  ['_manifests/tags/v1/current/other', undefined],
  ['_manifests/tags/v1/index/sha256/xyz/link', undefined],
  ['_uploads/9/startedat', undefined],
])('an object’s name tells its tag: %s', (rest, expected) => {
  expect(tagObjectOf(PREFIX, PREFIX + rest)).toEqual(expected);
});

test('what lies beside the repository is none of its tags', () => {
  const other = `${ROOT}/repositories/acc-aaaaa/web-2/_manifests/tags/v1/current/link`;
  expect(tagObjectOf(PREFIX, other)).toBeUndefined();
});

const step = fc.stringMatching(/^[a-z0-9]{1,4}$/);
const tagName = fc.stringMatching(/^\w[\w.-]{0,8}$/);

test('whatever the image and the tag are called, they are read from the tag’s own objects', () => {
  const image = fc.array(step, { maxLength: 3 }).map((steps) => steps.join('/'));
  fc.assert(
    fc.property(image, tagName, (name, tag) => {
      const folder = tagFolder(PLACE, name, tag);
      expect(tagObjectOf(PREFIX, currentLink(folder))).toEqual({ image: name, tag });
      expect(tagsFolderOf(folder) + `${tag}/`).toBe(folder);
    }),
  );
});

describe('pages of a listing', () => {
  test.each([
    ['_layers/sha256/ab/link', '_layers0'],
    ['api/_layers/sha256/ab/link', 'api/_layers0'],
    ['api/_manifests/revisions/sha256/ab/link', 'api/_manifests/revisions0'],
    ['api/_uploads/9/data', 'api/_uploads0'],
    ['api/_manifests/tags/v1/current/link', 'api/_manifests/tags/v1/current/link'],
  ])('after %s begins what follows %s', (last, marker) => {
    expect(markerAfter(PREFIX, PREFIX + last)).toBe(PREFIX + marker);
  });

  test('what is stepped over has no tag, and no tag is stepped over', () => {
    const names = fc.array(
      fc.oneof(
        fc
          .tuple(step, tagName)
          .map(([image, tag]) => `${image}/_manifests/tags/${tag}/current/link`),
        step.map((image) => `${image}/_layers/sha256/${HEX}/link`),
        step.map((image) => `${image}/_uploads/1/data`),
      ),
    );
    fc.assert(
      fc.property(names, (given) => {
        const sorted = [...new Set(given)].map((name) => PREFIX + name).toSorted();
        for (const last of sorted) {
          const marker = markerAfter(PREFIX, last);
          const skipped = sorted.filter((name) => name > last && name <= marker);
          expect(skipped.filter((name) => tagObjectOf(PREFIX, name))).toEqual([]);
        }
      }),
    );
  });
});

test('a manifest is kept by its digest; what is no digest leads nowhere', () => {
  expect(manifestObject(ROOT, `sha256:${HEX}`)).toBe(`${ROOT}/blobs/sha256/ab/${HEX}/data`);
  expect(manifestObject(ROOT, 'sha256:../../x')).toBeUndefined();
  expect(manifestObject(ROOT, 'latest')).toBeUndefined();
});
