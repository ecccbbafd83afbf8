import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cloudIpArea } from '@/screens/cloud-ips/routes';
import { databaseServerArea } from '@/screens/database-servers/routes';
import { databaseSnapshotArea } from '@/screens/database-snapshots/routes';
import { imageArea } from '@/screens/images/routes';
import { loadBalancerArea } from '@/screens/load-balancers/routes';
import { serverGroupArea } from '@/screens/server-groups/routes';
import { serverArea } from '@/screens/servers/routes';
import { settingsArea } from '@/screens/settings/routes';
import { supportArea } from '@/screens/support/routes';
import { teamArea } from '@/screens/team/routes';
import { volumeArea } from '@/screens/volumes/routes';
import type { NodeProvider } from '@mocks/node';
import { realClock } from '@mocks/provider/clock';
import { makers } from '@mocks/provider/worlds/make';
import { openScreens } from './open-screens';

/** Neither the user's first account nor the default of a call without one. */
const SECOND = 'acc-share';
const path = (rest: string) => `/accounts/${SECOND}/${rest}`;

/** Paths that belong to no account. */
const OF_NONE = /^\/1\.0\/(accounts|users|user|zones|server_types|database_types|applications)\b/u;

function prepare({ provider: { world } }: NodeProvider) {
  const make = makers(realClock());
  world.user.patch('usr-demo1', { ssh_key: `ssh-ed25519 ${'A'.repeat(60)} dana` });
  world.volume.put(make.volume({ id: 'vol-extra', account: SECOND, name: 'extra-disk' }));
  world.image.put(make.image({ id: 'img-extra', owner: SECOND, name: 'extra-image' }));
}

const AREAS = [
  serverArea,
  volumeArea,
  imageArea,
  serverGroupArea,
  cloudIpArea,
  loadBalancerArea,
  databaseServerArea,
  databaseSnapshotArea,
  teamArea,
  settingsArea,
  supportArea,
];

/** Opens a screen of the second account, and records requests that did not name it. */
async function open(at: string) {
  const stray: string[] = [];
  const page = await openScreens(AREAS, {
    at: path(at),
    prepare: (node) => {
      prepare(node);
      node.server.events.on('request:start', ({ request: { method, url } }) => {
        const { pathname, searchParams } = new URL(url);
        if (!pathname.startsWith('/1.0/') || OF_NONE.test(pathname)) return;
        if (searchParams.get('account_id') !== SECOND) stray.push(`${method} ${url}`);
      });
    },
  });
  const { user, router } = page;
  const press = async (name: RegExp | string) =>
    user.click(await screen.findByRole('button', { name }));
  return {
    ...page,
    stray,
    press,
    goTo: (rest: string) => act(() => router.navigate(path(rest))),
    headed: (name: string) => screen.findByRole('heading', { level: 1, name }),
    type: async (name: RegExp | string, text: string) => {
      const field = await screen.findByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, text);
    },
    /** Takes an item from the menu of a record or a rule. */
    choose: async (of: RegExp | string, item: string) => {
      await press(of);
      // It may wait for what was asked before.
      const entry = await waitFor(() => {
        const found = screen.getByRole('menuitem', { name: item });
        expect(found).not.toHaveAttribute('aria-disabled');
        return found;
      });
      await user.click(entry);
    },
    confirm: async (word = 'delete') => {
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox'), `${word}{Enter}`);
    },
    arrived: (rest: RegExp) => waitFor(() => expect(router.state.location.pathname).toMatch(rest)),
  };
}

type Page = Awaited<ReturnType<typeof open>>;

async function addServer({ goTo, press, user }: Page) {
  await goTo('servers/add/');
  await user.click(await screen.findByRole('radio', { name: /^Debian/u }));
  await press('Create server');
}

async function addVolume({ goTo, press }: Page) {
  await goTo('volumes/add/');
  await press('Create volume');
}

async function addImage({ goTo, headed, choose, press }: Page) {
  await goTo('volumes/vol-extra/');
  await headed('extra-disk');
  await choose('Actions for extra-disk', 'Create image from volume');
  await press('Create image from volume');
}

test.each([
  ['server', 'servers', 'shared-box', 'srv-share', addServer],
  ['volume', 'volumes', 'extra-disk', 'vol-extra', addVolume],
  ['image', 'images', 'extra-image', 'img-extra', addImage],
] as const)(
  'in a second account, of kind %s, one is listed, opened, renamed, locked and another made',
  async (kind, folder, name, id, add) => {
    const page = await open(`${folder}/`);
    const { user, provider, goTo, headed, type, press, choose } = page;
    const { world } = provider;
    await user.click(await screen.findByRole('link', { name }));
    await headed(name);
    await goTo(`${folder}/${id}/name/`);
    await type('Name', 'renamed');
    await press('Save');
    await headed('renamed');
    await choose('Actions for renamed', 'Lock');
    await waitFor(() => expect(world[kind].need(id).locked).toBe(true));
    const before = world[kind].by('account', SECOND).length;
    await add(page);
    await waitFor(() => expect(world[kind].by('account', SECOND)).toHaveLength(before + 1));
    expect(page.stray).toEqual([]);
  },
);

test('in a second account a group is made, renamed, given its first rule and deleted with its policy', async () => {
  const { provider, stray, goTo, headed, type, press, choose, confirm, arrived } =
    await open('server_groups/');
  const { world } = provider;
  expect(await screen.findByRole('link', { name: 'default' })).toBeVisible();
  await goTo('server_groups/add/');
  await type('Name', 'shop');
  await press('Create group');
  await headed('shop');
  const { id } = world.server_group.by('account', SECOND).find(({ name }) => name === 'shop')!;
  await goTo(`server_groups/${id}/name/`);
  await type('Name', 'store');
  await press('Save');
  await headed('store');
  await choose('Add inbound rule', 'HTTPS');
  await press('Save rules');
  await waitFor(() => expect(world.firewall_policy.by('account', SECOND)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull());
  await choose('Actions for store', 'Delete');
  await confirm();
  await arrived(/\/server_groups\/$/u);
  expect(world.firewall_policy.by('account', SECOND).map(({ id: left }) => left)).toEqual([
    'fwp-share',
  ]);
  expect(stray).toEqual([]);
});

test('in a second account rules are added, changed and removed, and sent together', async () => {
  const { provider, stray, type, press, choose } = await open('server_groups/grp-share/');
  const rules = () => provider.world.firewall_rule.by('policy', 'fwp-share');
  const before = rules().length;
  await choose('Add inbound rule', 'HTTPS');
  await choose(/^Actions for ICMP/u, 'Edit');
  await type(/^Description/u, 'Ping');
  await press('Update in list');
  await choose(/^Actions for TCP 22, 80, 443/u, 'Remove');
  await press('Save rules');
  await waitFor(() => expect(rules().map(({ id }) => id)).not.toContain('fwr-shar2'));
  expect(rules()).toHaveLength(before);
  expect(rules().find(({ id }) => id === 'fwr-shar1')).toMatchObject({ description: 'Ping' });
  expect(rules().map(({ destination_port: port }) => port)).toContain('443');
  expect(stray).toEqual([]);
});

test('in a second account a cloud IP is created, named, mapped, unmapped and deleted', async () => {
  const { provider, user, stray, goTo, type, press, choose, confirm, arrived } =
    await open('cloud_ips/?add');
  await press('Create');
  await arrived(/\/cloud_ips\/cip-\w{5}\/$/u);
  const { id, public_ipv4: address } = provider.world.cloud_ip.by('account', SECOND)[0]!;
  const row = () => provider.world.cloud_ip.need(id);
  await goTo(`cloud_ips/${id}/name/`);
  await type('Name', 'door');
  await press('Save');
  await waitFor(() => expect(row().name).toBe('door'));
  await goTo(`cloud_ips/${id}/map/`);
  await user.click(await screen.findByRole('radio', { name: /^shared-box/u }));
  await press('Map');
  await waitFor(() => expect(row().status).toBe('mapped'), { timeout: 10_000 });
  await press('Unmap');
  await confirm('unmap');
  await waitFor(() => expect(row().status).toBe('unmapped'), { timeout: 10_000 });
  await screen.findByRole('link', { name: 'Map' });
  await choose(`Actions for ${address}`, 'Delete');
  await confirm();
  await arrived(/\/cloud_ips\/$/u);
  expect(stray).toEqual([]);
});

test('in a second account a load balancer is created, named, locked, unlocked and deleted', async () => {
  const { provider, user, stray, goTo, type, press, choose, confirm, arrived } =
    await open('load_balancers/add/');
  await type(/^Name/u, 'front');
  await user.click(await screen.findByRole('checkbox', { name: /^shared-box/u }));
  await press('Create load balancer');
  await arrived(/\/load_balancers\/lba-\w{5}\/$/u);
  const { id } = provider.world.load_balancer.by('account', SECOND)[0]!;
  const row = () => provider.world.load_balancer.need(id);
  expect(row().nodes).toEqual(['srv-share']);
  await waitFor(() => expect(row().status).toBe('active'), { timeout: 15_000 });
  await goTo(`load_balancers/${id}/name/`);
  await type('Name', 'door');
  await press('Save');
  await waitFor(() => expect(row().name).toBe('door'));
  await choose('Actions for door', 'Lock');
  await waitFor(() => expect(row().locked).toBe(true));
  await press('Unlock');
  await waitFor(() => expect(row().locked).toBe(false));
  await choose('Actions for door', 'Delete');
  await confirm();
  await arrived(/\/load_balancers\/$/u);
  expect(stray).toEqual([]);
});

test('in a second account a database is created, named, given a new password and deleted', async () => {
  const page = await open('database_servers/add/');
  const { provider, stray, goTo, type, press, choose, confirm, arrived, headed } = page;
  await type(/^Name/u, 'orders');
  await press('Create Cloud SQL server');
  await press('I’ve saved it');
  await arrived(/\/database_servers\/dbs-\w{5}\/$/u);
  const { database_server: servers } = provider.world;
  const made = servers.by('account', SECOND).find(({ name }) => name === 'orders')!;
  // The default group of this account, not of another.
  expect(made.access).toEqual({
    access_control: [{ source: 'grp-share', description: null }],
  });
  await goTo('database_servers/dbs-share/name/');
  await type('Name', 'ledger');
  await press('Save');
  await headed('ledger');
  await choose('Actions for ledger', 'Reset password');
  await press('Reset password');
  await press('I’ve saved it');
  await choose('Actions for ledger', 'Delete');
  await confirm();
  await arrived(/\/database_servers\/$/u);
  expect(stray).toEqual([]);
});

test('in a second account a snapshot is taken, described, locked, unlocked and deleted', async () => {
  const page = await open('database_servers/dbs-share/');
  const { provider, user, stray, goTo, type, press, choose, confirm, arrived, headed } = page;
  const { database_snapshot: snapshots } = provider.world;
  await press('Create snapshot');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create snapshot' }),
  );
  await waitFor(() => expect(snapshots.by('account', SECOND)).toHaveLength(2));
  const made = await screen.findByRole('dialog', { name: /^Snapshot (started|is ready)$/u });
  await user.click(within(made).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goTo('database_snapshots/dbi-share/description/');
  await type(/^Description/u, 'Before the move');
  await press('Save');
  await waitFor(() => expect(snapshots.need('dbi-share').description).toBe('Before the move'));
  await headed('shared');
  await choose('Actions for shared', 'Lock');
  await waitFor(() => expect(snapshots.need('dbi-share').locked).toBe(true));
  await press('Unlock');
  await waitFor(() => expect(snapshots.need('dbi-share').locked).toBe(false));
  await choose('Actions for shared', 'Delete');
  await confirm();
  await arrived(/\/database_snapshots\/$/u);
  expect(stray).toEqual([]);
});

test('in a second account a collaborator invites, and cancels the invitation', async () => {
  const { provider, stray, goTo, headed, type, press, choose, arrived, user } = await open('team/');
  await headed('Team');
  await user.click((await screen.findAllByRole('link', { name: 'Invite a User' }))[0]!);
  await type('Email address', 'ada@example.com');
  await press('Send invitation');
  const warning = within(await screen.findByRole('dialog', { name: 'Invite ada@example.com?' }));
  await user.click(warning.getByRole('button', { name: 'Send invitation' }));
  await user.click(await screen.findByRole('link', { name: 'ada@example.com' }));
  await headed('ada@example.com');
  const { id } = provider.world.collaboration.by('email', 'ada@example.com')[0]!;
  expect(provider.world.collaboration.need(id).account).toBe(SECOND);
  await choose('Actions for ada@example.com', 'Cancel invitation');
  const ask = within(await screen.findByRole('dialog'));
  await user.click(ask.getByRole('button', { name: 'Cancel invitation' }));
  await arrived(/\/team\/$/u);
  expect(stray).toEqual([]);
  await goTo(`team/${id}/`);
  expect(await screen.findByText('This invitation has been cancelled')).toBeVisible();
});

test('in a second account an API client is created, renamed and revoked', async () => {
  const { provider, stray, goTo, headed, type, press, choose, confirm } =
    await open('settings/cli/add/');
  await type('Name', 'pipeline');
  await press('Create');
  await press('I’ve saved it');
  await headed('pipeline');
  const { id } = provider.world.api_client.by('account', SECOND)[0]!;
  await goTo(`settings/cli/${id}/name/`);
  await type('Name', 'deploy');
  await press('Save');
  await headed('deploy');
  await choose('Actions for deploy', 'Revoke');
  await confirm('revoke');
  await screen.findByText('This API client has been revoked', { selector: 'strong' });
  expect(provider.world.api_client.need(id).revoked_at).not.toBeNull();
  expect(stray).toEqual([]);
});

test('in a second account its name, address, keys and limits are its own, and support hears of it', async () => {
  const { provider, stray, user, goTo, type, press } = await open('settings/name/');
  const { account, mail } = provider.world;
  await type('Account name', 'Shared Yards');
  await press('Save');
  await waitFor(() => expect(account.need(SECOND).name).toBe('Shared Yards'));
  await goTo('settings/address/');
  await type('City', 'Cobh');
  await press('Save');
  await waitFor(() => expect(account.need(SECOND).city).toBe('Cobh'));
  await goTo('settings/temp_url_keys/');
  await type(/^Key 1/u, 'a-key-of-the-second');
  await press('Save');
  await screen.findByText('Key 1 is set, key 2 is not set');
  await goTo('settings/increase/cloud_ip/');
  await type('New limit for Cloud IPs', '50');
  await user.selectOptions(screen.getByLabelText('Organisation type'), 'Startup');
  await type('Reason', 'For the new shop');
  await press('Send request');
  const subject = () => mail.all().at(-1)?.subject;
  await waitFor(() => expect(subject()).toBe(`Request for CIP_COUNT 50 (STARTUP) of ${SECOND}`));
  await goTo('support/');
  await type('How can we help?', 'How do we begin here?');
  await press('Send request');
  await waitFor(() => expect(subject()).toMatch(new RegExp(`^(?!Request).* of ${SECOND}$`, 'u')));
  expect(stray).toEqual([]);
});
