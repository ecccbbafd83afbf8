import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { serverGroupArea } from '@/screens/server-groups/routes';
import { serverArea } from '@/screens/servers/routes';
import { openScreens, type ScreenOptions } from '../../../screens/open-screens';
import { mapElsewhere } from './map-elsewhere';

const SERVERS = '/accounts/acc-demo1/servers/';
const GROUPS = '/accounts/acc-demo1/server_groups/';

const open = (at: string, options: Partial<ScreenOptions> = {}) =>
  openScreens([serverArea, serverGroupArea], { at, scale: 0.02, ...options });
/** Once its page is more than a skeleton. */
const card = async (page: string) => {
  await screen.findByRole('heading', { level: 1, name: page });
  return within(await screen.findByRole('region', { name: 'Cloud IPs' }));
};
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

test('a server tells its cloud IPs, and unmaps one after its word', async () => {
  const { user, provider } = await open(`${SERVERS}srv-nbs01/`);
  const shown = await card('storage-node');
  expect(await shown.findByRole('link', { name: '109.107.35.102' })).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Actions for 109.107.35.102' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unmap' }));
  const asked = await dialog(/^Unmap/);
  expect(asked.getByText('storage-node can no longer be reached at 109.107.35.102.')).toBeVisible();
  await user.type(asked.getByRole('textbox'), 'unmap');
  await user.click(asked.getByRole('button', { name: 'Unmap' }));
  // Both ends follow by events.
  expect(await shown.findByText('No cloud IPs.')).toBeVisible();
  expect(provider.world.cloud_ip.need('cip-nbs01').status).toBe('unmapped');
});

test('a server without one is offered those that are free, and takes one by its interface', async () => {
  const { user, provider, sent } = await open(`${SERVERS}srv-web01/`);
  const shown = await card('web-1');
  expect(await shown.findByText('109.107.35.105 is available.')).toBeVisible();
  await user.click(shown.getByRole('link', { name: 'Map a cloud IP…' }));
  const choice = await dialog('Map a cloud IP to web-1');
  await user.click(choice.getByRole('button', { name: 'Map' }));
  expect(await choice.findByText('Please select a Cloud IP')).toBeVisible();
  await user.click(await choice.findByRole('radio', { name: /^109\.107\.35\.105/ }));
  await user.click(choice.getByRole('button', { name: 'Map' }));
  expect(await (await card('web-1')).findByRole('link', { name: '109.107.35.105' })).toBeVisible();
  expect(sent()).toEqual(['POST /1.0/cloud_ips/cip-spare/map']);
  await waitFor(() =>
    expect(provider.world.cloud_ip.need('cip-spare')).toMatchObject({
      status: 'mapped',
      destination: 'int-web01',
    }),
  );
});

test('where none is free the way to a new one is shown', async () => {
  await open(`${SERVERS}srv-web01/`, {
    prepare: ({ provider }) => provider.world.cloud_ip.remove('cip-spare'),
  });
  expect(
    await (await card('web-1')).findByRole('link', { name: 'Create Cloud IP' }),
  ).toHaveAttribute('href', '/accounts/acc-demo1/cloud_ips/?add');
});

test('while the cloud IPs are read, and where they could not be, none is said to be missing', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await open(`${SERVERS}srv-web01/`, {
    prepare: ({ server }) => {
      server.use(
        http.get('*/1.0/cloud_ips', async () => {
          await asked;
          return HttpResponse.json({ errors: ['Not now'] }, { status: 403 });
        }),
      );
    },
  });
  const shown = await card('web-1');
  expect(await shown.findByText('No cloud IPs.')).toBeVisible();
  expect(shown.queryByRole('link', { name: 'Create Cloud IP' })).toBeNull();
  await act(async () => answer());
  await waitFor(() =>
    expect(
      shown.getByText('No cloud IPs.').closest('section')?.querySelector('[inert]'),
    ).toBeNull(),
  );
  expect(shown.queryByRole('link', { name: 'Create Cloud IP' })).toBeNull();
});

test('a cloud IP that was taken meanwhile says so, in both of its sentences', async () => {
  const { user, provider, sent, store } = await open(`${SERVERS}srv-web01/cloud_ips/`);
  const choice = await dialog('Map a cloud IP to web-1');
  await user.click(await choice.findByRole('radio', { name: /^109\.107\.35\.105/ }));
  await mapElsewhere({ provider, store }, choice);
  await user.click(choice.getByRole('button', { name: 'Map' }));
  expect(await choice.findByText('cip-spare has already been mapped elsewhere')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a group has cloud IPs only with the flag, and the default group never', async () => {
  const { router, user, provider } = await open(`${GROUPS}grp-works/`, {
    deployment: { features: { clusterIps: true, databaseResize: false } },
  });
  await user.click(await (await card('workers')).findByRole('link', { name: 'Map a cloud IP…' }));
  const choice = await dialog('Map a cloud IP to workers');
  await user.click(await choice.findByRole('radio', { name: /^109\.107\.35\.105/ }));
  await user.click(choice.getByRole('button', { name: 'Map' }));
  expect(
    await (await card('workers')).findByRole('link', { name: '109.107.35.105' }),
  ).toBeVisible();
  await waitFor(() =>
    expect(provider.world.cloud_ip.need('cip-spare').destination).toBe('grp-works'),
  );
  await router.navigate(`${GROUPS}grp-deflt/cloud_ips/`);
  expect(
    await (
      await dialog(/^Map a cloud IP to/)
    ).findByText('Cloud IPs cannot be mapped to the default server group'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Cloud IPs' })).toBeNull();
});

test.each([
  ['cannot be read', () => HttpResponse.json({ errors: ['No'] }, { status: 403 })],
  ['do not tell where they lead', () => HttpResponse.json([{ id: 'cip-front' }])],
])('a group whose cloud IPs %s is not said to have none', async (_how, answer) => {
  await open(`${GROUPS}grp-works/`, {
    deployment: { features: { clusterIps: true, databaseResize: false } },
    prepare: ({ server }) => server.use(http.get('*/1.0/cloud_ips', answer)),
  });
  const shown = await card('workers');
  await waitFor(() => expect(shown.getByText('–')).toBeVisible());
  expect(shown.queryByText('No cloud IPs.')).toBeNull();
});

test('without the flag a group has no cloud IPs, nor a way to one', async () => {
  await open(`${GROUPS}grp-works/cloud_ips/`);
  expect(
    await (
      await dialog(/^Map a cloud IP to/)
    ).findByText('Cloud IPs cannot be mapped to server groups here'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Cloud IPs' })).toBeNull();
});
