import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { withoutPrices } from '../without-prices';
import { cloudIpPath, openCloudIps } from './open-cloud-ips';

const settings = async () => within(await screen.findByRole('region', { name: 'Settings' }));
const save = () => screen.getByRole('button', { name: 'Save' });

test('its page tells its addresses, what it leads to, its ports, names and price', async () => {
  await openCloudIps({ at: cloudIpPath('cip-nbs01') });
  expect(await screen.findByRole('heading', { level: 1, name: '109.107.35.102' })).toBeVisible();
  expect(screen.getByText(/^2a02:/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'storage-node' })).toBeVisible();
  const told = await settings();
  expect(told.getByText('storage.example.com')).toBeVisible();
  expect(told.getByText('2222 → 22 TCP')).toBeVisible();
  expect(await screen.findByText('£2.00')).toBeVisible();
});

test('without a price list its price is n/a, and says why', async () => {
  await openCloudIps({ at: cloudIpPath('cip-nbs01'), prepare: withoutPrices });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Cost' })).toHaveTextContent(
      'n/aPricing information for this item is currently unavailable.',
    ),
  );
});

test('what is mapped offers Re-map and Unmap, and is not deleted', async () => {
  const { user } = await openCloudIps({ at: cloudIpPath('cip-nbs01') });
  expect(await screen.findByRole('link', { name: 'Re-map' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unmap' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Map' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Actions for/ }));
  expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveTextContent(
    'This cloud IP is mapped; unmap it first',
  );
});

test('it is unmapped after its word, which names what loses it', async () => {
  const { user, provider } = await openCloudIps({ at: cloudIpPath('cip-nbs01'), scale: 0.02 });
  await user.click(await screen.findByRole('button', { name: 'Unmap' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText('storage-node can no longer be reached at 109.107.35.102.'),
  ).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Type unmap to confirm' }), 'unmap');
  await user.click(dialog.getByRole('button', { name: 'Unmap' }));
  expect(await screen.findByRole('link', { name: 'Map' })).toBeVisible();
  expect(provider.world.cloud_ip.need('cip-nbs01')).toMatchObject({ status: 'unmapped' });
  expect(screen.getByText('Not mapped')).toBeVisible();
});

test('one that is deleted leads to the list, and is not said to be not found on the way', async () => {
  const { user } = await openCloudIps({ at: cloudIpPath('cip-spare'), scale: 0.02 });
  let wasLost = false;
  const watcher = new MutationObserver(() => {
    wasLost ||= screen.queryByText('Not found') !== null;
  });
  watcher.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => watcher.disconnect());
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cloud IPs' })).toBeVisible();
  expect(wasLost).toBe(false);
});

test('what is reserved says for what', async () => {
  await openCloudIps({
    at: cloudIpPath('cip-spare'),
    prepare: ({ provider }) =>
      void provider.world.cloud_ip.patch('cip-spare', { status: 'reserved' }),
  });
  expect(await screen.findByText('This cloud IP is reserved')).toBeVisible();
});

test('a blank reverse DNS resets it to the default', async () => {
  const { user, provider } = await openCloudIps({ at: cloudIpPath('cip-nbs01', 'reverse_dns') });
  const field = await screen.findByRole('textbox', { name: /^Reverse DNS/ });
  expect(field).toHaveValue('storage.example.com');
  await user.clear(field);
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(provider.world.cloud_ip.need('cip-nbs01').reverse_dns).toMatch(/^cip-109-107-35-102\./);
});

test('a name that does not resolve is refused on the field', async () => {
  const { user } = await openCloudIps({ at: cloudIpPath('cip-nbs01', 'reverse_dns') });
  const field = await screen.findByRole('textbox', { name: /^Reverse DNS/ });
  await user.clear(field);
  await user.type(field, 'mail.invalid');
  await user.click(save());
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/^Reverse dns does not resolve to 109.107.35.102/),
  );
  expect(field).toHaveFocus();
});

const port = (label: 'In' | 'Out', row: number) =>
  within(screen.getByRole('group', { name: `Port translator ${String(row)}` })).getByRole(
    'textbox',
    { name: label },
  );

async function openPorts(id: string) {
  const page = await openCloudIps({ at: cloudIpPath(id, 'port_translators') });
  await screen.findByRole('dialog', { name: 'Port translators' });
  const { user } = page;
  const fill = async (row: number, incoming: string, outgoing: string) => {
    for (const [label, text] of [
      ['In', incoming],
      ['Out', outgoing],
    ] as const) {
      await user.clear(port(label, row));
      if (text !== '') await user.type(port(label, row), text);
    }
  };
  const ports = () => page.provider.world.cloud_ip.need(id).port_translators;
  return { ...page, fill, ports };
}

test('port translators are added and removed, and one row is always shown', async () => {
  const { user, fill, ports } = await openPorts('cip-nbs01');
  await user.click(screen.getByRole('button', { name: 'Add port translator' }));
  expect(port('In', 2)).toHaveFocus();
  await fill(2, '5300', '53');
  await user.selectOptions(
    within(screen.getByRole('group', { name: 'Port translator 2' })).getByRole('combobox'),
    'UDP',
  );
  await user.click(screen.getByRole('button', { name: 'Remove port translator 1' }));
  expect(port('In', 1)).toHaveValue('5300');
  expect(port('In', 1)).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(ports()).toEqual([{ incoming: 5300, outgoing: 53, protocol: 'udp' }]));
});

test('without its last row a cloud IP translates no port', async () => {
  const { user, ports } = await openPorts('cip-nbs01');
  await user.click(screen.getByRole('button', { name: 'Remove port translator 1' }));
  expect(port('In', 1)).toHaveValue('');
  await user.click(save());
  await waitFor(() => expect(ports()).toEqual([]));
});

test('each port is judged in its own row', async () => {
  const { user, fill, sent } = await openPorts('cip-spare');
  await fill(1, '80', 'x');
  await user.click(screen.getByRole('button', { name: 'Add port translator' }));
  await fill(2, '80', '81');
  await user.click(save());
  await waitFor(() =>
    expect(port('Out', 1)).toHaveAccessibleDescription('Please enter valid "out" port.'),
  );
  expect(port('In', 2)).toHaveAccessibleDescription('Please use unique "in" ports.');
  await fill(2, '', '81');
  await waitFor(() =>
    expect(port('In', 2)).toHaveAccessibleDescription('Please enter valid "in" port.'),
  );
  expect(sent()).toEqual([]);
});
