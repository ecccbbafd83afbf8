import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { trackPreviousPath } from '@/app/panel/previous-path';
import { memoryEntry } from './memory-entry';

/** A history that begins at `/list/`, and what is known of it. */
function begin() {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/list/'] });
  const entry = memoryEntry(router);
  const cameFrom = trackPreviousPath(router, entry);
  const push = (to: string) => router.navigate(to);
  const replace = (to: string) => router.navigate(to, { replace: true });
  const go = (by: number) => router.navigate(by);
  const reload = () => trackPreviousPath(router, entry);
  return { router, cameFrom, push, replace, go, reload };
}

test('the first entry was come to from nowhere that is known', () => {
  expect(begin().cameFrom('/list/')).toBe(false);
});

test('a page that was followed by another is the one before, its query with it', async () => {
  const { cameFrom, push } = begin();
  await push('/server/?tab=1');
  await push('/server/name/');
  expect(cameFrom('/server/')).toBe(true);
  expect(cameFrom('/server/?tab=1')).toBe(true);
  expect(cameFrom('/server/?tab=2')).toBe(false);
  expect(cameFrom('/list/')).toBe(false);
});

test('what takes the place of an entry stands behind the same one', async () => {
  const { cameFrom, push, replace } = begin();
  await push('/server/');
  await replace('/volume/');
  expect(cameFrom('/list/')).toBe(true);
  expect(cameFrom('/server/')).toBe(false);
});

test('what else the router reports is no entry', async () => {
  const { router, cameFrom, push } = begin();
  await push('/server/');
  await router.revalidate();
  expect(cameFrom('/list/')).toBe(true);
  expect(cameFrom('/server/')).toBe(false);
});

test('Back and Forward are followed, and a new way from there', async () => {
  const { cameFrom, push, go } = begin();
  await push('/server/');
  await push('/server/name/');
  await go(-2);
  expect(cameFrom('/server/')).toBe(false);
  await go(2);
  expect(cameFrom('/server/')).toBe(true);
  await go(-1);
  await push('/volume/');
  expect(cameFrom('/server/')).toBe(true);
  await go(-1);
  expect(cameFrom('/list/')).toBe(true);
});

test('after a reload it is still known where each entry was come to from', async () => {
  const { push, replace, go, reload } = begin();
  await push('/server/');
  await push('/server/name/?draft=1');
  await replace('/server/name/');
  const cameFrom = reload();
  expect(cameFrom('/server/')).toBe(true);
  await go(-1);
  expect(cameFrom('/list/')).toBe(true);
  await go(-1);
  expect(cameFrom('/list/')).toBe(false);
});

test('behind an entry that the panel did not make, nothing is known', async () => {
  const router = createMemoryRouter([{ path: '*' }], {
    initialEntries: ['/elsewhere/', '/list/'],
  });
  const cameFrom = trackPreviousPath(router, memoryEntry(router));
  await router.navigate('/server/');
  await router.navigate(-2);
  expect(router.state.location.pathname).toBe('/elsewhere/');
  expect(cameFrom('/list/')).toBe(false);
  await router.navigate(2);
  expect(router.state.location.pathname).toBe('/server/');
  expect(cameFrom('/elsewhere/')).toBe(false);
  await router.navigate(-2);
  await router.navigate('/volume/');
  expect(cameFrom('/elsewhere/')).toBe(true);
});
