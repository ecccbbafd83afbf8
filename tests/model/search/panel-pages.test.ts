import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { PANEL_PAGES } from '@/model/search/panel-pages';

test('each page has a title and a path of its own', () => {
  const paths = PANEL_PAGES.map(({ path }) => path('acc-demo1'));
  expect(new Set(paths).size).toBe(PANEL_PAGES.length);
  expect(new Set(PANEL_PAGES.map(({ title }) => title)).size).toBe(PANEL_PAGES.length);
  for (const path of paths) {
    expect(
      matchRoutes([{ path: '/accounts/:account/*' }, { path: '/user/*' }], path),
    ).not.toBeNull();
  }
});
