import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { ACCOUNT } from '../../components/open-page';
import { groupPath, openGroups } from './open-groups';

const parent = groupPath('grp-web01');
const save = (name = 'Save') => screen.getByRole('button', { name });

test('a group is renamed in the place of its title; a name is required', async () => {
  const { user, router, provider } = await openGroups({ at: groupPath('grp-web01', 'name/') });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveValue('web'));
  await user.clear(field);
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a group name'));
  await user.type(field, 'front');
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  expect(provider.world.server_group.get('grp-web01')?.name).toBe('front');
});

test('its description is edited over the page', async () => {
  const { user, router, provider } = await openGroups({
    at: groupPath('grp-web01', 'description/'),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Description' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'The web tier');
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  expect(provider.world.server_group.get('grp-web01')?.description).toBe('The web tier');
});

test('on a direct visit its description opens once the group is read, never empty', async () => {
  await openGroups({
    at: groupPath('grp-web01', 'description/'),
    prepare: ({ provider, server }) => {
      Object.assign(provider.world.server_group.get('grp-web01')!, { description: 'The shop' });
      server.use(http.get('*/server_groups/*', () => delay(400)));
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Description' });
  expect(within(dialog).getByRole('textbox', { name: 'Description' })).toHaveValue('The shop');
});

test('servers are added and removed in one save', async () => {
  const { user, router, sent } = await openGroups({ at: groupPath('grp-web01', 'servers/') });
  const dialog = await screen.findByRole('dialog', { name: 'Servers in this group' });
  expect(await within(dialog).findByRole('checkbox', { name: /^web-1/ })).toBeChecked();
  await user.click(within(dialog).getByRole('checkbox', { name: /^web-2/ }));
  await user.type(within(dialog).getByRole('searchbox'), 'worker');
  await user.click(within(dialog).getByRole('checkbox', { name: /^worker/ }));
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  expect(sent()).toEqual([
    'POST /1.0/server_groups/grp-web01/add_servers',
    'POST /1.0/server_groups/grp-web01/remove_servers',
  ]);
});

test('who joins or leaves by another hand while it is open stays as that left it', async () => {
  const { user, router, sent, store, provider } = await openGroups({
    at: groupPath('grp-web01', 'servers/'),
  });
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });
  expect(await box(/^web-2/)).toBeChecked();
  await user.click(screen.getByRole('button', { name: /^Show all/ }));
  await user.click(await box(/^web-1/));
  provider.world.server.patch('srv-web02', { server_groups: ['grp-deflt'] });
  provider.world.server.patch('srv-work1', { server_groups: ['grp-web01'] });
  const group = { kind: 'server_group', id: 'grp-web01', account: ACCOUNT } as const;
  act(() => void store.dispatch(resources.actions.refreshRequested(group)));
  await waitFor(async () => expect(await box(/^web-2/)).not.toBeChecked());
  expect(await box(/^web-1/)).not.toBeChecked();
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  expect(sent()).toEqual(['POST /1.0/server_groups/grp-web01/remove_servers']);
});

test('servers move to another group in one step', async () => {
  const { user, router, sent, provider } = await openGroups({
    at: groupPath('grp-web01', 'move/'),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Move servers to another group' });
  await within(dialog).findByRole('checkbox', { name: /^web-1/ });
  await user.click(save('Move'));
  expect(await within(dialog).findByText('Please select a server')).toBeVisible();
  expect(within(dialog).getByText('Please select a server group')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: /^web-1/ }));
  await user.click(within(dialog).getByRole('radio', { name: /^workers/ }));
  await user.click(save('Move'));
  await waitFor(() => expect(router.state.location.pathname).toBe(parent));
  expect(sent()).toEqual(['POST /1.0/server_groups/grp-web01/move_servers']);
  await waitFor(() => {
    const groups = provider.world.server.get('srv-web01')?.server_groups;
    expect(groups).toContain('grp-works');
    expect(groups).not.toContain('grp-web01');
  });
});

test('groups and servers that could not be read are not said to be none', async () => {
  const refuse = () => HttpResponse.json({ errors: ['Not now'] }, { status: 403 });
  await openGroups({
    at: groupPath('grp-web01', 'move/'),
    prepare: ({ server }) =>
      server.use(http.get('*/1.0/servers', refuse), http.get('*/1.0/server_groups', refuse)),
  });
  for (const words of ['Cloud Servers', 'Server Groups']) {
    const name = `Error accessing ${words}, please check your network connection`;
    await waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());
  }
  expect(screen.queryByText(/^No (servers to choose from|other groups)/)).toBeNull();
});

test('a group without servers has none to move', async () => {
  await openGroups({ at: groupPath('grp-empty', 'move/') });
  expect(await screen.findByText('This group has no servers to move')).toBeVisible();
});
