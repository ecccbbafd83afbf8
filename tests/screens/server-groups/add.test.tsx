import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { selectList } from '@/store/resources/resources-selectors';
import { session } from '@/store/session/session-slice';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT } from '../../components/open-page';
import { GROUPS, groupPath, openGroups } from './open-groups';

const at = `${GROUPS}add/`;
const create = () => screen.getByRole('button', { name: 'Create group' });
const nameField = () => screen.findByRole('textbox', { name: 'Name' });

/** Waits for the list of groups, which is searched after a lost answer. */
const groupsRead = (store: Awaited<ReturnType<typeof openGroups>>['store']) =>
  waitFor(() =>
    expect(selectList(store.getState(), 'server_group', ACCOUNT).status).toBe('loaded'),
  );

test("a name is required: 'Please enter a group name'", async () => {
  const { user, sent } = await openGroups({ at });
  await user.type(await nameField(), '  ');
  await user.click(create());
  await waitFor(async () =>
    expect(await nameField()).toHaveAccessibleDescription('Please enter a group name'),
  );
  expect(sent()).toEqual([]);
});

test('a pending account is told to activate', async () => {
  await openGroups({
    at,
    prepare: ({ provider: { world } }) => {
      world.account.patch('acc-demo1', { status: 'pending', card: null });
    },
  });
  const description = 'Activate your account by adding card details';
  expect(await screen.findByRole('button', { name: 'Create group', description })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('it is posted without its servers, which are added then', async () => {
  const { user, sent, provider, router } = await openGroups({ at });
  await user.type(await nameField(), 'cache');
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'In memory');
  await user.type(await screen.findByRole('searchbox', { name: 'Search servers' }), 'web-');
  await user.click(screen.getByRole('checkbox', { name: /^web-1/ }));
  await user.click(screen.getByRole('checkbox', { name: /^web-2/ }));
  expect(screen.getByText('2 servers')).toBeVisible();
  await user.click(create());
  await waitFor(() =>
    expect(router.state.location.pathname).toMatch(/server_groups\/grp-\w{5}\/$/),
  );
  const made = provider.world.server_group.all().find(({ name }) => name === 'cache')!;
  expect(router.state.location.pathname).toBe(groupPath(made.id));
  expect(made.description).toBe('In memory');
  expect(sent()).toEqual([
    'POST /1.0/server_groups',
    `POST /1.0/server_groups/${made.id}/add_servers`,
    'POST /1.0/firewall_policies',
    'POST /1.0/firewall_rules',
  ]);
  const [policy] = provider.world.firewall_policy.by('group', made.id);
  expect(policy?.description).toBe(`Auto-created for ${made.id}`);
  const [rule] = provider.world.firewall_rule.by('policy', policy!.id);
  expect(rule).toMatchObject({ source: null, destination: 'any', protocol: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'cache' })).toBeVisible();
});

test('a group whose servers could not be added is there, and it is told what is not', async () => {
  const { user, provider, store, router } = await openGroups({ at });
  await user.type(await nameField(), 'half');
  await user.type(await screen.findByRole('searchbox', { name: 'Search servers' }), 'web-1');
  await user.click(screen.getByRole('checkbox', { name: /^web-1/ }));
  provider.world.server.patch('srv-web01', { status: 'deleted' });
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).not.toBe(at));
  expect(selectToasts(store.getState())).toEqual([
    expect.objectContaining({
      tone: 'warning',
      persistent: true,
      message: 'The group was created, but its servers couldn’t be added.',
      detail: expect.stringContaining('Servers is invalid') as unknown,
    }),
  ]);
  expect(provider.world.server_group.all().filter(({ name }) => name === 'half')).toHaveLength(1);
});

test('that servers were not added is nothing to tell whoever signs in next', async () => {
  const { user, server, sent, store } = await openGroups({ at });
  server.use(http.post('*/add_servers', () => new Promise<undefined>(() => undefined)));
  await user.type(await nameField(), 'half');
  await user.type(await screen.findByRole('searchbox', { name: 'Search servers' }), 'web-1');
  await user.click(screen.getByRole('checkbox', { name: /^web-1/ }));
  await user.click(create());
  await waitFor(() => expect(sent()).toHaveLength(2));
  await act(async () => void store.dispatch(session.ended({ chosen: false })));
  expect(await screen.findByText(/^Cancelled\. This was not saved/)).toBeVisible();
  expect(selectToasts(store.getState())).toEqual([]);
});

test('a group whose answer was lost is looked for, shown with a link, and asked for once', async () => {
  const { user, sent, server, provider, router, store } = await openGroups({ at });
  await groupsRead(store);
  await user.type(await nameField(), 'lost');
  let read = () => {};
  const reading = new Promise<undefined>((resolve) => (read = () => resolve(undefined)));
  server.use(http.get('*/server_groups', () => reading));
  await user.click(create());
  const alert = screen.getByRole('alert');
  await waitFor(() =>
    expect(alert).toHaveTextContent('It may have gone through. Checking the result…'),
  );
  expect(create()).toHaveAccessibleDescription('Checking the result…');
  await user.click(create());
  read();
  await waitFor(() =>
    expect(alert).toHaveTextContent(/Done: lost \(grp-\w{5}\)Copy detailsReport a problem$/),
  );
  const [made, ...more] = provider.world.server_group.all().filter(({ name }) => name === 'lost');
  expect(more).toEqual([]);
  expect(within(alert).getByRole('link', { name: made!.id })).toHaveAttribute(
    'href',
    groupPath(made!.id),
  );
  expect(router.state.location.pathname).toBe(at);
  expect(await nameField()).toHaveValue('lost');
  expect(create()).not.toHaveAttribute('aria-disabled');
  expect(sent()).toEqual(['POST /1.0/server_groups']);
});

test('a group that was not made can be sent again once that has been looked for', async () => {
  const { user, sent, router, store } = await openGroups({ at });
  await groupsRead(store);
  await user.type(await nameField(), 'drop');
  await user.click(create());
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('It didn’t go through. You can retry'));
  await user.clear(await nameField());
  await user.type(await nameField(), 'again');
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toMatch(/grp-\w{5}\/$/));
  expect(sent().filter((call) => call.endsWith('server_groups'))).toHaveLength(2);
});

test('a group that shall let nothing out gets no policy yet', async () => {
  const { user, sent, router } = await openGroups({ at });
  await user.type(await nameField(), 'closed');
  await user.click(screen.getByRole('checkbox', { name: 'Allow all outbound traffic' }));
  expect(screen.getByText(/^All traffic is blocked until you add rules/)).toBeVisible();
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toMatch(/grp-\w{5}\/$/));
  expect(sent()).toEqual(['POST /1.0/server_groups']);
});

test('a group that cannot let anything out yet is there, and it is told', async () => {
  const { user, server, store, router } = await openGroups({ at });
  server.use(
    http.post('*/firewall_rules', () =>
      HttpResponse.json({ error_name: 'forbidden', errors: ['Not now'] }, { status: 403 }),
    ),
  );
  await user.type(await nameField(), 'half');
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).not.toBe(at));
  expect(selectToasts(store.getState())).toEqual([
    expect.objectContaining({
      tone: 'warning',
      message: 'The group was created, but its outbound rule wasn’t.',
      detail: expect.stringContaining('Not now') as unknown,
    }),
  ]);
});

test('Cancel returns to the list', async () => {
  const { user, router } = await openGroups({ at });
  await nameField();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(GROUPS));
  expect(within(document.body).queryByText('Leave without saving?')).toBeNull();
});
