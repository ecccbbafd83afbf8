import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { trackPreviousPath } from '@/app/panel/previous-path';
import { memoryEntry } from './memory-entry';

/** A history that begins at `/list/`, and what is known of it. */
function begin() {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/list/'] });
  const entry = memoryEntry(router);
  const previousPath = trackPreviousPath(router, entry);
  const push = (to: string) => router.navigate(to);
  const replace = (to: string) => router.navigate(to, { replace: true });
  const go = (by: number) => router.navigate(by);
  const reload = () => trackPreviousPath(router, entry);
  return { router, previousPath, push, replace, go, reload };
}

test('the first entry was come to from nowhere that is known', () => {
  expect(begin().previousPath()).toBeUndefined();
});

test('a page that was followed by another is the one before, its query with it', async () => {
  const { previousPath, push } = begin();
  await push('/server/?tab=1');
  await push('/server/name/');
  expect(previousPath()).toBe('/server/?tab=1');
});

test('what takes the place of an entry stands behind the same one', async () => {
  const { previousPath, push, replace } = begin();
  await push('/server/');
  await replace('/volume/');
  expect(previousPath()).toBe('/list/');
});

test('what else the router reports is no entry', async () => {
  const { router, previousPath, push } = begin();
  await push('/server/');
  await router.revalidate();
  expect(previousPath()).toBe('/list/');
});

test('Back and Forward are followed, and a new way from there', async () => {
  const { previousPath, push, go } = begin();
  await push('/server/');
  await push('/server/name/');
  await go(-2);
  expect(previousPath()).toBeUndefined();
  await go(2);
  expect(previousPath()).toBe('/server/');
  await go(-1);
  await push('/volume/');
  expect(previousPath()).toBe('/server/');
  await go(-1);
  expect(previousPath()).toBe('/list/');
});

test('after a reload it is still known where each entry was come to from', async () => {
  const { push, replace, go, reload } = begin();
  await push('/server/');
  await push('/server/name/?draft=1');
  await replace('/server/name/');
  const previousPath = reload();
  expect(previousPath()).toBe('/server/');
  await go(-1);
  expect(previousPath()).toBe('/list/');
  await go(-1);
  expect(previousPath()).toBeUndefined();
});

test('behind an entry that the panel did not make, nothing is known', async () => {
  const router = createMemoryRouter([{ path: '*' }], {
    initialEntries: ['/elsewhere/', '/list/'],
  });
  const previousPath = trackPreviousPath(router, memoryEntry(router));
  await router.navigate('/server/');
  await router.navigate(-2);
  expect(router.state.location.pathname).toBe('/elsewhere/');
  expect(previousPath()).toBeUndefined();
  await router.navigate(2);
  expect(router.state.location.pathname).toBe('/server/');
  expect(previousPath()).toBe('/list/');
  await router.navigate(-2);
  await router.navigate('/volume/');
  expect(previousPath()).toBe('/elsewhere/');
});

test("it is the panel's path, wherever the panel stands", async () => {
  vi.stubEnv('BASE_URL', '/wheelhouse/');
  const { previousPath, push } = begin();
  await push('/wheelhouse/server/?tab=1');
  await push('/wheelhouse/server/name/');
  expect(previousPath()).toBe('/server/?tab=1');
});
