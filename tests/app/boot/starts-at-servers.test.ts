import { expect, test } from 'vitest';
import { startsAtServers } from '@/app/boot/starts-at-servers';

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
])('%s opens the servers: %s', (path, isThere) => {
  expect(startsAtServers(path)).toBe(isThere);
});
