import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/model/paths';
import { ACCOUNT } from '../../components/open-page';
import { CLOUD_IPS, openCloudIps } from './open-cloud-ips';

const row = async (name: string) => {
  const [link] = await screen.findAllByRole('link', { name });
  return within(link!.closest('tr')!);
};
const at = (query: string) => `${CLOUD_IPS}?${query}`;

test('the columns: Name, IP addresses (IPv4 and IPv6), Destination', async () => {
  await openCloudIps({ at: CLOUD_IPS });
  const cells = await row('storage-node');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Name', 'Status', 'IP addresses', 'Destination']),
  );
  expect(cells.getByText('109.107.35.102')).toBeVisible();
  expect(cells.getByTitle(/^2a02:/)).toBeVisible();
  expect(cells.getAllByRole('link', { name: 'storage-node' })[1]).toHaveAttribute(
    'href',
    expect.stringContaining('/servers/srv-nbs01/'),
  );
  expect(cells.getByText('Cloud Server')).toBeVisible();
  expect((await row('front door')).getByText('Load Balancer')).toBeVisible();
  expect((await row('main database')).getByText('Cloud SQL Server')).toBeVisible();
});

test('what is mapped to nothing is shown as pending, in the counts too', async () => {
  await openCloudIps({ at: CLOUD_IPS });
  expect((await row('109.107.35.105')).getByText('pending')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pending\s*1/ })).toBeVisible();
});

test('on a phone one without a name is called by its address, once', async () => {
  await openCloudIps({ at: CLOUD_IPS });
  const address = async (name: string, words: string) =>
    (await row(name)).getAllByText(words).at(-1)?.closest('td');
  expect(await address('109.107.35.105', '109.107.35.105')).toHaveAttribute('data-empty');
  expect(await address('front door', '109.107.35.101')).not.toHaveAttribute('data-empty');
});

test.each(['mapping', 'unmapping', 'reserved'] as const)(
  'a cloud IP that is %s says so',
  async (status) => {
    await openCloudIps({
      at: CLOUD_IPS,
      prepare: ({ provider }) => void provider.world.cloud_ip.patch('cip-spare', { status }),
    });
    const badge = (await row('109.107.35.105')).getByText(status);
    expect(badge).toBeVisible();
    // The ring of what changes by itself, as in the counts; it does not turn.
    expect(badge.dataset.busy).toBe(status === 'reserved' ? undefined : 'still');
  },
);

test.each([
  ['status=pending', '109.107.35.105'],
  ['status=unmapped', '109.107.35.105'],
  ['destination=load_balancer', 'front door'],
  ['destination=none', '109.107.35.105'],
  ['ports=translated', 'storage-node'],
  ['q=lba-front', 'front door'],
  ['q=109.107.35.103', 'windows-jump'],
])('the list is narrowed by %s', async (query, name) => {
  await openCloudIps({ at: at(query) });
  await row(name);
  expect(screen.queryByRole('link', { name: 'main database' })).toBeNull();
});

test('the grid shows the same on cards', async () => {
  await openCloudIps({ at: at('view=grid&q=cip-front') });
  await screen.findByRole('link', { name: 'front door' });
  const cards = within(screen.getByRole('list', { name: 'Cloud IPs' }));
  expect(cards.getByText('109.107.35.101')).toBeVisible();
  expect(cards.getByRole('link', { name: 'front' })).toBeVisible();
});

test('the path add/ leads to the list with ?add', async () => {
  const { router } = await openCloudIps({ at: `${CLOUD_IPS}add/?q=cip` });
  expect(await screen.findByRole('dialog', { name: 'Create Cloud IP' })).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe(`${CLOUD_IPS}?add&q=cip`);
});

async function selectAndDelete(...names: string[]) {
  const page = await openCloudIps({ at: CLOUD_IPS, scale: 0.02 });
  for (const name of names) await page.user.click((await row(name)).getByRole('checkbox'));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await page.user.click(bar.getByRole('button', { name: 'Delete' }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

test("many are unmapped, then deleted, after the word 'unmap'", async () => {
  const { user, dialog, sent, provider } = await selectAndDelete('front door', '109.107.35.105');
  expect(dialog.getByText('It is unmapped from front first.')).toBeVisible();
  // By its address, which it is called, and by the name that it was given.
  expect(dialog.getByText('front door')).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Delete' });
  await user.type(dialog.getByRole('textbox', { name: 'Type unmap to confirm' }), 'delete');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), 'unmap');
  await user.click(button);
  await dialog.findByText('All 2 done.');
  expect(sent().filter((call) => call.includes('cip-front'))).toEqual([
    'POST /1.0/cloud_ips/cip-front/unmap',
    'DELETE /1.0/cloud_ips/cip-front',
  ]);
  expect(provider.world.cloud_ip.get('cip-front')).toBeUndefined();
  expect(provider.world.cloud_ip.get('cip-spare')).toBeUndefined();
});

test("what is mapped to nothing is deleted after the word 'delete'", async () => {
  const { user, dialog, sent } = await selectAndDelete('109.107.35.105');
  await user.type(dialog.getByRole('textbox', { name: 'Type delete to confirm' }), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText('Done.');
  expect(sent()).toEqual(['DELETE /1.0/cloud_ips/cip-spare']);
});

test('one is created in a dialog over the list, and its page follows', async () => {
  const { user, provider, router } = await openCloudIps({ at: at('q=front') });
  await user.click(await screen.findByRole('link', { name: 'Create Cloud IP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Cloud IP' }));
  expect(await dialog.findByText('£2.00')).toBeVisible();
  expect(dialog.getByText('3 of 16')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'mail');
  await user.type(dialog.getByRole('textbox', { name: /^Reverse DNS/ }), 'mail.example.com');
  await user.type(dialog.getByRole('textbox', { name: 'In' }), '2222');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Please enter valid "out" port.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Out' }), '22');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/cloud_ips\/cip-\w{5}\/$/));
  const id = /cip-\w{5}/.exec(router.state.location.pathname)?.[0] ?? '';
  expect(provider.world.cloud_ip.need(id)).toMatchObject({
    name: 'mail',
    status: 'unmapped',
    reverse_dns: 'mail.example.com',
    port_translators: [{ incoming: 2222, outgoing: 22, protocol: 'tcp' }],
  });
});

test('what the provider refuses of its name is told at the field', async () => {
  const { user } = await openCloudIps({ at: at('add') });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Cloud IP' }));
  const field = dialog.getByRole('textbox', { name: /^Reverse DNS/ });
  await user.type(field, 'mail.invalid');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/does not resolve/));
});

test('the dialog also opens by ?add, and leaves the list as it was', async () => {
  const { user, router } = await openCloudIps({ at: at('add') });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Cloud IP' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: CLOUD_IPS, search: '' });
});

test('Escape asks about a name that was typed, which then is forgotten', async () => {
  const { user, router } = await openCloudIps({ at: at('add') });
  const dialog = await screen.findByRole('dialog', { name: 'Create Cloud IP' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'typed in vain');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveValue('typed in vain');
  // The question has closed, and the focus is back where keys work.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await act(() => router.navigate(paths.add('cloud_ip', ACCOUNT)));
  const again = await screen.findByRole('dialog', { name: 'Create Cloud IP' });
  expect(within(again).getByRole('textbox', { name: /^Name/ })).toHaveValue('');
});

test('at the limit none can be created, and a higher one is asked for', async () => {
  await openCloudIps({
    at: at('add'),
    prepare: ({ provider }) =>
      void provider.world.account.patch('acc-demo1', { cloud_ips_limit: 12 }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Cloud IP' }));
  expect(await dialog.findByText('Your account has no more Cloud IPs left')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Create' })).toBeNull();
  expect(dialog.getByRole('link', { name: 'Request increase' })).toHaveAttribute(
    'href',
    expect.stringContaining('/settings/increase/cloud_ip/?more=1'),
  );
});
