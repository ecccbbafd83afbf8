import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { AccountFrame } from '@/app/panel/panel-routes';
import { routeObjects } from '@/app/panel/route-object';
import { DocumentTitle } from '@/app/shell/shell';
import { NoAccount } from '@/screens/accounts/account-gate';
import { NotFound } from '@/screens/not-found/not-found';
import { serverGroupArea } from '@/screens/server-groups/routes';
import { serverArea } from '@/screens/servers/routes';
import { resources } from '@/store/resources/resources-state';
import { ACCOUNT, openPage } from '../../components/open-page';

const SERVERS = `/accounts/${ACCOUNT}/servers/`;
const HERE = `/accounts/${ACCOUNT}/here/`;

const frame = (
  <>
    <DocumentTitle product="Wheelhouse" />
    <main>
      <Outlet />
    </main>
  </>
);

/** The panel's own routes under the announcer, and a page to come from. */
async function open(at = HERE) {
  onTestFinished(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  const screens = [serverArea, serverGroupArea].flatMap((each) => routeObjects(each));
  const here = { path: 'here', handle: { title: 'Here' }, element: <h1>Here</h1> };
  const children = [
    { path: '/none/', element: <NoAccount /> },
    {
      path: 'accounts/:account',
      handle: { record: { kind: 'account', param: 'account' } },
      element: <AccountFrame />,
      children: [here, ...screens],
    },
    { path: '*', element: <NotFound /> },
  ];
  const page = await openPage({ at, routes: [{ element: frame, children }] });
  act(() => {
    page.store.dispatch(resources.actions.listRequested({ kind: 'account', account: '' }));
  });
  return { ...page, go: (to: string) => act(() => page.router.navigate(to)) };
}

async function expectSaid(title: string): Promise<void> {
  await waitFor(() => expect(document.title).toBe(`${title} · Wheelhouse`));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(title));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['a list in an account that there is not', '/accounts/acc-nope1/servers/', 'Not found'],
  ['a list in an account with no id', '/accounts/nonsense/servers/', 'Not found'],
  ['a closed account', '/accounts/acc-gone1/servers/', 'This account is closed'],
  ['a server that is not there', `${SERVERS}srv-zzzzz/`, 'Not found'],
  ['what is no id of a server', `${SERVERS}nonsense/`, 'Not found'],
  ['an editor of a server that is not there', `${SERVERS}srv-zzzzz/name/`, 'Not found'],
  ['an address that there is not', '/nothing/', 'Not found'],
  ['a user without an account', '/none/', 'Your sign-up must be completed'],
])('%s is called and announced as what stands there', async (_, path, title) => {
  const { go } = await open();
  await heading('Here');
  await go(path);
  await heading(title);
  await expectSaid(title);
});

test('a rule that is not there is not called an editor', async () => {
  const { go } = await open();
  await heading('Here');
  await go(`/accounts/${ACCOUNT}/server_groups/grp-web01/firewall_rules/fwr-zzzzz/`);
  await screen.findByRole('dialog', { name: 'Not found' });
  await expectSaid('Not found');
});

test("another account's server does not lend its name to a page that is not found", async () => {
  const { go, store, provider } = await open();
  provider.world.server.patch('srv-share', { name: 'not yours' });
  await heading('Here');
  act(() => {
    const theirs = { kind: 'server', account: 'acc-share' } as const;
    store.dispatch(resources.actions.listRequested(theirs));
  });
  await waitFor(() =>
    expect(store.getState().resources.records.server?.['srv-share']?.name).toBe('not yours'),
  );
  const titles: string[] = [];
  const watcher = new MutationObserver(() => titles.push(document.title));
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => watcher.disconnect());
  await go(`${SERVERS}srv-share/`);
  await heading('Not found');
  await expectSaid('Not found');
  expect(titles).toEqual(['Not found · Wheelhouse']);
});

test('a page that follows one that was not found is called and announced by its own name', async () => {
  const { go } = await open('/nothing/');
  await heading('Not found');
  await go(HERE);
  await heading('Here');
  await expectSaid('Here');
});
