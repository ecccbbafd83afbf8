import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { objectId, placeOf } from '@/model/orbit/ids';
import type { ObjectRecord } from '@/model/records/storage';
import { currentLink, tagFolder } from '@/model/registry/layout';
import { digestOfLink, folderOfTag, imageName, shortDigest, tagsOf } from '@/model/registry/tags';

const PLACE = { account: 'acc-aaaaa', container: 'web_ctrimages', root: 'r' };
const OLD = `sha256:${'1'.repeat(64)}`;
const NEW = `sha256:${'2'.repeat(64)}`;
const AT = '2026-11-20T08:44:23.844980Z';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** A link of the layout, which holds a digest. */
const link = (name: string, digest: string, fields: Partial<ObjectRecord> = {}): ObjectRecord => ({
  id: objectId(PLACE.account, PLACE.container, name),
  name,
  hash: md5(digest),
  last_modified: AT,
  ...fields,
});

const folder = tagFolder(PLACE, 'api', 'v1');
const index = (digest: string) => `${folder}index/${digest.replace(':', '/')}/link`;

test('what a re-tagged tag stands for is the one of its digests whose link equals the current one', () => {
  const [tag, ...others] = tagsOf(PLACE, [
    link(currentLink(folder), NEW),
    link(index(OLD), OLD),
    link(index(NEW), NEW),
  ]);
  expect(others).toEqual([]);
  expect(tag).toEqual({
    id: objectId(PLACE.account, PLACE.container, folder),
    name: 'web/api:v1',
    image: 'api',
    tag: 'v1',
    digest: NEW,
    last_modified: AT,
    hash: md5(NEW),
    isBroken: false,
  });
});

test('where no listing tells it, the digest is not known, and is not guessed', () => {
  const [tag] = tagsOf(PLACE, [link(currentLink(folder), NEW), link(index(OLD), OLD)]);
  expect(tag?.digest).toBeUndefined();
  const name = currentLink(folder);
  const unread = { id: objectId(PLACE.account, PLACE.container, name), name };
  expect(tagsOf(PLACE, [unread, link(index(OLD), OLD)])[0]?.digest).toBeUndefined();
});

test('a tag that has lost its link is broken, and stands for nothing', () => {
  const [tag] = tagsOf(PLACE, [link(index(OLD), OLD)]);
  expect([tag?.isBroken, tag?.digest, tag?.last_modified]).toEqual([true, undefined, undefined]);
});

test('an image within the repository, and the repository’s own, have tags of the same name', () => {
  const own = tagFolder(PLACE, '', 'v1');
  const tags = tagsOf(PLACE, [link(currentLink(own), OLD), link(currentLink(folder), NEW)]);
  expect(tags.map(({ name }) => name)).toEqual(['web:v1', 'web/api:v1']);
  expect(tags.map((tag) => folderOfTag(tag, placeOf(tag.id)))).toEqual([own, folder]);
});

test('thousands of tags are read in no time', () => {
  const objects = Array.from({ length: 5000 }, (_, at) => {
    const each = tagFolder(PLACE, 'api', `v${String(at)}`);
    return [link(currentLink(each), OLD), link(`${each}index/sha256/${'1'.repeat(64)}/link`, OLD)];
  });
  const tags = tagsOf(PLACE, objects.flat());
  expect(tags).toHaveLength(5000);
  expect(tags.every(({ digest }) => digest === OLD)).toBe(true);
});

test('an empty repository, and objects of no tag, have none', () => {
  expect(tagsOf(PLACE, [])).toEqual([]);
  expect(tagsOf(PLACE, [link('r/blobs/x', OLD), link('other', OLD)])).toEqual([]);
});

test('a digest is shown as its first 12 hex characters', () => {
  expect(shortDigest(`sha256:${'0123456789abcdef'.repeat(4)}`)).toBe('0123456789ab');
});

test('an image goes by its repository’s name, without the container’s suffix', () => {
  expect(imageName('web_ctrimages', '')).toBe('web');
  expect(imageName('web_ctrimages', 'api/v2')).toBe('web/api/v2');
});

test('a link holds a digest, or nothing that can be used', () => {
  expect(digestOfLink(`${OLD}\n`)).toBe(OLD);
  expect(digestOfLink('<html>Not found</html>')).toBeUndefined();
  expect(digestOfLink('')).toBeUndefined();
});
