import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { NodeProvider } from '@mocks/node';
import { withoutPrices } from '../without-prices';
import { openCreate, withKey } from './add/open-create';

describe('what the form offers', () => {
  test('types in their tabs, Block Storage marked beta; the default is 1gb.ssd', async () => {
    const { radios, tab } = await openCreate();
    const tabs = within(screen.getByRole('group', { name: 'Show types' })).getAllByRole('button');
    expect(tabs.map((each) => each.textContent)).toEqual([
      'Local SSD',
      'Block Storage beta',
      'All types',
      'Standard',
      'Storage optimised',
      'RAM optimised',
    ]);
    const families = within(screen.getByRole('group', { name: 'By family' }));
    expect(families.getAllByRole('button')).toEqual(tabs.slice(3));
    expect(radios('Server type').getByRole('radio', { checked: true })).toHaveAccessibleName(
      /1 GB 1gb\.ssd/,
    );
    await tab(/Block Storage/);
    expect(radios('Server type').getAllByRole('radio')).toHaveLength(3);
    expect(radios('Server type').queryByRole('radio', { name: /ssd/ })).toBeNull();
  });

  test('types without a kind of storage are found, and nothing is said of their storage', async () => {
    const type = { status: 'available', ram: 1024, cores: 1 };
    const { radios, tab } = await openCreate({
      prepare: ({ server }) =>
        server.use(
          http.get('*/server_types', () =>
            HttpResponse.json([
              // No server has these types, else it would reveal their kind of storage.
              { ...type, id: 'typ-zzza1', handle: '1gb.ssd', disk_size: 30_720 },
              { ...type, id: 'typ-zzza2', handle: '1gb.nbs', disk_size: 0 },
            ]),
          ),
        ),
    });
    const shown = radios('Server type');
    expect(shown.getByRole('radio', { checked: true })).toHaveAccessibleName(/^1 GB 1gb\.ssd/);
    expect(screen.getByText('Includes 30 GB of storage.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'All types', pressed: true })).toBeVisible();
    expect(shown.getByRole('radio', { checked: true })).toHaveAccessibleName(/1 core, 30 GB disk/);
    await userEvent.click(shown.getByRole('radio', { name: /nbs/ }));
    expect(screen.getByText('The storage of this type is unknown.')).toBeVisible();
    await tab('Local SSD');
    expect(screen.getByText('No server types in this tab')).toBeVisible();
  });

  test('types, images and zones that could not be read are reported', async () => {
    const rows = () => HttpResponse.json([{ id: '' }]);
    await openCreate({
      prepare: ({ server }) =>
        server.use(
          ...['server_types', 'images', 'zones'].map((each) => http.get(`*/${each}`, rows)),
        ),
    });
    const told = screen.getAllByText(/^Couldn’t load /).map(({ textContent }) => textContent);
    expect(told).toEqual([
      'Couldn’t load 1 Server Type',
      'Couldn’t load 1 Server Image',
      'Couldn’t load 1 Zone',
    ]);
    // Nor is what could not be read said to be none, or to be free.
    expect(screen.getByText('No server types in this tab. Couldn’t load some types')).toBeVisible();
    expect(screen.getByText('No images match. Couldn’t load some images')).toBeVisible();
    expect(screen.getAllByText('no type yet')[0]).toBeVisible();
    expect(screen.queryByText(/£0/)).toBeNull();
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

  test("of many images of one's own the latest six, and all at a press", async () => {
    const { user, radios } = await openCreate({
      prepare: ({ provider: { world } }) => {
        const golden = world.image.need('img-avail');
        for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
          world.image.put({ ...golden, id: `img-own${id}1`, name: `own-${id}` });
        }
      },
    });
    const own = within(screen.getByRole('region', { name: /^My images/ }));
    expect(own.getAllByRole('radio')).toHaveLength(6);
    await user.click(own.getByRole('button', { name: /^Show all/ }));
    expect(own.getAllByRole('radio').length).toBeGreaterThan(6);
    expect(radios('Image').getByRole('radio', { name: /own-f/ })).toBeVisible();
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

  test('without the limit an own Windows image stays, and says why it cannot start', async () => {
    const { choose, create, radios, user } = await openCreate({
      query: '?image=img-avail',
      prepare: ({ provider: { world } }) => {
        world.account.patch('acc-demo1', { windows_servers_limit: 0 });
        world.image.patch('img-avail', { name: 'windows-golden' });
      },
    });
    const own = radios('Image').getByRole('radio', { name: /windows-golden/ });
    const reason = 'This account cannot have Windows servers';
    expect(own).toBeChecked();
    expect(own.closest('label')).toHaveTextContent(reason);
    expect(create()).toHaveAccessibleDescription(reason);
    await choose('Image', /^Debian/);
    expect(own).toHaveAttribute('aria-disabled', 'true');
    await user.click(own);
    expect(own).not.toBeChecked();
    expect(radios('Image').queryByRole('radio', { name: /^Windows/ })).toBeNull();
  });

  describe('a volume with Windows on it', () => {
    const windowsVolume = ({ provider }: NodeProvider, image = 'img-win22') =>
      void provider.world.volume.patch('vol-free2', { image, source: image, source_type: 'image' });
    const key = 'You do not have an SSH key in your profile.';

    test('brings the licence, and needs no key', async () => {
      const { user, choose, tab } = await openCreate({ prepare: windowsVolume });
      expect(await screen.findByText(new RegExp(key))).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Volume' }));
      await tab(/Block Storage/);
      await choose('Server type', /4gb\.nbs/);
      await user.click(await screen.findByRole('radio', { name: /spare/ }));
      const costs = within(screen.getByLabelText('Costs'));
      expect(await costs.findByText('Windows licence')).toBeVisible();
      expect(screen.queryByText(new RegExp(key))).toBeNull();
    });

    test('is told by the licence too, where the name of the image says nothing', async () => {
      const { user } = await openCreate({
        prepare: (node) => {
          const licence_name = 'Windows 2022';
          node.provider.world.image.patch('img-snap1', { licence_name, name: 'Nightly' });
          windowsVolume(node, 'img-snap1');
        },
      });
      await user.click(screen.getByRole('button', { name: 'Volume' }));
      await user.click(await screen.findByRole('radio', { name: /spare/ }));
      expect(await screen.findByText('Windows licence')).toBeVisible();
    });

    test('is for accounts whose windows_servers_limit is above 0', async () => {
      const { user } = await openCreate({
        prepare: (node) => {
          windowsVolume(node);
          node.provider.world.account.patch('acc-demo1', { windows_servers_limit: 0 });
        },
      });
      await user.click(screen.getByRole('button', { name: 'Volume' }));
      // Volumes that cannot be chosen come last.
      await user.click(await screen.findByRole('button', { name: /^Show all/ }));
      const spare = await screen.findByRole('radio', { name: /spare/ });
      expect(spare).toHaveAttribute('aria-disabled', 'true');
      expect(spare).toHaveAccessibleName(/This account cannot have Windows servers/);
    });
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
    expect(radios('Image').getByRole('radio', { checked: true })).toHaveAccessibleName(/^Ubuntu/);
  });
});

test('where the server to be copied is not there, that is said', async () => {
  await openCreate({ ...withKey, query: '?similar=srv-nope1' });
  const note = await screen.findByText(/wasn’t found, so nothing is copied from it\.$/u);
  expect(note).toHaveTextContent('srv-nope1');
});

describe('what bars the button', () => {
  test('nothing at first: the newest LTS is chosen already, with its version', async () => {
    const { create, radios } = await openCreate(withKey);
    expect(radios('Image').getByRole('radio', { checked: true })).toHaveAccessibleName(/^Ubuntu/);
    expect(create()).not.toHaveAttribute('aria-disabled');
  });

  test('an image is required', async () => {
    const { create, choose } = await openCreate({
      query: '?similar=srv-web01',
      prepare: (node) => {
        withKey.prepare(node);
        node.provider.world.image.patch('img-ubu24', { status: 'deprecated' });
      },
    });
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
    for (const link of screen.getAllByRole('link', { name: 'Request increase' })) {
      expect(link).toHaveAttribute(
        'href',
        expect.stringContaining('/settings/increase/server/?more='),
      );
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
    expect(existing).toHaveAccessibleName(/An existing cloud IP can be mapped to only one server/);
  });

  test('without a price list the types and the summary are n/a, and say why', async () => {
    const { radios } = await openCreate({ prepare: withoutPrices });
    const why = 'n/aPricing information for this item is currently unavailable.';
    const [first] = radios('Server type').getAllByRole('radio');
    await waitFor(() => expect(first?.closest('tr')).toHaveTextContent(why));
    const summary = (name: string, label: string) =>
      within(screen.getByLabelText(name)).getByText(label).nextElementSibling;
    expect(summary('Costs', 'Server')).toHaveTextContent(why);
    expect(summary('Total', 'A month')).toHaveTextContent(why);
  });

  test('a pending account with a card awaits activation, and is asked for none', async () => {
    const { create } = await openCreate({
      prepare: ({ provider }) =>
        void provider.world.account.patch('acc-demo1', { status: 'pending' }),
    });
    expect(create()).toHaveAccessibleDescription('This account is awaiting activation');
    expect(screen.queryByRole('link', { name: 'Add card details' })).toBeNull();
  });

  test('a pending account is told to activate', async () => {
    const { create } = await openCreate({
      prepare: ({ provider }) =>
        void provider.world.account.patch('acc-demo1', {
          status: 'pending',
          card: null,
        }),
    });
    expect(create()).toHaveAccessibleDescription('Activate your account by adding card details');
    expect(screen.getByRole('link', { name: 'Add card details' })).toBeVisible();
  });

  test('the root volume of network storage has its size checked', async () => {
    const { user, create, choose, tab, posted } = await openCreate(withKey);
    expect(screen.queryByLabelText('Root volume size (GB)')).toBeNull();
    await tab(/Block Storage/);
    await choose('Server type', /2gb\.nbs/);
    await choose('Image', /^Debian/);
    const size = screen.getByLabelText('Root volume size (GB)');
    await user.clear(size);
    await user.type(size, '39');
    await user.click(create());
    expect(await screen.findByText('Volumes must be at least 40GB')).toBeVisible();
    expect(posted).toEqual([]);
  });
});
