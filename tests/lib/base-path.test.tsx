import { expect, test, vi } from 'vitest';
import { openPath, withBase, withoutBase } from '@/lib/base-path';

const below = () => vi.stubEnv('BASE_URL', '/wheelhouse/');

test('at the root of a host paths are addresses', () => {
  expect(withBase('/logout/')).toBe('/logout/');
  expect(withoutBase('/logout/')).toBe('/logout/');
});

test('below it addresses begin with where the panel stands', () => {
  below();
  expect(withBase('/logout/?a=b#c')).toBe('/wheelhouse/logout/?a=b#c');
  expect(withBase('/')).toBe('/wheelhouse/');
});

test.each([
  ['/wheelhouse/logout/', '/logout/'],
  ['/wheelhouse/', '/'],
  ['/wheelhouse', '/'],
  ['/wheelhouse/wheelhouse/', '/wheelhouse/'],
  ['/wheelhouses/', '/wheelhouses/'],
  ['/', '/'],
])('of %s the panel knows %s', (address, path) => {
  below();
  expect(withoutBase(address)).toBe(path);
});

test('the path of the open address is without it', () => {
  below();
  window.history.replaceState(null, '', '/wheelhouse/user/?tab=1');
  expect(openPath()).toBe('/user/');
  window.history.replaceState(null, '', '/');
});
