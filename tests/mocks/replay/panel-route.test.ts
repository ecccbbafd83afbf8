import { PUBLIC_ROUTES } from '@/app/auth/public-routes';
import { isPanelRoute } from '@mocks/replay/panel-route';
import { expect, test } from 'vitest';

test.each([
  '/',
  '/-/-',
  '/?search=',
  '/accounts/acc-demo1/',
  '/accounts/acc-demo1/servers/?q=name-001&sort=name#settings',
  '/accounts/acc-demo1/orbit/container/photos.v2/',
  '/accounts/acc-demo1/orbit/container/.../objects/a%2F..%2Fb.tar.gz/',
  '/accounts/acc-demo1/container_registry/container/web/repository/objects/a%2F.%2Fb/',
  '/user/#application',
  '/logout/',
  '/signup/next',
])('%s is a screen of the panel', (address) => {
  expect(isPanelRoute(address)).toBe(true);
});

test('every route before the panel is one too', () => {
  for (const route of PUBLIC_ROUTES) expect(isPanelRoute(`/${route}`)).toBe(true);
});

test.each([
  '',
  'accounts/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/accounts/\\..\\..\\replay/provider/1.0/x',
  '/\t/elsewhere.example/',
  '/accounts/\n../../replay/',
  'https://elsewhere.example/accounts/',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  '/replay/provider/1.0/page',
  '/replay/',
  '/accounts/../replay/provider/1.0/page',
  '/accounts/%2e%2e/replay/provider/1.0/page',
  '/accounts/.%2E/replay/provider/1.0/page',
  '/accounts/..%2f..%2freplay/provider/',
  '/accounts/acc-demo1/./servers/',
  '/accounts//elsewhere.example/',
  '/%72eplay/provider/1.0/page',
  '/assets/app.js',
  '/worker.js',
  '/index.html',
  '/1.0/servers',
  '/outbox',
  '/console/srv-web01',
  '/@vite/client',
  '/src/app/main.tsx',
  '/accounts/%zz',
  '/accounts/%c0%ae%c0%ae/',
])('%j is no screen of the panel', (address) => {
  expect(isPanelRoute(address)).toBe(false);
});
