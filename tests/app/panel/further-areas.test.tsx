import { screen, within } from '@testing-library/react';
import { matchRoutes, Outlet } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PanelProps } from '@/app/panel/panel';
import { panelRoutes } from '@/app/panel/panel-routes';
import { routeObjects } from '@/app/panel/route-object';
import { DocumentTitle } from '@/app/shell/shell';
import { Page } from '@/components/records/page/page';
import type { ScreenProps, ScreenRoute } from '@/components/records/page/screen-route';
import { ACCOUNT, openPage } from '../../components/open-page';

// Areas as later ones will be: their screens are no part of the panel.

const containerName = (text: string) => (text.startsWith('abc-') ? undefined : text);
const objectName = (text: string) => text;

type ContainerProps = ScreenProps<{ container: typeof containerName }>;
type ObjectProps = ScreenProps<{ container: typeof containerName; '*': typeof objectName }>;

function shown(props: ContainerProps | ObjectProps | object) {
  return (
    <Page title="The page">
      <output>{JSON.stringify(props)}</output>
    </Page>
  );
}
const load = () => Promise.resolve({ default: shown });

const STORE: ScreenRoute = {
  path: 'orbit',
  title: 'Containers',
  crumb: 'Orbit',
  section: 'Storage',
  load,
  pages: [
    {
      path: 'container/:container',
      params: { container: containerName },
      titleAt: ({ params }) => params['container'] ?? '',
      load,
      editors: [
        {
          path: 'quota',
          title: 'Quota',
          load: () => Promise.resolve({ default: () => <h2>Quota</h2> }),
        },
      ],
      pages: [
        {
          path: 'objects/*',
          params: { '*': objectName },
          titleAt: ({ params }) => params['*'] ?? '',
          load,
        },
      ],
    },
  ],
};

const PROFILE: ScreenRoute = {
  path: 'user',
  tabs: [
    { hash: '#settings', title: 'User Settings' },
    { hash: '#tokens', title: 'Tokens' },
  ],
  load,
  editors: [
    { path: 'name', title: 'Your Name', load: () => Promise.resolve({ default: () => 'name' }) },
  ],
  pages: [
    { path: 'tokens/:tag', params: { tag: objectName }, title: 'A tag', tab: '#tokens', load },
  ],
};

async function open(at: string, areas: { account?: ScreenRoute; user?: ScreenRoute }) {
  onTestFinished(() => localStorage.clear());
  const of = (area: ScreenRoute | undefined) => (area === undefined ? [] : routeObjects(area));
  const frame = (
    <>
      <DocumentTitle product="Wheelhouse" />
      <main>
        <Outlet />
      </main>
    </>
  );
  const children = [{ path: 'accounts/:account', children: of(areas.account) }, ...of(areas.user)];
  return openPage({ at, routes: [{ element: frame, children }] });
}

const BASE = `/accounts/${ACCOUNT}`;

/** Each crumb with where it leads. */
async function crumbs() {
  const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  return within(way)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('a parameter that is no id is the title of its page', async () => {
  await open(`${BASE}/orbit/container/holiday%20photos/`, { account: STORE });
  expect(await screen.findByText('{"container":"holiday photos"}')).toBeVisible();
  expect(document.title).toBe('holiday photos · Wheelhouse');
  expect(await crumbs()).toEqual([['Orbit', `${BASE}/orbit/`]]);
});

test('the crumbs of an object lead to its container, whatever that is called', async () => {
  await open(`${BASE}/orbit/container/50%25%20a%3Fb/objects/2026/sea%20view.jpg`, {
    account: STORE,
  });
  expect(await screen.findByText('{"container":"50% a?b","*":"2026/sea view.jpg"}')).toBeVisible();
  expect(document.title).toBe('2026/sea view.jpg · Wheelhouse');
  expect(await crumbs()).toEqual([
    ['Orbit', `${BASE}/orbit/`],
    ['50% a?b', `${BASE}/orbit/container/50%25%20a%3Fb/`],
  ]);
});

test('the rest of a path may be empty, and keeps its slash', async () => {
  const { router } = await open(`${BASE}/orbit/container/photos/objects/2026/`, { account: STORE });
  expect(await screen.findByText('{"container":"photos","*":"2026/"}')).toBeVisible();
  await router.navigate(`${BASE}/orbit/container/photos/objects/`);
  expect(await screen.findByText('{"container":"photos","*":""}')).toBeVisible();
});

test('an editor over such a page leads back to it', async () => {
  await open(`${BASE}/orbit/container/50%25/quota/`, { account: STORE });
  expect(await screen.findByRole('heading', { name: 'Quota' })).toBeVisible();
  expect(document.title).toBe('Quota · Wheelhouse');
  expect(await crumbs()).toEqual([
    ['Orbit', `${BASE}/orbit/`],
    ['50%', `${BASE}/orbit/container/50%25/`],
  ]);
});

test('what a parser refuses is not found, and no unknown kind', async () => {
  await open(`${BASE}/orbit/container/abc-12345/`, { account: STORE });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(screen.queryByText('Unknown resource type')).toBeNull();
});

test("a page of the user's own stands outside of every account", async () => {
  await open('/user/name/', { user: PROFILE });
  expect(await screen.findByText('name')).toBeVisible();
  expect(document.title).toBe('Your Name · Wheelhouse');
  expect(await crumbs()).toEqual([['User Settings', '/user/']]);
});

test('a page of tabs is called as its open one, the first where the address names none', async () => {
  const { router } = await open('/user/', { user: PROFILE });
  await screen.findByRole('heading', { name: 'The page' });
  expect(document.title).toBe('User Settings · Wheelhouse');
  await router.navigate('/user/#TOKENS');
  await vi.waitFor(() => expect(document.title).toBe('Tokens · Wheelhouse'));
});

test('a page below one of tabs leads back to the tab that it comes from', async () => {
  await open('/user/tokens/v1.2/', { user: PROFILE });
  expect(await screen.findByText('{"tag":"v1.2"}')).toBeVisible();
  expect(await crumbs()).toEqual([['Tokens', '/user/#tokens']]);
});

test("the panel's routes put each area where it belongs", () => {
  const props = { app: {}, calls: {} } as unknown as PanelProps;
  const table = panelRoutes(props, { account: [STORE], user: [PROFILE] });
  const leaf = (path: string) => matchRoutes(table, path)?.at(-1)?.route.path;
  expect(leaf('/user/name/')).toBe('name');
  expect(leaf(`${BASE}/orbit/container/photos/`)).toBe('orbit/container/:container');
  expect(leaf('/orbit/')).toBe('*');
  expect(leaf(`${BASE}/user/`)).toBe('*');
});
