import { expect, test, vi } from 'vitest';
import { followRelease, type ReleaseScope } from '@mocks/demo/files/follow-release';
import { fakeHost } from './fake-caches';

const place = 'https://host.example/wheelhouse/';
const release = { version: 'one', files: ['', 'config.json'] };

/** A worker's scope, and what the browser has it do. */
function startedWorker(active: unknown = null) {
  const { caches, stores, fetched, fetch } = fakeHost({
    [place]: 'page',
    [`${place}config.json`]: '{}',
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetch);
  const target = new EventTarget();
  const skipWaiting = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const claim = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const scope = {
    registration: { scope: place, active },
    clients: { claim },
    skipWaiting,
    addEventListener: target.addEventListener.bind(target),
  } as unknown as ReleaseScope;
  const answer = followRelease(scope, release);
  const happen = async (type: string, more: object = {}) => {
    const promises: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => promises.push(promise);
    target.dispatchEvent(Object.assign(new Event(type), { waitUntil }, more));
    await Promise.all(promises);
    return promises.length;
  };
  return { answer, happen, skipWaiting, claim, stores, fetched };
}

test('a first visit waits for no file, and takes the page at once', async () => {
  const { happen, claim, fetched } = startedWorker();
  await happen('install');
  await happen('activate');
  expect(fetched).toEqual([]);
  expect(claim).toHaveBeenCalledOnce();
});

test('a page that is there has all files kept', async () => {
  const { happen, stores } = startedWorker();
  await happen('message', { data: 'keep' });
  expect([...(stores.get(`files of ${place} one`)?.keys() ?? [])]).toEqual([
    place,
    `${place}config.json`,
  ]);
});

test('a new release has all its files before it waits for its turn', async () => {
  const { happen, skipWaiting, fetched } = startedWorker({});
  await happen('install');
  expect(fetched).toHaveLength(2);
  expect(skipWaiting).not.toHaveBeenCalled();
  await happen('message', { data: 'take-over' });
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('other messages are not about releases', async () => {
  const { happen } = startedWorker();
  expect(await happen('message', { data: { type: 'state' } })).toBe(0);
  expect(await happen('message', { data: 'toString' })).toBe(0);
});
