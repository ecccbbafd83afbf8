import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { GROUPS, groupPath, openGroups } from './open-groups';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const table = (name: string) => screen.findByRole('table', { name });
const rowWith = async (name: string, words: string) =>
  within((await within(await table(name)).findByText(words)).closest('tr')!);

/** The menu of the page. */
async function openMenu(name: string) {
  const user = userEvent.setup();
  await heading(name);
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return user;
}

describe('the page of a group', () => {
  test('its servers as links, each with its status', async () => {
    await openGroups({ at: groupPath('grp-web01') });
    await heading('web');
    const card = screen.getByRole('region', { name: 'Servers' });
    expect(within(card).getByRole('link', { name: 'web-1' })).toHaveAttribute(
      'href',
      '/accounts/acc-demo1/servers/srv-web01/',
    );
    expect(within(card).getAllByText('active').length).toBeGreaterThan(0);
  });

  test('of many servers the first are named, the list of servers shows them all', async () => {
    await openGroups({
      at: groupPath('grp-web01'),
      prepare: ({ provider: { world } }) => {
        for (const { id } of world.server.all()) {
          world.server.patch(id, { server_groups: ['grp-web01'] });
        }
      },
    });
    const all = await screen.findByRole('link', { name: /^All \d+ servers$/ });
    expect(all).toHaveAttribute('href', '/accounts/acc-demo1/servers/?group=grp-web01');
    const card = within(screen.getByRole('region', { name: 'Servers' }));
    expect(card.getAllByRole('listitem')).toHaveLength(10);
  });

  test('a group that is not there', async () => {
    await openGroups({ at: groupPath('grp-zzzzz') });
    expect(await heading('Not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Server Groups' })).toHaveAttribute('href', GROUPS);
  });

  test('the default group cannot be deleted, and says so', async () => {
    await openGroups({ at: groupPath('grp-deflt') });
    await openMenu('default');
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'The default group cannot be deleted',
    );
  });

  test('the pencil of the default group is disabled, and says why', async () => {
    await openGroups({ at: groupPath('grp-deflt') });
    await heading('default');
    expect(screen.queryByRole('link', { name: 'Rename' })).toBeNull();
    const pencil = screen.getByRole('button', { name: 'Rename' });
    expect(pencil).toHaveAttribute('aria-disabled', 'true');
    expect(pencil).toHaveAccessibleDescription('The default group cannot be renamed');
  });

  test('any other group can be renamed', async () => {
    await openGroups({ at: groupPath('grp-web01') });
    await heading('web');
    expect(screen.getByRole('link', { name: 'Rename' })).toHaveAttribute(
      'href',
      groupPath('grp-web01', 'name/'),
    );
  });

  test('the default group cannot be renamed, and says so', async () => {
    await openGroups({ at: groupPath('grp-deflt', 'name/') });
    expect(await screen.findByText('The default group cannot be renamed')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });

  test('a group with servers cannot be deleted before they have left', async () => {
    await openGroups({ at: groupPath('grp-web01') });
    await openMenu('web');
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'Move this group’s servers to another group first',
    );
  });

  test('deleting a group deletes then its policy, which bears its marker', async () => {
    const { provider, sent, router } = await openGroups({
      at: groupPath('grp-web01'),
      prepare: ({ provider: { world } }) => {
        for (const { id, server_groups: groups } of world.server.all()) {
          const others = groups.filter((group) => group !== 'grp-web01');
          if (others.length < groups.length) world.server.patch(id, { server_groups: others });
        }
      },
    });
    await rowWith('Inbound rules', 'The office');
    const user = await openMenu('web');
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText('This also deletes its firewall policy with 7 rules.'),
    ).toBeVisible();
    await user.type(within(dialog).getByRole('textbox'), 'delete{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(GROUPS));
    expect(sent()).toEqual([
      'DELETE /1.0/server_groups/grp-web01',
      'DELETE /1.0/firewall_policies/fwp-web01',
    ]);
    expect(provider.world.firewall_policy.get('fwp-web01')).toBeUndefined();
  });

  test('a policy without the marker stays', async () => {
    const { provider, sent, router } = await openGroups({
      at: groupPath('grp-empty'),
      prepare: ({ provider: { world } }) =>
        world.firewall_policy.patch('fwp-loose', { server_group: 'grp-empty' }),
    });
    await screen.findByText('fwp-loose');
    const user = await openMenu('empty');
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      await within(dialog).findByText('Its firewall policy fwp-loose stays but is unused.'),
    ).toBeVisible();
    await user.type(within(dialog).getByRole('textbox'), 'delete{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(GROUPS));
    expect(sent()).toEqual(['DELETE /1.0/server_groups/grp-empty']);
    expect(provider.world.firewall_policy.get('fwp-loose')).toBeDefined();
  });
});

describe('the tables of rules', () => {
  test('what a rule names is a link; ports, protocols by number, ICMP types in words', async () => {
    await openGroups({ at: groupPath('grp-web01') });
    const inbound = await table('Inbound rules');
    await within(inbound).findByText('The office');
    expect(within(inbound).getByText('203.0.113.0/24')).toBeVisible();
    expect(within(inbound).getByText('GRE (47)')).toBeVisible();
    expect(within(inbound).getByText('Echo request (ping)')).toBeVisible();
    // By their names, also on a direct visit.
    expect(await within(inbound).findByRole('link', { name: 'front' })).toHaveAttribute(
      'href',
      '/accounts/acc-demo1/load_balancers/lba-front/',
    );
    expect(await within(inbound).findByRole('link', { name: 'default' })).toHaveAttribute(
      'href',
      groupPath('grp-deflt'),
    );
    expect(within(await table('Outbound rules')).getByText('Everything out')).toBeVisible();
  });

  test('few that rules name are read one by one, many by their list; what is known is not', async () => {
    const { asked } = await openGroups({
      at: groupPath('grp-web01'),
      prepare: ({ provider: { world } }) => {
        const like = world.firewall_rule.need('fwr-lban1');
        const sources = world.server.by('account', 'acc-demo1').slice(0, 8);
        for (const [index, { id }] of sources.entries()) {
          world.firewall_rule.put({ ...like, id: `fwr-many${String(index)}`, source: id });
        }
      },
    });
    const inbound = await table('Inbound rules');
    expect(await within(inbound).findByRole('link', { name: 'front' })).toBeVisible();
    // It belongs to a group that is not read by itself, so only the list has its name.
    expect(await within(inbound).findByRole('link', { name: 'worker' })).toBeVisible();
    // Once the events are there, what was read before is read again.
    const reads = new Set(asked.filter((call) => /load_balancers|servers|groups/.test(call)));
    expect([...reads].toSorted()).toEqual([
      'GET /1.0/load_balancers/lba-front',
      'GET /1.0/server_groups/grp-deflt',
      'GET /1.0/server_groups/grp-web01',
      'GET /1.0/servers',
    ]);
  });

  test('a source that is no more is its id, and is asked for once', async () => {
    const { asked } = await openGroups({
      at: groupPath('grp-web01'),
      prepare: ({ provider: { world } }) => {
        world.firewall_rule.patch('fwr-lban1', { source: 'lba-zzzzz' });
      },
    });
    const inbound = await table('Inbound rules');
    expect(await within(inbound).findByRole('link', { name: 'default' })).toBeVisible();
    expect(within(inbound).getByRole('link', { name: 'lba-zzzzz' })).toBeVisible();
    expect(asked.filter((call) => call.includes('lba-zzzzz'))).toHaveLength(1);
  });

  test('a port that is open to all is marked, the web is not', async () => {
    await openGroups({ at: groupPath('grp-web01') });
    const ssh = await rowWith('Inbound rules', '22');
    expect(ssh.getByText('open to everyone')).toBeVisible();
    expect(ssh.getByText('SSH (22) is open to everyone')).toBeInTheDocument();
    expect((await rowWith('Inbound rules', '80, 443')).queryByText('open to everyone')).toBeNull();
  });

  test('a group without a policy says what that means', async () => {
    await openGroups({ at: groupPath('grp-empty') });
    expect(await screen.findByText('No rules. All inbound traffic is blocked.')).toBeVisible();
    expect(screen.getByText('No rules. All outbound traffic is blocked.')).toBeVisible();
  });

  test('the presets', async () => {
    const { user } = await openGroups({ at: groupPath('grp-empty') });
    await user.click(await screen.findByRole('button', { name: 'Add inbound rule' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      'Custom rule',
      'HTTP',
      'HTTPS',
      'SSH',
      'MySQL',
      'PostgreSQL',
      'RDP',
      'Ping',
    ]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Add outbound rule' }));
    const outbound = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(outbound).toEqual(['Custom rule', 'All outbound', 'Ping reply']);
  });
});
