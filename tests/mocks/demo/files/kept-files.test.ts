import { expect, test } from 'vitest';
import { createKeptFiles } from '@mocks/demo/files/kept-files';
import { fakeHost } from './fake-caches';

const scope = 'https://host.example/wheelhouse/';
const first = { version: 'one', files: ['', 'config.json', 'assets/a-1.js', 'assets/b-1.js'] };

const host = () =>
  fakeHost({
    [scope]: 'page',
    [`${scope}config.json`]: '{}',
    [`${scope}assets/a-1.js`]: 'a',
    [`${scope}assets/b-1.js`]: 'b',
    [`${scope}assets/a-2.js`]: 'new a',
  });

const textOf = async (answer: Promise<Response>) => (await answer).text();
const get = (path: string) => new Request(scope + path);

test('all files are kept once, and answered without the host from then on', async () => {
  const { fetched, ...there } = host();
  const files = createKeptFiles({ release: first, scope, ...there });
  await files.keep();
  expect(fetched.toSorted()).toEqual([
    `GET ${scope} anew`,
    `GET ${scope}assets/a-1.js`,
    `GET ${scope}assets/b-1.js`,
    `GET ${scope}config.json anew`,
  ]);
  await files.keep();
  expect(await textOf(files.answer(get('assets/a-1.js?x#y')))).toBe('a');
  expect(await textOf(files.answer(get('')))).toBe('page');
  expect(fetched).toHaveLength(4);
});

test.each([
  'accounts/acc-demo1/servers/',
  'accounts/a/orbit/container/x/objects/notes.txt/',
  'eva/x',
  'accounts/%zz/',
])('the route %s is answered with the page', async (route) => {
  const files = createKeptFiles({ release: first, scope, ...host() });
  await files.keep();
  expect(await textOf(files.answer(get(route)))).toBe('page');
});

test.each(['assets/gone-1.js', 'robots.txt'])('%s is a file, which is not there', async (file) => {
  const { fetched, ...there } = host();
  const files = createKeptFiles({ release: first, scope, ...there });
  const answer = await files.answer(get(file));
  expect(answer.status).toBe(404);
  expect(fetched).toEqual([`GET ${scope}${file}`]);
});

test('before the files are kept, the host has the page for a route that it knows nothing of', async () => {
  const files = createKeptFiles({ release: first, scope, ...host() });
  expect(await textOf(files.answer(get('accounts/acc-demo1/')))).toBe('page');
});

test('what is another host’s, beside the demo, or sent, goes out as it is', async () => {
  const { fetched, ...there } = host();
  const files = createKeptFiles({ release: first, scope, ...there });
  await files.answer(new Request('https://other.example/a.js'));
  await files.answer(new Request('https://host.example/wheel/'));
  await files.answer(new Request(`${scope}assets/a-1.js`, { method: 'POST' }));
  expect(fetched).toEqual([
    'GET https://other.example/a.js',
    'GET https://host.example/wheel/',
    `POST ${scope}assets/a-1.js`,
  ]);
});

test('a file that cannot be had is no release', async () => {
  const { files: onHost, ...there } = host();
  onHost.delete(`${scope}assets/b-1.js`);
  const files = createKeptFiles({ release: first, scope, ...there });
  await expect(files.keep()).rejects.toThrow('assets/b-1.js of the demo is not there: 404');
});

test('a release fetches what is new, and the one before stays for windows that show it', async () => {
  const { fetched, files: onHost, ...there } = host();
  await createKeptFiles({ release: first, scope, ...there }).keep();
  onHost.set(scope, 'new page');
  onHost.delete(`${scope}assets/a-1.js`);
  fetched.length = 0;
  const release = { version: 'two', files: ['', 'config.json', 'assets/a-2.js', 'assets/b-1.js'] };
  const second = createKeptFiles({ release, scope, ...there });
  await second.keep();
  await second.forgetOld();
  expect(fetched.toSorted()).toEqual([
    `GET ${scope} anew`,
    `GET ${scope}assets/a-2.js`,
    `GET ${scope}config.json anew`,
  ]);
  expect(await textOf(second.answer(get('')))).toBe('new page');
  expect(await textOf(second.answer(get('assets/a-1.js')))).toBe('a');
});

test('releases before the last are forgotten, and nothing of another demo’s', async () => {
  const { stores, ...there } = host();
  await there.caches.open('files of https://host.example/other/ one');
  const kept = (version: string) =>
    createKeptFiles({ release: { ...first, version }, scope, ...there });
  await kept('one').keep();
  await kept('two').keep();
  await kept('three').keep();
  await kept('three').forgetOld();
  expect([...stores.keys()]).toEqual([
    'files of https://host.example/other/ one',
    `files of ${scope} two`,
    `files of ${scope} three`,
  ]);
});
