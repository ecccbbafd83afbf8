import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectCalls } from '@/store/calls/calls-slice';
import type { ScreenOptions } from '../../open-screens';
import { cloudIpPath, openCloudIps } from '../open-cloud-ips';
import { mapElsewhere } from '../../../components/record-page/cloud-ips/map-elsewhere';

const CLUSTER_IPS = { features: { clusterIps: true, databaseResize: false } } as const;

async function openMap(id: string, options: Partial<ScreenOptions> = {}) {
  const page = await openCloudIps({ at: cloudIpPath(id, 'map'), scale: 0.02, ...options });
  const dialog = within(await screen.findByRole('dialog', { name: /^(Re-map|Map) / }));
  const { user } = page;
  const kind = (name: string) => user.click(dialog.getByRole('button', { name }));
  const choose = async (name: string) => {
    await dialog.findAllByRole('radio');
    const search = dialog.queryByRole('searchbox');
    if (search !== null) {
      await user.clear(search);
      await user.type(search, name);
    }
    await user.click(await dialog.findByRole('radio', { name: new RegExp(`^${name}`) }));
  };
  const send = (name: string) => user.click(dialog.getByRole('button', { name }));
  const row = () => page.provider.world.cloud_ip.need(id);
  return { ...page, dialog, kind, choose, send, row };
}

test('a free one is mapped to a server by its first interface', async () => {
  const { choose, send, row, sent } = await openMap('cip-spare');
  await choose('web-1');
  await send('Map');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(row()).toMatchObject({ status: 'mapped', destination: 'int-web01' }));
  // Recent activity links to it too, as soon as the event of the mapping is there.
  const destination = await screen.findByText('Destination', { selector: 'dl *' });
  const fact = within(destination.closest('div') ?? document.body);
  expect(await fact.findByRole('link', { name: 'web-1' })).toBeVisible();
  expect(sent()).toEqual(['POST /1.0/cloud_ips/cip-spare/map']);
});

test.each([
  ['Load Balancers', 'papers', 'lba-paper'],
  ['Cloud SQL Servers', 'main', 'dbs-main1'],
  ['Server Groups', 'workers', 'grp-works'],
])('or to one of the %s', async (kindName, name, destination) => {
  const { kind, choose, send, row } = await openMap('cip-spare', {
    deployment: CLUSTER_IPS,
  });
  await kind(kindName);
  await choose(name);
  await send('Map');
  await waitFor(() => expect(row()).toMatchObject({ status: 'mapped', destination }));
});

test('groups are offered only with the flag, and never the default one', async () => {
  const { dialog } = await openMap('cip-spare');
  expect(dialog.getByRole('button', { name: 'Load Balancers' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Server Groups' })).toBeNull();
});

test('without the flag what is on a group begins with servers, and no group is listed', async () => {
  const { dialog, sent } = await openMap('cip-spare', {
    prepare: ({ provider: { world } }) => {
      world.cloud_ip.patch('cip-spare', { status: 'mapped', destination: 'grp-web01' });
    },
  });
  expect(dialog.getByText(/^It’s mapped to web now\./)).toBeVisible();
  expect(await dialog.findByRole('searchbox', { name: 'Search cloud server' })).toBeVisible();
  expect(dialog.queryByRole('radio', { name: /^workers/ })).toBeNull();
  expect(sent()).toEqual([]);
});

test('the default group says why it cannot be chosen', async () => {
  const { kind, dialog } = await openMap('cip-spare', { deployment: CLUSTER_IPS });
  await kind('Server Groups');
  expect(
    await dialog.findByText('Cloud IPs cannot be mapped to the default server group'),
  ).toBeVisible();
});

test('five choices or more are searched', async () => {
  const { dialog, kind } = await openMap('cip-spare', { deployment: CLUSTER_IPS });
  expect(await dialog.findByRole('searchbox', { name: 'Search cloud server' })).toBeVisible();
  await kind('Server Groups');
  await dialog.findByRole('radio', { name: /^workers/ });
  expect(dialog.queryByRole('searchbox')).toBeNull();
});

test('what is mapped is unmapped and then mapped anew, as one task of two steps', async () => {
  const { dialog, kind, choose, send, row, sent, store } = await openMap('cip-nbs01');
  expect(dialog.getByText(/^It’s mapped to storage-node now\./)).toBeVisible();
  await kind('Load Balancers');
  await choose('papers');
  await send('Re-map');
  // Nobody need wait for its end.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [task] = selectCalls(store.getState());
  expect(task?.steps?.map(({ title }) => title)).toEqual(['Unmap', 'Map']);
  await waitFor(() => expect(row()).toMatchObject({ status: 'mapped', destination: 'lba-paper' }));
  expect(sent()).toEqual([
    'POST /1.0/cloud_ips/cip-nbs01/unmap',
    'POST /1.0/cloud_ips/cip-nbs01/map',
  ]);
});

test('where it leads already says so', async () => {
  const { dialog, user } = await openMap('cip-nbs01');
  await user.type(await dialog.findByRole('searchbox'), 'storage-node');
  expect(await dialog.findByText('It’s already mapped here')).toBeVisible();
});

test('nothing is sent without a destination', async () => {
  const { dialog, send, sent } = await openMap('cip-spare');
  await dialog.findAllByRole('radio');
  await send('Map');
  expect(await dialog.findByText('Please select a destination')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('one that was mapped elsewhere meanwhile says so, in both of its sentences', async () => {
  const { dialog, choose, send, sent, provider, store } = await openMap('cip-spare');
  await choose('web-1');
  await mapElsewhere({ provider, store }, dialog);
  await send('Re-map');
  expect(await dialog.findByText('cip-spare has already been mapped elsewhere')).toBeVisible();
  expect(sent()).toEqual([]);
  // The user now knows the current destination, and may map it again.
  await choose('web-2');
  expect(dialog.queryByText(/has already been mapped elsewhere/)).toBeNull();
});

test('a refusal stays in the dialog with what was chosen', async () => {
  const { choose, send, dialog, provider } = await openMap('cip-spare');
  await choose('web-1');
  provider.world.server.patch('srv-web01', { status: 'deleting' });
  await send('Map');
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('radio', { name: /^web-1/ })).toBeChecked();
});

test.each(['mapping', 'unmapping', 'reserved'] as const)(
  'what is %s cannot be mapped, and says so',
  async (status) => {
    const { dialog } = await openMap('cip-spare', {
      prepare: ({ provider }) => void provider.world.cloud_ip.patch('cip-spare', { status }),
    });
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.getByText(/^This cloud IP is /)).toBeVisible();
  },
);

test('nothing is stale before anything is chosen', async () => {
  const { router } = await openMap('cip-spare');
  await act(() => router.navigate(cloudIpPath('cip-nbs01', 'map')));
  await screen.findByRole('dialog', { name: 'Re-map 109.107.35.102' });
  expect(screen.queryByText(/assigned to another resource/)).toBeNull();
});
