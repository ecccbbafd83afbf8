import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AREAS } from '@/app/panel/areas';
import type { Kind } from '@/model/kinds';
import { selectRecordStatus } from '@/store/resources/resources-selectors';
import type { NodeProvider } from '@mocks/node';
import { openScreens } from './open-screens';

type World = NodeProvider['provider']['world'];

/** Pages of records with values of a wrong type, and text that must not appear there. */
const PAGES = [
  {
    kind: 'server',
    at: 'servers/srv-nbs01',
    bend: (world: World) => world.server.patch('srv-nbs01', { name: 'unreadable' }),
    note: /^Couldn’t fully load some fields of this server, so you can’t change them: snapshots retention and volumes/,
    never: /No volumes attached/,
  },
  {
    kind: 'server_group',
    at: 'server_groups/grp-web01',
    bend: (world: World) => world.server_group.patch('grp-web01', { name: 'unreadable' }),
    note: /^Couldn’t fully load some fields of this server group, so you can’t change them: servers/,
    never: /No servers in this group/,
  },
  {
    kind: 'volume',
    at: 'volumes/vol-data1',
    bend: (world: World) => world.volume.patch('vol-data1', { name: 'unreadable' }),
    note: /^Couldn’t fully load some fields of this volume, so you can’t change them: size/,
    never: /\bNaN\b|\b0 ?GB/,
  },
  {
    kind: 'collaboration',
    at: 'team/col-otp01',
    bend: (world: World) =>
      world.collaboration.patch('col-otp01', { email: 'unreadable status user' }),
    note: /^Couldn’t fully load some fields of this team member, so you can’t change them: status and user/,
    never: /^Disabled$/,
  },
  {
    kind: 'api_client',
    at: 'settings/cli/cli-fulls',
    bend: (world: World) =>
      world.api_client.patch('cli-fulls', { name: 'unreadable revoked_at permissions_group' }),
    note: /^Couldn’t fully load some fields of this API client, so you can’t change them: permissions group and revocation/,
    never: /^(active|Full)$/,
  },
] as const satisfies readonly { readonly kind: Kind; readonly [more: string]: unknown }[];

test.each(PAGES)(
  'the page of a $kind says what could not be read, and does not call it none',
  async ({ kind, at, bend, note, never }) => {
    const { store } = await openScreens(AREAS.account, {
      at: `/accounts/acc-demo1/${at}/`,
      prepare: ({ provider }) => void bend(provider.world),
    });
    const id = at.split('/').at(-1)!;
    await waitFor(() => expect(selectRecordStatus(store.getState(), kind, id).full).toBe(true));
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('unreadable');
    expect(screen.queryByText(never)).toBeNull();
  },
);

/** Lists with a row that has values of a wrong type, and the text of its cells. */
const LISTS = [
  {
    kind: 'server',
    at: 'servers/?q=unreadable',
    bend: (world: World) =>
      world.server.patch('srv-nbs01', { name: 'unreadable status cloud_ips server_groups' }),
    note: 'Couldn’t load some fields of 1 Cloud Server',
    cells: [
      'unknowncouldn’t load',
      // The server's own address, as a cloud IP may come before it.
      /^2a02:.*incomplete$/,
      '–couldn’t load',
    ],
  },
  {
    kind: 'volume',
    at: 'volumes/?q=unreadable',
    bend: (world: World) =>
      world.volume.patch('vol-data1', { name: 'unreadable size server boot' }),
    note: 'Couldn’t load some fields of 1 Volume',
    cells: [
      'attached',
      '–couldn’t load',
      '–couldn’t load',
      'Zone A',
      /^Block Storage\s+incomplete$/,
    ],
  },
  {
    kind: 'image',
    at: 'images/?q=unreadable',
    bend: (world: World) => {
      const [image] = world.image.all().filter(({ owner }) => owner === 'acc-demo1');
      world.image.patch(image!.id, { name: 'unreadable owner source_type arch' });
    },
    note: 'Couldn’t load some fields of 1 Server Image',
    cells: [/./, '–couldn’t load', '–couldn’t load'],
  },
  {
    kind: 'server_group',
    at: 'server_groups/?q=unreadable',
    bend: (world: World) =>
      world.server_group.patch('grp-web01', { name: 'unreadable servers firewall_policy' }),
    note: 'Couldn’t load some fields of 1 Server Group',
    cells: [/incomplete$/, '–couldn’t load'],
  },
  {
    kind: 'collaboration',
    at: 'team/?q=unreadable',
    bend: (world: World) =>
      world.collaboration.patch('col-otp01', { email: 'unreadable status user created_at' }),
    note: 'Couldn’t load some fields of 1 Team Member',
    cells: ['unknowncouldn’t load', '–couldn’t load', '–', /ago$/, '–couldn’t load'],
  },
  {
    kind: 'api_client',
    at: 'settings/cli/?q=unreadable',
    bend: (world: World) =>
      world.api_client.patch('cli-fulls', {
        name: 'unreadable revoked_at permissions_group description',
      }),
    note: 'Couldn’t load some fields of 1 API Client',
    cells: ['unknowncouldn’t load', '–couldn’t load', '–couldn’t load'],
  },
] as const;

const openList = (at: string, bend: (world: World) => unknown) =>
  openScreens(AREAS.account, {
    at: `/accounts/acc-demo1/${at}`,
    prepare: ({ provider }) => void bend(provider.world),
  });

test.each(LISTS)(
  'the list of each $kind says that fields could not be read, and none of them is none',
  async ({ at, bend, note, cells }) => {
    await openList(at, bend);
    const link = await screen.findByRole('link', { name: /^unreadable/ });
    expect(screen.getByRole('group', { name: note })).toBeVisible();
    const told = within(link.closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    // After the box and the name.
    cells.forEach((cell, at) => expect(told[at + 2]).toMatch(cell));
  },
);

test.each(LISTS)('so does its card in the grid: $kind', async ({ at, bend }) => {
  await openList(`${at}&view=grid`, bend);
  const link = await screen.findByRole('link', { name: /^unreadable/ });
  expect(within(link.closest('li')!).getByText(/^Couldn’t load: /)).toBeVisible();
});

test('a volume whose server could not be read is not filtered as attached to none', async () => {
  await openList('volumes/?server=none', (world) =>
    world.volume.patch('vol-data1', { name: 'unreadable server' }),
  );
  expect(await screen.findByRole('link', { name: 'spare' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^unreadable/ })).toBeNull();
});
