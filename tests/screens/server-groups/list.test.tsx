import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GROUPS, groupPath, openGroups } from './open-groups';

/** The row of a group, once the list is there and no longer its skeleton. */
async function rowOf(name: string): Promise<HTMLElement> {
  return (await screen.findByRole('link', { name })).closest('tr')!;
}

const table = () => screen.getByRole('table', { name: 'Server Groups' });

test('the columns Name, Servers, Firewall Rules and Created', async () => {
  await openGroups({ at: GROUPS });
  await rowOf('web');
  const heads = within(table()).getAllByRole('columnheader');
  const words = heads.map((head) => head.textContent).filter((text) => text !== '');
  expect(words.slice(0, 4)).toEqual(['Name', 'Servers', 'Firewall rules', 'Created']);
});

test('a group with its servers as links, its rules counted, and what is open to all', async () => {
  await openGroups({ at: GROUPS });
  const web = await rowOf('web');
  expect(within(web).getByRole('link', { name: 'web-1' })).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/servers/srv-web01/',
  );
  expect(await within(web).findByText('7 rules')).toBeVisible();
  expect(within(web).getByText('open to everyone')).toBeVisible();
  expect(within(await rowOf('empty')).getByText('0 rules')).toBeVisible();
  expect(within(await rowOf('default')).getByText('default', { selector: 'span' })).toBeVisible();
});

test('the filter looks through names, servers and rules', async () => {
  const { user } = await openGroups({ at: GROUPS });
  await screen.findByText('7 rules');
  await user.type(screen.getByRole('searchbox', { name: /^Filter/ }), '203.0.113');
  await waitFor(() => expect(within(table()).getAllByRole('row')).toHaveLength(2));
  expect(await rowOf('web')).toBeVisible();
});

test('an account without groups says so, and how to make one', async () => {
  await openGroups({
    at: GROUPS,
    prepare: ({ provider: { world } }) => {
      for (const { id, account } of world.server_group.all()) {
        if (account === 'acc-demo1') world.server_group.remove(id);
      }
    },
  });
  expect(await screen.findByText("You don't currently have any Server Groups")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create group' })).toHaveAttribute(
    'href',
    `${GROUPS}add/`,
  );
});

test('many are deleted at once, save those that cannot be, with the reason', async () => {
  const { user, sent, provider } = await openGroups({ at: GROUPS });
  await screen.findByText('7 rules');
  for (const name of ['default', 'empty', 'web']) {
    await user.click(within(await rowOf(name)).getByRole('checkbox'));
  }
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('The default group cannot be deleted')).toBeVisible();
  expect(
    within(dialog).getByText('Move this group’s servers to another group first'),
  ).toBeVisible();
  await user.type(within(dialog).getByRole('textbox'), 'delete');
  await user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
  expect(await within(dialog).findByText('done')).toBeVisible();
  expect(sent()).toEqual(['DELETE /1.0/server_groups/grp-empty']);
  expect(provider.world.server_group.get('grp-empty')).toBeUndefined();
});

test('a row leads to the page of its group', async () => {
  await openGroups({ at: GROUPS });
  const link = within(await rowOf('workers')).getByRole('link', { name: 'workers' });
  expect(link).toHaveAttribute('href', groupPath('grp-works'));
});
