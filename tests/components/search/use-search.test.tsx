import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { keepViewed } from '@/store/search/history';
import { resources } from '@/store/resources/resources-state';
import { openPage } from '../open-page';
import { Finder } from './finder';

type Options = Parameters<typeof openPage>[0];

async function open(options: Options = {}) {
  const user = userEvent.setup();
  const page = await openPage({ page: <Finder />, ...options });
  const field = await screen.findByRole('textbox', { name: 'Search' });
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { ...page, user, type };
}

const searching = () => screen.getByRole('status', { name: 'Searching' });
const straight = () => screen.getByRole('status', { name: 'Straight' });
const group = (name: string) => screen.findByRole('region', { name });
const found = async (name: string) =>
  within(await group(name))
    .getAllByRole('article')
    .map(({ textContent }) => textContent);

test('every list is asked for once the search is opened, and no more for what is typed', async () => {
  const { asked, type } = await open();
  const lists = () => asked.filter((each) => each.startsWith('GET /1.0/')).toSorted();
  await waitFor(() =>
    expect(lists()).toEqual(
      expect.arrayContaining(
        ['servers', 'volumes', 'images', 'cloud_ips', 'collaborations', 'applications'].map(
          (list) => `GET /1.0/${list}`,
        ),
      ),
    ),
  );
  await type('web');
  await group('Volumes');
  await waitFor(() => expect(searching()).toHaveTextContent('no'));
  const before = lists();
  await type('web-1');
  await waitFor(() => expect(searching()).toHaveTextContent('no'));
  expect(lists()).toEqual(before);
});

test('groups of up to 5 by name, id, address, host name and label, and why', async () => {
  const { type } = await open();
  await type('web');
  expect((await found('Cloud Servers')).slice(0, 2)).toEqual([
    expect.stringMatching(/^web-1\|/u),
    expect.stringMatching(/^web-2\|/u),
  ]);
  expect(await found('Server Groups')).toContainEqual(expect.stringMatching(/^web\|/u));
  expect(await found('Container Repositories')).toEqual([expect.stringMatching(/^web\|/u)]);
});

test('a pasted id leads straight there', async () => {
  const { type } = await open();
  await type('vol-free1');
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Straight' })).toHaveTextContent(
      '/accounts/acc-demo1/volumes/vol-free1/',
    ),
  );
});

test('a list that cannot be read is named, and the others are searched', async () => {
  const { type } = await open({ dials: { lists: { volumes: 'fail-500' } } });
  await type('web');
  await group('Cloud Servers');
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Unread' })).toHaveTextContent('volume'),
  );
});

test('Enter keeps what was searched for; what was looked at last stands with its name of today', async () => {
  const owner = { user: 'usr-demo1', account: 'acc-demo1' };
  keepViewed(owner, { kind: 'server', id: 'srv-web01', title: 'as it was' });
  keepViewed(owner, { kind: 'volume', id: 'vol-zzzzz', title: 'gone' });
  const { type, user } = await open();
  const recents = screen.getByRole('list', { name: 'Recents' });
  await waitFor(() => expect(within(recents).getByRole('link', { name: 'web-1' })).toBeVisible());
  await waitFor(() => expect(within(recents).queryByText('gone')).toBeNull());
  await type('web');
  await user.keyboard('{Enter}');
  expect(within(screen.getByRole('list', { name: 'Previous' })).getByText('web')).toBeVisible();
  act(() => keepViewed(owner, { kind: 'server_group', id: 'grp-web01', title: 'web' }));
  expect(within(recents).getAllByRole('link')[0]).toHaveTextContent('web');
});

const DOCS = {
  documentation: 'https://example.com/docs/',
  searchIndex: 'https://example.com/search-index.json',
};
const pages = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);

test('pages of the documentation, and up to 3 of the panel that have to do with it', async () => {
  const { type } = await open({ deployment: DOCS });
  await type('registry');
  await waitFor(() =>
    expect(pages('documents')).toEqual([
      'Use the Docker registry https://example.com/docs/storage/registry/',
    ]),
  );
  await waitFor(() => expect(pages('related').length).toBeGreaterThan(0));
  expect(pages('related')).toContain('Docker Registry /accounts/acc-demo1/container_registry/');
  expect(pages('related').length).toBeLessThanOrEqual(3);
  await type('zzzz');
  await waitFor(() => expect(pages('documents')).toEqual([]));
});

const searches = (asked: readonly string[]) => asked.filter((each) => each === 'POST /graphql');

const isAsked = ({ store }: { store: Awaited<ReturnType<typeof openPage>>['store'] }) =>
  Object.keys(store.getState().queries).includes('search acc-demo1 web');

test('the provider is asked 300 ms after the last letter', async () => {
  const page = await open();
  await waitFor(() => expect(searching()).toHaveTextContent('no'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: 'we' } });
  act(() => void vi.advanceTimersByTime(200));
  fireEvent.change(field, { target: { value: 'web' } });
  act(() => void vi.advanceTimersByTime(299));
  expect(isAsked(page)).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(isAsked(page)).toBe(true);
});

test('it is asked once for each text, and at once upon Enter', async () => {
  const page = await open();
  const { asked, type, user } = page;
  await type('shop');
  expect(searches(asked)).toEqual([]);
  await waitFor(() => expect(searching()).toHaveTextContent('no'));
  expect(searches(asked)).toHaveLength(1);
  await type('web');
  expect(isAsked(page)).toBe(false);
  await user.keyboard('{Enter}');
  expect(isAsked(page)).toBe(true);
});

test('a list that never comes holds nothing up but itself', async () => {
  const { type, provider } = await open({
    prepare: ({ server }) =>
      server.use(http.get('*/1.0/volumes', () => new Promise<Response>(() => undefined))),
  });
  await type('web-1');
  expect(await found('Cloud Servers')).toContainEqual(expect.stringMatching(/^web-1\|/u));
  const [other] = provider.world.server_group.by('account', 'acc-trial');
  await type(other?.id ?? '');
  await waitFor(() => expect(straight()).toHaveTextContent('/accounts/acc-trial/'));
  expect(searching()).toHaveTextContent('yes');
});

test('what the provider alone finds follows, and nothing is told twice', async () => {
  const { type } = await open();
  await type('scratch');
  expect(await found('Volumes')).toHaveLength(1);
  await waitFor(() => expect(searching()).toHaveTextContent('no'));
  expect(await found('Volumes')).toHaveLength(1);
  await type('billing');
  expect(await found('Pages')).toEqual([expect.stringMatching(/^Billing\|/u)]);
});

test.each(['fail-500', 'fail-html', 'drop', 'fail-403'] as const)(
  'a provider whose search answers %s costs nothing',
  async (fault) => {
    const { asked, store, type } = await open({ dials: { operations: { accountSearch: fault } } });
    await type('scratch');
    expect(await found('Volumes')).toHaveLength(1);
    await waitFor(() => expect(searching()).toHaveTextContent('no'));
    expect(searches(asked)).toHaveLength(1);
    expect(store.getState().toasts).toEqual([]);
    expect(store.getState().failures).toEqual([]);
  },
);

test('an id of another account of the user leads to it there', async () => {
  const { type, provider } = await open();
  const [other] = provider.world.server_group.by('account', 'acc-trial');
  await type(other?.id ?? '');
  await waitFor(() =>
    expect(straight()).toHaveTextContent(`/accounts/acc-trial/server_groups/${other?.id ?? ''}/`),
  );
});

test('a whole address of another account of the user leads to what has it there', async () => {
  const { type, provider } = await open({
    prepare: ({ provider: { world } }) => {
      const [cloudIp] = world.cloud_ip.by('account', 'acc-demo1');
      const elsewhere = { id: 'cip-other', account: 'acc-share', destination: null };
      world.cloud_ip.put({ ...cloudIp!, ...elsewhere, public_ipv4: '203.0.113.77' });
    },
  });
  await type('203.0.113.77');
  await waitFor(() =>
    expect(straight()).toHaveTextContent('/accounts/acc-share/cloud_ips/cip-other/'),
  );
  const port = provider.world.interface.all().find(({ server }) => server === 'srv-share');
  await type(port?.ipv4_address ?? '');
  await waitFor(() =>
    expect(straight()).toHaveTextContent('/accounts/acc-share/servers/srv-share/'),
  );
  await type('203.0.113.78');
  await waitFor(() => expect(searching()).toHaveTextContent('no'));
  expect(straight()).toBeEmptyDOMElement();
});

test("an account's id leads to it, and an id of nothing nowhere", async () => {
  const { store, type } = await open();
  act(() => void store.dispatch(resources.actions.listRequested({ kind: 'account', account: '' })));
  await type('acc-trial');
  await waitFor(() => expect(straight()).toHaveTextContent('/accounts/acc-trial/'));
  await type('srv-zzzzz');
  await waitFor(() => expect(searching()).toHaveTextContent('no'));
  expect(straight()).toBeEmptyDOMElement();
});
