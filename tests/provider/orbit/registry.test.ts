import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createOrbit } from '@/provider/orbit/orbit-api';
import { type ImageRequest, listTags, readImage } from '@/provider/orbit/registry';
import { fakeFetch, json } from '../fake-fetch';

const ROOT = 'files/docker/registry/v2';
const PLACE = { account: 'acc-aaaaa', container: 'web_ctrimages', root: ROOT };
const PREFIX = `${ROOT}/repositories/acc-aaaaa/web/`;

const orbit = () =>
  createOrbit('https://orbit.example.com/v1', {
    orbitToken: async () => 'token',
    forgetOrbitToken: () => undefined,
  });

const imageOf = (request: ImageRequest) => orbit().readBy((access) => readImage(access, request));

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const hexOf = (sign: string) => sign.repeat(64);
const digestOf = (sign: string) => `sha256:${hexOf(sign)}`;

const row = (name: string, text = '') => ({
  name: `${PREFIX}${name}`,
  hash: md5(text),
  bytes: 71,
  content_type: 'application/octet-stream',
  last_modified: '2026-11-20T08:44:23.844980',
});

/** A container that lists these rows. */
function lists(rows: readonly { readonly name: string }[]) {
  const sorted = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return fakeFetch(({ url }) => {
    const query = new URL(url).searchParams;
    const [prefix, marker] = [query.get('prefix') ?? '', query.get('marker') ?? ''];
    const found = sorted.filter(({ name }) => name.startsWith(prefix) && name > marker);
    return json(found.slice(0, Number(query.get('limit'))));
  });
}

describe('tags are listed by prefix, in pages of a constant size', () => {
  test('of few objects there is one page', async () => {
    const requests = lists([
      row('_manifests/tags/v1/current/link', digestOf('a')),
      row(`_manifests/tags/v1/index/sha256/${hexOf('a')}/link`, digestOf('a')),
      row('api/_manifests/tags/v1/current/link', digestOf('b')),
    ]);
    const { tags, isLaidOut } = await orbit().readBy((access) => listTags(access, PLACE));
    expect(tags.map(({ name, digest }) => [name, digest])).toEqual([
      ['web:v1', digestOf('a')],
      ['web/api:v1', undefined],
    ]);
    expect(isLaidOut).toBe(true);
    expect(requests.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual(['2000']);
    expect(requests.map(({ headers }) => headers.get('X-Newest'))).toEqual(['true']);
  });

  test('of very many layers and revisions no more than a page each is read', async () => {
    const links = (folder: string) =>
      Array.from({ length: 4000 }, (_, at) => row(`${folder}/${String(at).padStart(6, '0')}/link`));
    const requests = lists([
      ...links('_layers/sha256'),
      ...links('_manifests/revisions/sha256'),
      row('_manifests/tags/v1/current/link'),
      row('api/_manifests/tags/v2/current/link'),
    ]);
    const { tags } = await orbit().readBy((access) => listTags(access, PLACE));
    expect(tags.map(({ name }) => name)).toEqual(['web:v1', 'web/api:v2']);
    expect(requests).toHaveLength(3);
  });

  test('thousands of tags are all there', async () => {
    const name = (at: number) => `_manifests/tags/v${String(at)}/current/link`;
    lists(Array.from({ length: 3500 }, (_, at) => row(name(at))));
    expect((await orbit().readBy((access) => listTags(access, PLACE))).tags).toHaveLength(3500);
  });

  test('an empty container has no layout', async () => {
    lists([]);
    expect(await orbit().readBy((access) => listTags(access, PLACE))).toEqual({
      tags: [],
      isLaidOut: false,
      dropped: [],
    });
  });

  test('rows that cannot be read are left out, and told', async () => {
    fakeFetch(() => json([row('_manifests/tags/v1/current/link'), { bytes: 3 }]));
    const { tags, dropped } = await orbit().readBy((access) => listTags(access, PLACE));
    expect([tags.length, dropped.length]).toEqual([1, 1]);
  });
});

/** A container that has these objects. */
const keeps = (objects: Readonly<Record<string, unknown>>) =>
  fakeFetch(({ url }) => {
    const name = decodeURIComponent(new URL(url).pathname).slice(
      '/v1/acc-aaaaa/web_ctrimages/'.length,
    );
    const body = objects[name];
    if (body instanceof Response) return body;
    if (body === undefined) return new Response('', { status: 404 });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body));
  });

const dataOf = (sign: string) => `${ROOT}/blobs/sha256/${sign}${sign}/${hexOf(sign)}/data`;
const image = (...sizes: readonly number[]) => ({
  config: { digest: `config-${String(sizes)}`, size: 1 },
  layers: sizes.map((size) => ({ digest: `layer-${String(size)}`, size })),
});

describe('what a tag stands for', () => {
  test('has the size that its manifest tells', async () => {
    keeps({ [dataOf('a')]: image(20, 300) });
    expect(await imageOf({ ...PLACE, digest: digestOf('a') })).toEqual({
      digest: digestOf('a'),
      size: { bytes: 321 },
    });
  });

  test('is read from its link where no listing tells it', async () => {
    keeps({ 'the/link': digestOf('a'), [dataOf('a')]: image(20) });
    expect(await imageOf({ ...PLACE, link: 'the/link' })).toEqual({
      digest: digestOf('a'),
      size: { bytes: 21 },
    });
  });

  test('an index is followed one level', async () => {
    const manifests = ['b', 'c'].map((sign) => ({ digest: digestOf(sign) }));
    keeps({ [dataOf('a')]: { manifests }, [dataOf('b')]: image(20, 7), [dataOf('c')]: image(20) });
    const { size } = await imageOf({ ...PLACE, digest: digestOf('a') });
    expect(size).toEqual({ bytes: 29, images: 2, attestations: 0 });
  });

  test.each([
    ['is gone', {}, 'Its manifest isn’t in this repository'],
    ['is no JSON', { [dataOf('a')]: 'not JSON' }, 'Its manifest is unreadable'],
    ['is empty', { [dataOf('a')]: '' }, 'Its manifest is unreadable'],
    [
      'lists what is gone',
      { [dataOf('a')]: { manifests: [{ digest: digestOf('b') }] } },
      'One of its images isn’t in this repository',
    ],
    [
      'lists what is no digest',
      { [dataOf('a')]: { manifests: [{ digest: '../../x' }] } },
      'One of its images isn’t in this repository',
    ],
    [
      'is far too large',
      { [dataOf('a')]: new Response('x', { headers: { 'Content-Length': '5000000000' } }) },
      'Its manifest is unreadable',
    ],
  ])('where its manifest %s the size cannot be known', async (_, objects, problem) => {
    keeps(objects);
    const { size } = await imageOf({ ...PLACE, digest: digestOf('a') });
    expect(size).toEqual({ problem });
  });

  test('where its link holds no digest nothing can be known', async () => {
    keeps({ 'the/link': '<html>' });
    expect(await imageOf({ ...PLACE, link: 'the/link' })).toEqual({
      size: { problem: 'The image behind it isn’t known' },
    });
  });

  test.each([401, 403, 500])(
    'a refusal with %i is no size that cannot be known',
    async (status) => {
      fakeFetch(() => new Response('', { status }));
      await expect(imageOf({ ...PLACE, digest: digestOf('a') })).rejects.toMatchObject({
        facts: { status },
      });
    },
  );

  test('many are asked for a few at a time', async () => {
    let underWay = 0;
    let most = 0;
    fakeFetch(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      return json(image(1));
    });
    const manifests = Array.from({ length: 40 }, () =>
      imageOf({ ...PLACE, digest: digestOf('a') }),
    );
    await Promise.all(manifests);
    expect(most).toBeLessThanOrEqual(6);
  });
});
