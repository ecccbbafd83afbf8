import { nodeOrigin } from '@mocks/node';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Entity } from '@/model/decode';
import { resources } from '@/store/resources/resources-state';
import { selectRecord, selectRecordStatus } from '@/store/resources/resources-selectors';
import { watchBusy } from '../../components/watch-busy';
import { record } from '../../model/build';
import type { ScreenOptions } from '../open-screens';
import { withoutPrices } from '../without-prices';
import { openServers, serverPath, SERVERS } from './open-servers';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The page of a server once its full record is there. */
async function openDetail(id: string, name: string, options: Partial<ScreenOptions> = {}) {
  const page = await openServers({ at: serverPath(id), ...options });
  await title(name);
  await waitFor(() =>
    expect(selectRecordStatus(page.store.getState(), 'server', id).full).toBe(true),
  );
  return page;
}
const heading = (text: string) => screen.findByText(text, { selector: 'strong' });
const card = (name: string) => screen.findByRole('region', { name });
/** A fact of the strip below the title: its value and its note. */
const inStrip = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement!;
const fact = async (name: string, label: string | RegExp) => {
  const terms = within(await card(name)).getAllByRole('term');
  const matches = (text: string) => (typeof label === 'string' ? text === label : label.test(text));
  return terms.find(({ textContent }) => matches(textContent.trim()))?.nextElementSibling;
};

describe('what the page of a server tells', () => {
  test('its name, status, id, zone and the way back', async () => {
    await openDetail('srv-nbs01', 'storage-node');
    expect(await title('storage-node')).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Cloud Servers' })).toHaveAttribute(
      'href',
      SERVERS,
    );
    expect(screen.getAllByText('active')[0]).toBeVisible();
    expect(inStrip('Zone')).toHaveTextContent('ZoneZone Agb1-a');
    expect(inStrip('Up since')).toHaveTextContent(/^Up since\d+ \w+ [\d:]+ days$/);
  });

  test('each fact once: what the head and the cards tell, the settings do not', async () => {
    await openDetail('srv-nbs01', 'storage-node');
    await screen.findByText(/^ssh \w+@public/);
    for (const text of ['srv-nbs01', 'Zone A', '8 GB, 4 cores', 'default']) {
      expect(screen.getAllByText(text)).toHaveLength(1);
    }
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toEqual(expect.arrayContaining(['Name', 'ID']));
  });

  test('how to reach it: its address, the ssh line, its own addresses and the host name', async () => {
    await openDetail('srv-nbs01', 'storage-node');
    const address = inStrip('Address');
    expect(await within(address).findByText(/^ssh \w+@public\.srv-nbs01\./)).toBeVisible();
    expect(within(address).getByRole('link', { name: /^\d+\.\d+\.\d+\.\d+$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/cloud_ips/cip-nbs01/'),
    );
    for (const what of ['the cloud IP', 'the SSH command']) {
      expect(within(address).getByRole('button', { name: `Copy ${what}` })).toBeVisible();
    }
    expect(await fact('Settings', 'Private IPv4')).toHaveTextContent(/^10\./);
    expect(await fact('Settings', 'IPv6')).toHaveTextContent(/^[0-9a-f:]+/);
    expect(await fact('Settings', 'Host name')).toHaveTextContent(/^srv-nbs01\./);
  });

  test('without a cloud IP it is reached by IPv6 alone, which is told once', async () => {
    await openDetail('srv-web01', 'web-1');
    const address = inStrip('IPv6 address');
    expect(await within(address).findByText(/^ssh \w+@ipv6\.srv-web01\./)).toBeVisible();
    expect(within(address).getByRole('button', { name: 'Copy the IPv6 address' })).toBeVisible();
    expect(within(await card('Settings')).queryByText('IPv6')).toBeNull();
  });

  test('a cloud IP that is on its way to it', async () => {
    const { store } = await openDetail('srv-web01', 'web-1');
    const ip = record('cloud_ip', { id: 'cip-new01', status: 'mapping', server: 'srv-web01' });
    const entities = [{ kind: 'cloud_ip', id: ip.id, record: ip } as const];
    act(() => {
      store.dispatch(resources.actions.merged({ entities, readAt: Date.now(), full: [] }));
    });
    expect(await within(inStrip('Address')).findByText('Cloud IP being mapped')).toBeVisible();
    expect(within(inStrip('Address')).getByText(/^ssh \w+@ipv6\.srv-web01\./)).toBeVisible();
  });

  test('no ssh line that cannot work: while it is created, and once it has failed', async () => {
    const { router } = await openDetail('srv-make1', 'being-made');
    expect(screen.queryByText(/^ssh /)).toBeNull();
    await act(() => router.navigate(serverPath('srv-fail1')));
    await title('broken');
    expect(screen.queryByText(/^ssh /)).toBeNull();
  });

  test('how busy it is, from what its charts read', async () => {
    const { asked } = await openDetail('srv-nbs01', 'storage-node');
    await waitFor(() => expect(inStrip('CPU')).toHaveTextContent(/^CPU[\d.]+%of 4 cores$/));
    expect(inStrip('Network')).toHaveTextContent(/^Network[\d.]+ \wB\/sin and out$/);
    expect(asked.filter((call) => call.includes('graphql')).length).toBeLessThan(4);
  });

  test('a server that is stopped uses nothing, though its charts still show the last hour', async () => {
    const { provider } = await openDetail('srv-web01', 'web-1');
    await waitFor(() => expect(inStrip('CPU')).toHaveTextContent(/^CPU[\d.]+%/));
    provider.world.server.patch('srv-web01', { status: 'inactive' });
    provider.publish({
      account: 'acc-demo1',
      resource: 'srv-web01',
      action: 'server.stop',
      state: 'completed',
    });
    await waitFor(() => expect(inStrip('CPU')).toHaveTextContent(/^CPU–of/));
    expect(inStrip('Network')).toHaveTextContent(/^Network–in and out$/);
  });

  test('what it costs a month with its volumes, address and snapshots, and an hour', async () => {
    await openDetail('srv-nbs01', 'storage-node');
    await waitFor(async () =>
      expect(await fact('Cost', /^Total £0\.112\d* an hour$/)).toHaveTextContent('£82.00'),
    );
    expect(await fact('Cost', 'Server')).toHaveTextContent('£56.00');
    expect(await fact('Cost', 'Volumes, 240 GB')).toHaveTextContent('£24.00');
    expect(await fact('Cost', 'Cloud IP')).toHaveTextContent('£2.00');
    expect(await fact('Cost', 'Snapshots')).toHaveTextContent('–');
  });

  test('its snapshots cost by their size, estimated', async () => {
    await openDetail('srv-web01', 'web-1');
    await waitFor(async () =>
      expect(await fact('Cost', /^Snapshots, about [\d.]+ GB$/)).toHaveTextContent(/^£0\.\d\d$/),
    );
  });

  test('Windows adds a licence fee, also to a server from an image of its own', async () => {
    await openDetail('srv-web01', 'web-1', {
      prepare: ({ provider: { world } }) => {
        // Only the full record of the image has the licence.
        world.image.patch('img-win22', { name: 'golden', official: false });
        world.server.patch('srv-web01', { image: 'img-win22' });
      },
    });
    await waitFor(async () =>
      expect(await fact('Cost', 'Server with Windows licence')).toHaveTextContent('£34.60'),
    );
  });

  test('without a price list its cost is n/a, and says why', async () => {
    await openDetail('srv-web01', 'web-1', { prepare: withoutPrices });
    await waitFor(async () =>
      expect(await fact('Cost', 'Server')).toHaveTextContent(
        'n/aPricing information for this item is currently unavailable.',
      ),
    );
  });

  test('until the price list has answered no price is called unavailable', async () => {
    await openDetail('srv-web01', 'web-1', {
      prepare: ({ server }) => server.use(http.get('*/pricing.json', () => new Promise(() => {}))),
    });
    await waitFor(async () => expect(await fact('Cost', 'Server')).toHaveTextContent(/^$/));
    expect(screen.queryByText('n/a')).toBeNull();
  });

  test('Windows is reached by Remote Desktop', async () => {
    await openDetail('srv-win01', 'windows-jump');
    expect(await screen.findByText(/^Remote Desktop as/)).toBeVisible();
  });

  test('its settings, each with the way to its editor', async () => {
    await openDetail('srv-nbs01', 'storage-node');
    const settings = within(await card('Settings'));
    await waitFor(() =>
      expect(inStrip('Type')).toHaveTextContent(/^Type8 GB, 4 coresBlock Storage, £56.00 a month$/),
    );
    await waitFor(async () =>
      expect(await fact('Settings', 'Disk')).toHaveTextContent(/encrypted/),
    );
    const links = settings.getAllByRole('link', { name: /^Edit/ });
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Edit Snapshot schedule', serverPath('srv-nbs01', 'snapshots_schedule/')],
      ['Edit Snapshot retention', serverPath('srv-nbs01', 'snapshots_retention/')],
      ['Edit User data', serverPath('srv-nbs01', 'user_data/')],
    ]);
    expect(screen.getByRole('link', { name: 'Edit groups' })).toHaveAttribute(
      'href',
      serverPath('srv-nbs01', 'server_groups/'),
    );
  });

  test('a server started before 20 April 2022 has its type marked', async () => {
    await openDetail('srv-old01', 'old-timer');
    expect(inStrip('Type')).toHaveTextContent(
      'Servers started before 20 April 2022 cannot be resized',
    );
  });

  test('a relative time has its exact time on hover', async () => {
    await openDetail('srv-web01', 'web-1');
    const exact = /^\d+ \w+ \d{4} \d+:\d\d \(.* UTC\)$/;
    const next = await fact('Settings', 'Snapshot schedule');
    expect(within(next as HTMLElement).getByText(/^in \d+ \w+$/)).toHaveAttribute(
      'title',
      expect.stringMatching(exact),
    );
    expect(within(await card('Snapshots')).getAllByText(/ago$/)[0]).toHaveAttribute(
      'title',
      expect.stringMatching(exact),
    );
  });

  test('its volumes, the one that it boots from first', async () => {
    await openDetail('srv-nbs01', 'storage-node');
    const rows = within(await screen.findByRole('table', { name: 'Volumes' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('vol-boot1');
    expect(
      within(rows[1]!).getByRole('button', { name: 'Copy the ID vol-boot1' }),
    ).toBeInTheDocument();
    expect(rows[1]).toHaveTextContent('boot');
    expect(rows[2]).toHaveTextContent('vol-data1');
    expect(within(rows[2]!).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/volumes/vol-data1/'),
    );
  });

  test('on a direct visit, disabled verbs of a volume of an active server say why', async () => {
    const { user } = await openDetail('srv-nbs01', 'storage-node');
    await user.click(await screen.findByRole('button', { name: 'Actions for data' }));
    expect(await screen.findByRole('menuitem', { name: /^Detach/ })).toHaveTextContent(
      'A volume cannot be detached while the Cloud Server is active',
    );
    expect(screen.getByRole('menuitem', { name: /^Make boot volume/ })).toHaveTextContent(
      "The boot volume can't be changed while the Cloud Server is active",
    );
  });

  test('a volume of a server at rest is made the one that it boots from', async () => {
    const { user, provider, sent } = await openDetail('srv-nbs01', 'storage-node', {
      prepare: ({ provider: { world } }) =>
        void world.server.patch('srv-nbs01', { status: 'inactive' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for data' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make boot volume' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Make boot volume' }));
    await waitFor(() => expect(provider.world.volume.get('vol-data1')?.boot).toBe(true));
    expect(sent()).toEqual(['POST /1.0/volumes/vol-data1/attach']);
  });

  test('its metrics first, then its settings and its volumes', async () => {
    await openDetail('srv-nbs01', 'storage-node');
    const metrics = within(await card('Metrics'));
    expect(await metrics.findByRole('button', { name: /^data: Read .*B\/s$/ })).toBeVisible();
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles.join(', ')).toBe(
      'Metrics, Settings, Volumes, Cost, Cloud IPs, Snapshots, Tags, Server groups, Recent activity',
    );
  });

  test('its groups lead to their pages', async () => {
    await openDetail('srv-web01', 'web-1');
    expect(
      await within(await card('Server groups')).findByRole('link', { name: 'web' }),
    ).toHaveAttribute('href', expect.stringContaining('/server_groups/grp-web01/'));
  });
});

describe('states', () => {
  test('an unknown server is not found', async () => {
    await openServers({ at: serverPath('srv-zzzzz') });
    expect(await title('Not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Cloud Servers' })).toHaveAttribute(
      'href',
      SERVERS,
    );
  });

  test("another account's server is not found, and stays in its own", async () => {
    const { router } = await openDetail('srv-web01', 'web-1');
    await act(() => router.navigate('/accounts/acc-trial/servers/srv-web01/'));
    expect(await title('Not found')).toBeVisible();
    expect(screen.queryByText('web-1')).toBeNull();
    await act(() => router.navigate(serverPath('srv-web01')));
    expect(await title('web-1')).toBeVisible();
  });

  test('an id of the wrong shape is not found and not asked for', async () => {
    const { asked } = await openServers({ at: serverPath('srv-toolong') });
    expect(await title('Not found')).toBeVisible();
    expect(asked.filter((call) => call.includes('toolong'))).toEqual([]);
  });

  test('a read that fails says so, and can be tried again', async () => {
    const refusal = { error_name: 'forbidden', errors: ['Not now'] };
    const { user } = await openServers({
      at: serverPath('srv-web01'),
      prepare: ({ server }) =>
        server.use(
          http.get(
            `${nodeOrigin}/1.0/servers/srv-web01`,
            () => HttpResponse.json(refusal, { status: 403, headers: { 'X-Request-Id': 'req-7' } }),
            { once: true },
          ),
        ),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error accessing this Cloud Server');
    expect(alert).toHaveTextContent('The provider answered: Not now');
    expect(alert).toHaveTextContent('Request req-7');
    expect(alert).not.toHaveTextContent('network');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await title('web-1')).toBeVisible();
  });

  test('while it is created, how far that has come and how long it takes', async () => {
    await openDetail('srv-make1', 'being-made');
    const status = within(await card('Status'));
    expect(
      status.getByText(/^This server is being created. This takes about \d+ seconds?\.$/),
    ).toBeVisible();
    const bar = status.getByRole('progressbar', { name: 'Creating being-made' });
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(95);
  });

  test('past the time that was expected it says that, and no more how long it takes', async () => {
    await openDetail('srv-make1', 'being-made', {
      prepare: ({ provider: { world } }) =>
        world.server.patch('srv-make1', {
          created_at: new Date(Date.now() - 180_000).toISOString(),
        }),
    });
    const status = within(await card('Status'));
    expect(
      status.getByText(
        /^This server is still being created. It’s taking longer than the usual \d+ seconds.$/,
      ),
    ).toBeVisible();
    expect(status.queryByText(/takes about/)).toBeNull();
  });

  test('a server that has just become active lingers for 4 s', async () => {
    const page = await openDetail('srv-make1', 'being-made');
    const status = within(await card('Status'));
    vi.useFakeTimers();
    const record = selectRecord(page.store.getState(), 'server', 'srv-make1')!;
    const entities: Entity[] = [
      { kind: 'server', id: record.id, record: { ...record, status: 'active' } },
    ];
    act(() => {
      page.store.dispatch(resources.actions.merged({ entities, readAt: Date.now() + 1 }));
    });
    expect(status.getByText('This server is ready.')).toBeVisible();
    expect(status.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    act(() => void vi.advanceTimersByTime(3999));
    expect(screen.getByRole('region', { name: 'Status' })).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('region', { name: 'Status' })).toBeNull();
  });

  test('a locked server says so, and what it cannot do', async () => {
    await openDetail('srv-lock1', 'build-box');
    expect(await heading('This server is locked')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Activate console' })).toHaveAccessibleDescription(
      'This server is locked; unlock it first',
    );
    expect(screen.getByRole('link', { name: 'Rename' })).toBeVisible();
  });

  test('a failed server says what can still be done', async () => {
    await openDetail('srv-fail1', 'broken');
    expect(await heading('This server has failed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create similar' })).toHaveAttribute(
      'href',
      `${SERVERS}add/?similar=srv-fail1`,
    );
    // It has no snapshot to create one from, and its deletion is no remedy.
    expect(screen.getByText('Create a similar one to replace it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Power' })).toHaveAccessibleDescription(
      /^This server has failed/,
    );
  });

  test('a failing server leads to support, which is told which one', async () => {
    await openDetail('srv-failg', 'faltering');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/accounts/acc-demo1/support/?p=Cloud+Server+srv-failg+is+failing',
    );
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('a failed server is deleted from its menu, and its page is left', async () => {
    const { user, router } = await openDetail('srv-fail1', 'broken');
    await user.click(screen.getByRole('button', { name: 'Actions for broken' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'delete');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(SERVERS));
  });

  test('one solid action, by the state', async () => {
    const { router } = await openDetail('srv-web01', 'web-1');
    const solid = () =>
      [...document.querySelectorAll('[data-variant="primary"]')].map(
        ({ textContent }) => textContent,
      );
    expect(solid()).toEqual(['Activate console']);
    for (const [id, name, action] of [
      ['srv-work1', 'worker', 'Start'],
      ['srv-lock1', 'build-box', 'Unlock'],
      ['srv-fail1', 'broken', 'Create similar'],
    ] as const) {
      await act(() => router.navigate(serverPath(id)));
      await title(name);
      await waitFor(() => expect(solid()).toEqual([action]));
    }
  });

  test('a locked server is unlocked from the note on its state', async () => {
    const { user, provider } = await openDetail('srv-lock1', 'build-box');
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(provider.world.server.get('srv-lock1')?.locked).toBe(false));
  });

  test('a server that is being deleted can no longer be edited', async () => {
    await openDetail('srv-web01', 'web-1', {
      prepare: (node) => node.provider.world.server.patch('srv-web01', { status: 'deleting' }),
    });
    expect(await heading('This server is being deleted')).toBeVisible();
    for (const name of ['Rename', 'Edit User data']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
        'This server is being deleted',
      );
    }
  });
});

describe('verbs', () => {
  test('the panel actions, by their names', async () => {
    const { user } = await openDetail('srv-nbs01', 'storage-node');
    const items = async (menu: string | RegExp) => {
      await user.click(screen.getByRole('button', { name: menu }));
      const words = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      await user.keyboard('{Escape}');
      return words.join(', ');
    };
    for (const name of ['Activate console', 'Create snapshot']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    expect(await items('Power')).toMatch(
      /^Shut down.*, Reboot.*, Start.*, Force off.*, Force reset/,
    );
    expect(await items('Actions for storage-node')).toMatch(
      /Attach volume.*, Create similar.*, Resize.*, Lock.*, Delete/,
    );
  });

  test('Start shows loading for 1 s', async () => {
    const { user, provider } = await openDetail('srv-work1', 'worker');
    const power = screen.getByRole('button', { name: 'Power' });
    await user.click(power);
    const start = await screen.findByRole('menuitem', { name: /^Start/ });
    const busy = watchBusy(power);
    const pressed = Date.now();
    await user.click(start);
    await waitFor(() => expect(provider.world.server.get('srv-work1')?.status).toBe('active'));
    await waitFor(() => expect(busy).toEqual([true, false]));
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(990);
  });

  test('what is not allowed stays in the menu and says why', async () => {
    const { user } = await openDetail('srv-work1', 'worker');
    await user.click(await screen.findByRole('button', { name: 'Power' }));
    const stop = await screen.findByRole('menuitem', { name: /^Force off/ });
    expect(stop).toHaveAttribute('aria-disabled', 'true');
    expect(stop).toHaveTextContent('This server is stopped');
  });
});
