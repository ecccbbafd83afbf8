import { expect, test } from 'vitest';
import type { Removing } from '@/model/call';
import { createOrbit } from '@/provider/orbit/orbit-api';
import { deleteObjectCall, removeObjectsCall } from '@/model/object/calls';
import { objectId } from '@/model/orbit/ids';
import type { Removed } from '@/model/object/removal';
import { fakeFetch, json } from '../fake-fetch';

const ACCOUNT = 'acc-aaaaa';

const bulk = (deleted: number, errors: unknown[] = [], status = '200 OK', notFound = 0) =>
  json({
    'Response Status': status,
    'Response Body': '',
    'Number Deleted': deleted,
    'Number Not Found': notFound,
    Errors: errors,
  });

/** Deletes from `box` before a storage with these answers. Returns the outcome and the requests. */
async function remove(
  removing: Partial<Removing>,
  answer: (request: Request) => Response | Promise<Response>,
  box = () => new Response(null, { status: 204 }),
) {
  const requests = fakeFetch((request) =>
    request.method === 'HEAD' && objectOf(request) === '' ? box() : answer(request),
  );
  let tokens = 0;
  let token: string | undefined;
  const issuer = {
    orbitToken: async () => (token ??= `token-${(tokens += 1)}`),
    forgetOrbitToken: () => (token = undefined),
  };
  const orbit = createOrbit('https://orbit.example.com/v1', issuer);
  const removal = { names: [], folders: [], tellsEach: true, ...removing };
  const call = removeObjectsCall(ACCOUNT, 'box', removal, 'Error deleting objects');
  const { body, requestId } = await orbit.send(call, { account: ACCOUNT });
  const { deleted, failures } = body as Removed;
  return { deleted, failures: Object.fromEntries(failures), requests, requestId };
}

const objectOf = ({ url }: Request) =>
  decodeURIComponent(new URL(url).pathname).slice(`/v1/${ACCOUNT}/box/`.length);

test('large objects that no answer came for are told by name, as are those after them', async () => {
  const { deleted, failures } = await remove({ large: ['a', 'b', 'c'] }, (request) => {
    if (objectOf(request) === 'b') throw new TypeError('Failed to fetch');
    return bulk(2);
  });
  expect([deleted, Object.keys(failures)]).toEqual([1, ['b', 'c']]);
  expect(failures['c']).toMatch(/^No answer from Orbit/);
});

test.each([403, 409])(
  'a large object that is refused with %i leaves the next to go',
  async (status) => {
    const { deleted, failures } = await remove({ large: ['a', 'b'] }, (request) =>
      objectOf(request) === 'a' ? new Response('', { status }) : bulk(2),
    );
    expect([deleted, Object.keys(failures)]).toEqual([1, ['a']]);
  },
);

const linesOf = async (request: Request) => (await request.text()).split('\n');

test.each([
  ['X-History-Location', ''],
  ['X-Versions-Location', ''],
  ['X-Container-Read', '?multipart-manifest=delete'],
])(
  'with %s a large object is deleted by %j: an archive keeps its segments',
  async (header, search) => {
    const box = () => new Response(null, { status: 204, headers: { [header]: 'x' } });
    const { requests } = await remove({ large: ['a', 'b'] }, () => bulk(2), box);
    const asked = requests.map(({ method, url }) => [method, new URL(url).search]);
    expect(asked).toEqual([
      ['HEAD', ''],
      ['DELETE', search],
      ['DELETE', search],
    ]);
    const call = deleteObjectCall({ id: objectId(ACCOUNT, 'box', 'a'), slo_etag: 'x' });
    expect(call.storage).toMatchObject({ takesSegments: true });
  },
);

test('a name that has a whole bulk delete refused fails alone', async () => {
  const names = ['a', 'b', '%%', 'd', 'e'];
  const { deleted, failures } = await remove({ names }, async (request) => {
    const lines = await linesOf(request);
    if (!lines.includes('box/%25%25')) return bulk(lines.length);
    return json({ 'Response Status': '400 Bad Request', 'Response Body': 'Invalid File Name' });
  });
  expect([deleted, failures]).toEqual([4, { '%%': 'Invalid File Name' }]);
});

test('names that a bulk delete tells nothing of are asked for once more, then told', async () => {
  const bodies: string[][] = [];
  const answers = [
    () => bulk(1, [['box/b', '409 Conflict']], '500 Internal Error'),
    () => bulk(0, [], '500 Internal Error', 1),
  ];
  const { deleted, failures } = await remove({ names: ['a', 'b', 'c'] }, async (request) => {
    bodies.push(await linesOf(request));
    return answers[bodies.length - 1]!();
  });
  expect(bodies).toEqual([
    ['box/a', 'box/b', 'box/c'],
    ['box/a', 'box/c'],
  ]);
  expect([deleted, failures]).toEqual([
    0,
    { b: 'Conflict', a: 'Internal Error', c: 'Internal Error' },
  ]);
});

test('what an ended token barred within a 200 is asked for once more, with a new one', async () => {
  const { deleted, failures, requests } = await remove({ names: ['a', 'b'] }, async (request) => {
    const token = request.headers.get('X-Auth-Token');
    if (token !== 'token-1') return bulk(1);
    return bulk(1, [['box/b', '401 Unauthorized']], '400 Bad Request');
  });
  expect([deleted, failures, requests.length]).toEqual([2, {}, 2]);
  const barred = await remove({ names: ['a'] }, () =>
    bulk(0, [['box/a', '401 Unauthorized']], '400 Bad Request'),
  );
  expect([barred.deleted, barred.failures, barred.requests.length]).toEqual([
    0,
    { a: 'Unauthorized' },
    2,
  ]);
});

test('a folder is listed and deleted until nothing is in it, then its marker goes', async () => {
  const asked: string[] = [];
  const left = [['f/a', 'f/b'], ['f/late'], []];
  const rowsOf = (names: readonly string[]) =>
    names.map((name) => ({ name, ...(name === 'f/b' && { slo_etag: '"x"' }) }));
  const { deleted, failures } = await remove({ folders: ['f/'] }, async (request) => {
    const { method } = request;
    if (method === 'GET') return json(rowsOf(left.shift() ?? []));
    if (method === 'HEAD') {
      return new Response(null, { headers: { 'Content-Type': 'application/directory' } });
    }
    const names = method === 'DELETE' ? [objectOf(request)] : await linesOf(request);
    asked.push(`${method} ${names.join(' ')}`);
    return bulk(names.length);
  });
  expect(asked).toEqual(['DELETE f/b', 'POST box/f/a', 'POST box/f/late', 'POST box/f']);
  expect([deleted, failures]).toEqual([4, {}]);
});

test('a folder is listed by its newest data, so that nothing just uploaded stays', async () => {
  const { requests } = await remove({ folders: ['f/'] }, ({ method }) =>
    method === 'GET' ? json([]) : new Response('', { status: 404 }),
  );
  const listings = requests.filter(({ method }) => method === 'GET');
  expect(listings.map(({ headers }) => headers.get('X-Newest'))).toEqual(['true']);
});

test.each([
  [
    'a file of its name stays',
    () => new Response(null, { headers: { 'Content-Type': 'text/plain' } }),
  ],
  ['there is nothing of its name', () => new Response('', { status: 404 })],
])('a folder that goes takes no more along: %s', async (_, named) => {
  const { requests } = await remove({ folders: ['f/'] }, ({ method }) =>
    method === 'GET' ? json([]) : named(),
  );
  expect(requests.map(({ method }) => method)).not.toContain('POST');
});

test('what refused any is told for support where it was one request', async () => {
  const refusing = (request: Request) => {
    const answer = bulk(1, [['/box/b', '409 Conflict']]);
    answer.headers.set('X-Trans-Id', `tx-${objectOf(request)}`);
    return answer;
  };
  expect((await remove({ names: ['a', 'b'] }, refusing)).requestId).toBe('tx-');
  expect((await remove({ names: ['a'] }, () => bulk(1))).requestId).toBeUndefined();
  const asTwo = { large: ['a', 'c'] };
  const conflict = (request: Request) =>
    new Response('', { status: 409, headers: { 'X-Trans-Id': `tx-${objectOf(request)}` } });
  expect((await remove(asTwo, conflict)).requestId).toBeUndefined();
  expect((await remove({ large: ['a'] }, conflict)).requestId).toBe('tx-a');
  const known = remove({ names: ['a', 'b'], tellsEach: false }, refusing);
  await expect(known).rejects.toMatchObject({ facts: { requestId: 'tx-' } });
});
