import { expect, test } from 'vitest';
import type { SeenTag } from '@/model/call';
import type { RemovalProgress, Removed } from '@/model/object/removal';
import { removeObjectsCall } from '@/model/object/calls';
import { createOrbit } from '@/provider/orbit/orbit-api';
import { fakeFetch, json } from '../fake-fetch';

const ACCOUNT = 'acc-aaaaa';
const TAGS = 'r/repositories/acc-aaaaa/web/_manifests/tags/';
const AT = '2026-11-20T08:44:23.844980';

interface Stored {
  readonly name: string;
  readonly hash: string;
  readonly last_modified: string;
}

const object = (name: string, hash = 'now'): Stored => ({
  name: `${TAGS}${name}`,
  hash,
  last_modified: AT,
});

const seen = (tag: string, fields: Partial<SeenTag> = {}): SeenTag => ({
  folder: `${TAGS}${tag}/`,
  hash: 'now',
  last_modified: `${AT}Z`,
  ...fields,
});

/** Sets up a container that lists and deletes, with refusals by name. */
function storage(given: readonly Stored[], refused: (name: string) => string | undefined) {
  let objects = [...given];
  const deleted: string[] = [];
  const listings: URLSearchParams[] = [];
  async function answer(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    if (request.method === 'GET') {
      listings.push(searchParams);
      const [prefix, marker] = [searchParams.get('prefix') ?? '', searchParams.get('marker') ?? ''];
      const rows = objects.filter(({ name }) => name.startsWith(prefix) && name > marker);
      return json(rows.slice(0, Number(searchParams.get('limit'))));
    }
    const names = (await request.text()).split('\n').map((line) => line.slice('box/'.length));
    const errors = names.flatMap((name) => {
      const status = refused(name);
      return status === undefined ? [] : [[`/box/${encodeURIComponent(name)}`, status]];
    });
    const gone = names.filter((name) => refused(name) === undefined);
    const there = objects.filter(({ name }) => gone.includes(name)).length;
    objects = objects.filter(({ name }) => !gone.includes(name));
    deleted.push(...gone);
    return json({
      'Response Status': errors.length === 0 ? '200 OK' : '400 Bad Request',
      'Response Body': '',
      'Number Deleted': there,
      'Number Not Found': gone.length - there,
      Errors: errors,
    });
  }
  return { answer, deleted, listings, left: () => objects.map(({ name }) => name) };
}

interface Given {
  readonly objects: readonly Stored[];
  readonly tags: readonly SeenTag[];
  readonly refused?: (name: string) => string | undefined;
  readonly tellsEach?: boolean;
  readonly standing?: readonly string[];
  /** Answers in place of the storage, from that request on. */
  readonly fails?: (request: Request, count: number) => Response | undefined;
}

async function remove({ objects, tags, refused = () => undefined, fails, ...given }: Given) {
  const box = storage(
    objects.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    refused,
  );
  let count = 0;
  const requests = fakeFetch((request) => fails?.(request, (count += 1)) ?? box.answer(request));
  const issuer = { orbitToken: async () => 'token', forgetOrbitToken: () => undefined };
  const orbit = createOrbit('https://orbit.example.com/v1', issuer);
  const removal = {
    names: [],
    folders: [],
    tags,
    tellsEach: given.tellsEach ?? true,
    ...(given.standing && { standing: given.standing }),
  };
  const told: RemovalProgress[] = [];
  const sending = orbit.send(removeObjectsCall(ACCOUNT, 'box', removal, 'Error deleting tags'), {
    account: ACCOUNT,
    onProgress: (progress) => told.push(progress),
  });
  const body = (await sending.then((end) => end.body)) as Removed;
  return {
    ...box,
    names: box.deleted,
    told,
    requests,
    ...body,
    failures: Object.fromEntries(body.failures),
  };
}

/** A tag that was pushed several times. */
const tagged = (tag: string, digests: readonly string[] = ['a', 'b']) => [
  object(`${tag}/current/link`),
  ...digests.map((digest) => object(`${tag}/index/sha256/${digest}/link`, digest)),
];

const paths = (...names: readonly string[]) => names.map((name) => `${TAGS}${name}`);

test('a tag goes with its link and its index objects, the link last', async () => {
  const others = [...tagged('v1-rc'), ...tagged('v1.0'), ...tagged('v')];
  const { deleted, names, left, failures } = await remove({
    objects: [...tagged('v1'), ...others],
    tags: [seen('v1')],
  });
  expect([deleted, failures]).toEqual([1, {}]);
  expect(names).toEqual(
    paths('v1/index/sha256/a/link', 'v1/index/sha256/b/link', 'v1/current/link'),
  );
  expect(left()).toHaveLength(others.length);
});

test('what is deleted is what is there now, asked for anew', async () => {
  const { listings, names, requests } = await remove({
    objects: tagged('v1', ['a', 'b', 'pushed since the page was read']),
    tags: [seen('v1')],
  });
  expect(names).toHaveLength(4);
  expect(listings.map((query) => query.get('prefix'))).toEqual([TAGS]);
  expect(requests[0]?.headers.get('X-Newest')).toBe('true');
});

test('a tag that was pushed again meanwhile is kept, and told', async () => {
  const { deleted, failures, names } = await remove({
    objects: [...tagged('v1'), ...tagged('v2'), ...tagged('v3')],
    tags: [seen('v1', { hash: 'before' }), seen('v2', { last_modified: `${AT}1Z` }), seen('v3')],
  });
  const kept = 'It was pushed again, so it was kept';
  expect(failures).toEqual({ [`${TAGS}v1/`]: kept, [`${TAGS}v2/`]: kept });
  expect([deleted, names.length]).toEqual([1, 3]);
});

test('one that was broken when it was seen, and is whole again, is kept', async () => {
  const { failures } = await remove({
    objects: tagged('v1'),
    tags: [{ folder: `${TAGS}v1/` }],
  });
  expect(Object.keys(failures)).toEqual([`${TAGS}v1/`]);
});

test('what a deletion left that was cut short goes too', async () => {
  const { deleted, left } = await remove({
    objects: [object('v1/index/sha256/a/link', 'a')],
    tags: [seen('v1')],
  });
  expect([deleted, left()]).toEqual([1, []]);
});

test('a tag that is gone already counts as deleted', async () => {
  const { deleted, failures, requests } = await remove({ objects: [], tags: [seen('v1')] });
  expect([deleted, failures, requests.length]).toEqual([1, {}, 1]);
});

test('what is refused is told of its tag, and the others go', async () => {
  const { deleted, failures } = await remove({
    objects: [...tagged('v1'), ...tagged('v2'), ...tagged('v3')],
    tags: [seen('v1'), seen('v2'), seen('v3')],
    refused: (name) => (name.includes('/v2/index/sha256/b') ? '403 Forbidden' : undefined),
  });
  expect([deleted, failures]).toEqual([2, { [`${TAGS}v2/`]: 'Forbidden' }]);
});

const many = Array.from({ length: 1000 }, (_, at) => `v${String(at).padStart(4, '0')}`);

test('a thousand tags go in few requests, and progress is told in tags', async () => {
  const { deleted, left, requests, told } = await remove({
    objects: many.flatMap((tag) => tagged(tag)),
    tags: many.map((tag) => seen(tag)),
  });
  expect([deleted, left()]).toEqual([1000, []]);
  expect(requests.length).toBeLessThan(40);
  expect(told.length).toBeGreaterThan(10);
  expect(told.at(-1)).toEqual({ deleted: 1000, failed: 0 });
});

test('of thousands only those that were chosen go', async () => {
  const chosen = many.filter((_, at) => at % 90 === 0);
  const { left } = await remove({
    objects: many.flatMap((tag) => tagged(tag)),
    tags: chosen.map((tag) => seen(tag)),
  });
  expect(left()).toHaveLength((1000 - chosen.length) * 3);
});

test('a tag that was pushed hundreds of times goes whole, as do those beside it', async () => {
  const digests = Array.from({ length: 450 }, (_, at) => String(at).padStart(3, '0'));
  const { deleted, left } = await remove({
    objects: [...tagged('a'), ...tagged('latest', digests), ...tagged('z')],
    tags: [seen('latest'), seen('a'), seen('z')],
  });
  expect([deleted, left()]).toEqual([3, []]);
});

test('tags of several images are told apart, though they have one name', async () => {
  const api = (name: string) => object(name).name.replace('/web/', '/web/api/');
  const objects = [
    ...tagged('v1'),
    ...tagged('v1').map((each) => ({ ...each, name: each.name.replace('/web/', '/web/api/') })),
  ];
  const { left } = await remove({
    objects,
    tags: [seen('v1', { folder: api('v1/') })],
  });
  expect(left()).toEqual(
    tagged('v1')
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('a listing that fails leaves the tags that it is of; what went is not said to have failed', async () => {
  const { deleted, failures } = await remove({
    objects: [...tagged('v1', many.slice(0, 150)), ...tagged('v2', many.slice(0, 100))],
    tags: [seen('v1'), seen('v2')],
    fails: ({ method }, count) =>
      method === 'GET' && count > 2 ? new Response('', { status: 500 }) : undefined,
  });
  expect(deleted).toBe(1);
  expect(Object.keys(failures)).toEqual([`${TAGS}v2/`]);
});

test('one tag by itself fails by what it was refused with', async () => {
  const given = { objects: tagged('v1'), tags: [seen('v1')], tellsEach: false };
  await expect(remove({ ...given, refused: () => '403 Forbidden' })).rejects.toThrow('Forbidden');
  await expect(remove({ ...given, tags: [seen('v1', { hash: 'before' })] })).rejects.toMatchObject({
    facts: { messages: ['It was pushed again, so it was kept'] },
  });
});

test('a tag goes only while those stand for whose sake it may', async () => {
  const given = {
    objects: [...tagged('v1'), ...tagged('v2'), object('v3/index/sha256/a/link')],
    tags: [seen('v1')],
  };
  const kept = 'A newer one was deleted, so this one was kept';
  expect((await remove({ ...given, standing: paths('v2/') })).deleted).toBe(1);
  // A tag without its link is gone.
  for (const gone of ['v0/', 'v3/']) {
    const { deleted, names, failures } = await remove({
      ...given,
      standing: paths('v2/', gone),
    });
    expect([deleted, names, failures]).toEqual([0, [], { [`${TAGS}v1/`]: kept }]);
  }
});

test('spec 3 §4: those that must stay are looked for in the newest data', async () => {
  const { requests } = await remove({
    objects: [...tagged('v1'), ...tagged('v2')],
    tags: [seen('v1')],
    standing: paths('v2/'),
  });
  const reads = requests.filter(({ method }) => method === 'GET');
  expect(reads.map(({ headers }) => headers.get('X-Newest'))).toEqual(['true', 'true']);
});

test('of another image all may go', async () => {
  const site = TAGS.replace('web/', 'web/site/');
  const { deleted } = await remove({
    objects: tagged('v1'),
    tags: [seen('v1')],
    standing: [`${site}v9/`],
  });
  expect(deleted).toBe(1);
});
