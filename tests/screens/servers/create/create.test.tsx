// @vitest-environment jsdom
import type { NodeProvider } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ADD, openCreate } from './open-create';

const KEY = `ssh-ed25519 ${'A'.repeat(60)} dana@example.com`;
const SERVER_PAGE = /\/servers\/srv-\w{5}\/$/;

/** Gives Dana a key, so that none is asked for. */
const withKey = {
  prepare: ({ provider }: NodeProvider) =>
    void provider.world.user.patch('usr-demo1', { ssh_key: KEY }),
};

const dialog = () => screen.findByRole('dialog');
const savePart = async (user: Awaited<ReturnType<typeof openCreate>>['user']) =>
  user.click(within(await dialog()).getByRole('button', { name: 'Save' }));

describe('spec 2 §2: what the form offers', () => {
  test('types in their tabs, Block Storage marked beta; the default is 1gb.ssd', async () => {
    const { radios, tab } = await openCreate();
    const tabs = within(screen.getByRole('group', { name: 'Show types' })).getAllByRole('button');
    expect(tabs.map((each) => each.textContent)).toEqual([
      'Local SSD',
      'Block Storage beta',
      'All Types',
      'Standard',
      'Storage Optimised',
      'RAM Optimised',
    ]);
    expect(radios('Server type').getByRole('radio', { checked: true })).toHaveAccessibleName(
      /1 GB 1gb\.ssd/,
    );
    await tab(/Block Storage/);
    expect(radios('Server type').getAllByRole('radio')).toHaveLength(3);
    expect(radios('Server type').queryByRole('radio', { name: /ssd/ })).toBeNull();
  });

  test('images by distribution: the LTS for Ubuntu, no uefi, no minimal', async () => {
    const { radios } = await openCreate();
    const official = within(screen.getByRole('region', { name: 'Official images' }));
    expect(
      official.getAllByRole('radio').map((each) => each.closest('label')?.textContent),
    ).toEqual([
      'Ubuntu',
      'AlmaLinux9.6 x64',
      'Debian12 x64',
      'CentOS9 x64',
      'Fedora42 x64',
      'Flatcar4230 x64',
      'Fedora CoreOS42 x64',
      'FreeBSD14.3 x64',
      'Windows2022 x64',
    ]);
    const versions = official.getByRole<HTMLSelectElement>('combobox', {
      name: 'Version of Ubuntu',
    });
    expect(versions.selectedOptions[0]).toHaveTextContent('24.04 x64');
    expect(versions.options).toHaveLength(3);
    expect(radios('Image').getByRole('radio', { name: /golden-web/ })).toBeVisible();
  });

  test('the filters by type, architecture and words', async () => {
    const { user, radios } = await openCreate();
    await user.selectOptions(screen.getByLabelText('Image type'), 'Snapshot');
    expect(radios('Image').getAllByRole('radio')).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('Image type'), 'Any');
    await user.selectOptions(screen.getByLabelText('Architecture'), 'x32');
    expect(radios('Image').getByRole('radio')).toHaveAccessibleName(/legacy-32bit/);
    await user.selectOptions(screen.getByLabelText('Architecture'), '');
    await user.type(screen.getByLabelText('Search images'), 'nothing like it');
    expect(await screen.findByText('No images match')).toBeVisible();
  });

  test('Windows only where windows_servers_limit is above 0, with its licence', async () => {
    const { choose } = await openCreate();
    await choose('Image', /^Windows/);
    const costs = within(screen.getByLabelText('Costs'));
    expect(await costs.findByText('Windows licence')).toBeVisible();
    expect(costs.getByText('£14.60')).toBeVisible();
  });

  test('without the limit there is no Windows', async () => {
    await openCreate({
      prepare: ({ provider }) =>
        void provider.world.account.patch('acc-demo1', { windows_servers_limit: 0 }),
    });
    expect(screen.queryByRole('radio', { name: /^Windows/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Debian/ })).toBeVisible();
  });

  test('hints choose the image and the type: by id, or by handle', async () => {
    const { radios } = await openCreate({ query: '?image=img-deb12&type=typ-nbs04' });
    expect(radios('Image').getByRole('radio', { checked: true })).toHaveAccessibleName(/Debian/);
    expect(radios('Server type').getByRole('radio', { checked: true })).toHaveAccessibleName(
      /4gb\.nbs/,
    );
  });

  test('a handle chooses the type, and a hint that is none is passed over', async () => {
    const { radios } = await openCreate({ query: '?handle=4gb.ssd&image=img-toolong' });
    expect(radios('Server type').getByRole('radio', { checked: true })).toHaveAccessibleName(
      /4gb\.ssd/,
    );
    expect(radios('Image').queryByRole('radio', { checked: true })).toBeNull();
  });
});

describe('spec 2 §5: what bars the button', () => {
  test('an image is required', async () => {
    const { create, choose } = await openCreate(withKey);
    expect(create()).toHaveAccessibleDescription('Please select an image');
    await choose('Image', /^Debian/);
    expect(create()).not.toHaveAttribute('aria-disabled');
  });

  test('RAM beyond the limit: the reason, a notice, and the way to an increase', async () => {
    const { create, choose } = await openCreate({
      ...withKey,
      prepare: (node) => {
        withKey.prepare(node);
        const used = node.provider.world.account.need('acc-demo1');
        node.provider.world.account.patch(used.id, { ram_limit: 8 * 1024 });
      },
    });
    await choose('Image', /^Debian/);
    const reason = 'Your account does not have enough memory left for this type';
    await waitFor(() => expect(create()).toHaveAccessibleDescription(reason));
    expect(
      screen.getByText('Your account does not have enough memory left for any server type'),
    ).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Request Increase' })) {
      expect(link).toHaveAttribute('href', expect.stringContaining('/settings/increase/server/'));
    }
  });

  test('n equal servers need n times the memory', async () => {
    const { user, create, choose } = await openCreate(withKey);
    await choose('Image', /^Debian/);
    await choose('Server type', /16gb\.ram/);
    expect(create()).not.toHaveAttribute('aria-disabled');
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '6');
    expect(create()).toHaveAccessibleName('Create 6 servers');
    expect(create()).toHaveAccessibleDescription(/not have enough memory left/);
  });

  test('a volume source: one must be selected, starts one server only, needs Block Storage', async () => {
    const { user, create, tab, choose } = await openCreate(withKey);
    await user.click(screen.getByRole('button', { name: 'Volume' }));
    await tab(/Block Storage/);
    await choose('Server type', /2gb\.nbs/);
    expect(create()).toHaveAccessibleDescription('Please select a volume');
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '2');
    expect(await screen.findByText('A volume can start only one server')).toBeVisible();
  });

  test('several servers cannot share an existing cloud IP', async () => {
    const { user, radios } = await openCreate(withKey);
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '2');
    const existing = radios('Cloud IP').getByRole('radio', { name: /existing/ });
    expect(existing).toHaveAttribute('aria-disabled', 'true');
    expect(existing).toHaveAccessibleName(/An existing Cloud IP can be given to only one server/);
  });

  test('a pending account is told to activate', async () => {
    const { create } = await openCreate({
      prepare: ({ provider }) =>
        void provider.world.account.patch('acc-demo1', { status: 'pending' }),
    });
    expect(create()).toHaveAccessibleDescription('Activate your account by adding card details');
    expect(screen.getByRole('link', { name: 'Add Card Details' })).toBeVisible();
  });

  test('the root volume of network storage has its size checked', async () => {
    const { user, create, choose, tab, posted } = await openCreate(withKey);
    const size = screen.getByLabelText('Root volume size (GB)');
    expect(size).toHaveAttribute('readonly');
    await tab(/Block Storage/);
    await choose('Server type', /2gb\.nbs/);
    await choose('Image', /^Debian/);
    expect(size).not.toHaveAttribute('readonly');
    await user.clear(size);
    await user.type(size, '39');
    await user.click(create());
    expect(await screen.findByText('Volumes must be at least 40GB')).toBeVisible();
    expect(posted).toEqual([]);
  });
});

describe('the ssh key', () => {
  test('is asked for when the profile has none, except for Windows', async () => {
    const { create, user, choose } = await openCreate();
    const banner =
      'You do not have an SSH key in your profile. This is required to access the new server.';
    expect(await screen.findByText(banner)).toBeVisible();
    await choose('Image', /^Debian/);
    await user.click(create());
    await waitFor(() => expect(screen.getAllByText(banner)).toHaveLength(2));
    await choose('Image', /^Windows/);
    await waitFor(() => expect(screen.queryAllByText(banner).length).toBeLessThan(2));
  });

  test('is checked line by line', async () => {
    const { user } = await openCreate({ part: 'user_ssh_key/' });
    const area = within(await dialog()).getByRole('textbox', { name: 'SSH keys' });
    await user.click(area);
    await user.paste(`${KEY}\n\nno key at all`);
    await savePart(user);
    expect(await screen.findByText('Invalid key at line 3')).toBeVisible();
    expect(screen.getByText(/SSH keys must be entered in OpenSSH format.*PuTTYgen/)).toBeVisible();
  });

  test('is saved to the user first, then the server is made with it', async () => {
    const { user, choose, create, posted, go, landed } = await openCreate();
    await choose('Image', /^Debian/);
    await go(`${ADD}user_ssh_key/`);
    await user.click(within(await dialog()).getByRole('textbox', { name: 'SSH keys' }));
    await user.paste(KEY);
    await savePart(user);
    expect(await screen.findByText('1 key, saved to your profile first')).toBeVisible();
    await user.click(create());
    await landed(SERVER_PAGE);
    expect(posted).toEqual([
      { at: 'PUT /1.0/users/usr-demo1', ssh_key: KEY },
      { at: 'POST /1.0/servers', server_type: 'typ-ssd01', image: 'img-deb12' },
    ]);
  });

  test('the create is aborted when the key cannot be saved', async () => {
    const { user, choose, create, posted, go, path } = await openCreate();
    await choose('Image', /^Debian/);
    await go(`${ADD}user_ssh_key/`);
    await user.click(within(await dialog()).getByRole('textbox', { name: 'SSH keys' }));
    await user.paste(`ssh-ed25519 ${'A'.repeat(60)} fail-422`);
    await savePart(user);
    await user.click(create());
    await waitFor(() => expect(posted).toHaveLength(1));
    await waitFor(() => expect(create()).not.toHaveAttribute('aria-busy'));
    expect(posted.map(({ at }) => at)).toEqual(['PUT /1.0/users/usr-demo1']);
    expect(path()).toBe(ADD);
  });
});

describe('what is sent', () => {
  test('name, network storage, zone, groups, a new cloud IP and user data', async () => {
    const { user, choose, create, posted, tab, go, landed } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'web-9');
    await tab(/Block Storage/);
    await choose('Server type', /2gb\.nbs/);
    await choose('Image', /^Debian/);
    await user.click(await screen.findByRole('checkbox', { name: /grp-web01/ }));
    await choose('Cloud IP', /A new Cloud IP/);
    await go(`${ADD}zone/`);
    await user.click(within(await dialog()).getByRole('radio', { name: /Zone B/ }));
    await savePart(user);
    await go(`${ADD}user_data/`);
    await user.click(within(await dialog()).getByRole('textbox', { name: /User data/ }));
    await user.paste('#!/bin/sh');
    await savePart(user);
    await user.click(create());
    await landed(SERVER_PAGE);
    expect(posted).toEqual([
      {
        at: 'POST /1.0/servers',
        name: 'web-9',
        server_type: 'typ-nbs02',
        volumes: [{ image: 'img-deb12', size: 40 * 1024 ** 3 }],
        zone: 'zon-gb1zb',
        server_groups: ['grp-web01'],
        cloud_ip: true,
        user_data: btoa('#!/bin/sh'),
      },
    ]);
  });

  test('several equal servers are named -1 to -n and lead to the list', async () => {
    const { user, choose, create, posted, landed } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'web');
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '3');
    expect(screen.getByText('They are called web-1 to web-3.')).toBeVisible();
    await choose('Image', /^Debian/);
    await user.click(create());
    await landed(/\/servers\/$/);
    expect(posted.map(({ name }) => name)).toEqual(['web-1', 'web-2', 'web-3']);
  });

  test('an encrypted disk, only on local storage', async () => {
    const { user, choose, create, posted, go, landed, tab } = await openCreate(withKey);
    await choose('Image', /^Debian/);
    await tab(/Block Storage/);
    await choose('Server type', /2gb\.nbs/);
    await go(`${ADD}disk_encrypted/`);
    const box = () => screen.getByRole('checkbox', { name: 'Enable Disk Encryption' });
    await dialog();
    expect(box()).toHaveAttribute('aria-disabled', 'true');
    expect(box()).toHaveAccessibleDescription(
      'Disk encryption applies only to servers with local storage',
    );
    await savePart(user);
    await tab('Local SSD');
    await choose('Server type', /2gb\.ssd/);
    await go(`${ADD}disk_encrypted/`);
    await dialog();
    await user.click(box());
    await savePart(user);
    expect(await screen.findByText('encrypted')).toBeVisible();
    await user.click(create());
    await landed(SERVER_PAGE);
    expect(posted[0]).toMatchObject({ disk_encrypted: true, server_type: 'typ-ssd02' });
  });

  test('a server similar to another', async () => {
    const { create, posted, user, landed } = await openCreate({
      ...withKey,
      query: '?similar=srv-web01',
    });
    expect(screen.getByLabelText(/^Name/)).toHaveValue('web-1 copy');
    await user.click(create());
    await landed(SERVER_PAGE);
    expect(posted[0]).toMatchObject({
      name: 'web-1 copy',
      image: 'img-ubu24',
      server_groups: ['grp-web01', 'grp-deflt'],
    });
  });

  test("the provider's refusal of a field lands where that is told", async () => {
    const { user, choose, create, path } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'fail-422');
    await choose('Image', /^Debian/);
    await user.click(create());
    expect(await screen.findByText(/Name is reserved/)).toBeVisible();
    expect(path()).toBe(ADD);
  });
});

describe('summary and show as', () => {
  test('prices by month and hour, and what is left of the limits', async () => {
    const { user, choose } = await openCreate(withKey);
    const total = within(screen.getByLabelText('Total'));
    expect(await total.findByText('£10.00')).toBeVisible();
    expect(total.getByText('£0.0137')).toBeVisible();
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '2');
    await choose('Cloud IP', /A new Cloud IP/);
    expect(total.getByText('£24.00')).toBeVisible();
    const limits = within(screen.getByLabelText('Limits'));
    expect(limits.getByText('RAM').nextElementSibling).toHaveTextContent(/GB of .* GB left/);
    expect(limits.getByText('Cloud IPs')).toBeVisible();
  });

  test('the same as curl, for the CLI and for Terraform', async () => {
    const { user, choose } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'web-9');
    await choose('Image', /^Debian/);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'What the form says',
    });
    await waitFor(() => expect(text.value).toContain('"name":"web-9"'));
    expect(text.value).toMatch(/^curl -X POST .*\/1\.0\/servers/);
    await user.click(screen.getByRole('button', { name: 'CLI' }));
    expect(text.value).toContain('img-deb12');
    await user.click(screen.getByRole('button', { name: 'Terraform' }));
    expect(text.value).toContain('resource "brightbox_server" "web_9"');
  });
});

describe('spec 2 §4: the way out', () => {
  test('cancel leads back to the list', async () => {
    const { user, landed } = await openCreate(withKey);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await landed(/\/servers\/$/);
  });

  test('a draft is kept, save its user data', async () => {
    const { user, go } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'kept-name');
    await go(`${ADD}user_data/`);
    await user.click(within(await dialog()).getByRole('textbox', { name: /User data/ }));
    await user.paste('hush');
    await savePart(user);
    expect(await screen.findByText('4 characters')).toBeVisible();
    expect(JSON.stringify(sessionStorage)).toContain('kept-name');
    expect(JSON.stringify(sessionStorage)).not.toContain('hush');
  });

  test('leaving with changes asks first, opening a part does not', async () => {
    const { user, go, path } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'half-done');
    await go(`${ADD}zone/`);
    expect(await screen.findByRole('dialog', { name: 'Zone' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe(ADD));
    void go('/accounts/acc-demo1/servers/');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('half-done');
  });
});
