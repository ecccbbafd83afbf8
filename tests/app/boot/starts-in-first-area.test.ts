import { expect, test } from 'vitest';
import { startsInFirstArea } from '@/app/boot/last-account';

test.each([
  ['/', true],
  ['/accounts/acc-aaaaa', true],
  ['/accounts/acc-aaaaa/', true],
  ['/accounts/acc-aaaaa/servers', true],
  ['/accounts/acc-aaaaa/servers/srv-aaaaa/name/', true],
  ['/accounts/acc-aaaaa/server_groups/', false],
  ['/accounts/acc-aaaaa/nowhere/', false],
  ['/user/', false],
  ['//accounts/acc-aaaaa/', false],
])('%s opens an area that comes with the panel: %s', (path, isThere) => {
  expect(startsInFirstArea(path)).toBe(isThere);
});
