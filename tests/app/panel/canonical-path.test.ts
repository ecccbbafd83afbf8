import { expect, test } from 'vitest';
import { canonicalPath } from '@/app/panel/panel';

test.each([
  ['/accounts/acc-demo1/servers/', '/accounts/acc-demo1/servers/'],
  ['/accounts/acc-demo1/servers', '/accounts/acc-demo1/servers/'],
  ['//anything', '/anything/'],
  ['//evil.invalid/x/', '/evil.invalid/x/'],
  ['///accounts/acc-demo1/', '/accounts/acc-demo1/'],
  ['//', '/'],
  ['/accounts/acc-demo1/servers//name/', '/accounts/acc-demo1/servers//name/'],
  [
    '/accounts/acc-demo1/orbit/container/c/objects/a',
    '/accounts/acc-demo1/orbit/container/c/objects/a',
  ],
])('the path %s is written %s', (given, written) => {
  expect(canonicalPath(given)).toBe(written);
});
