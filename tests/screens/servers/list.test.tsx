import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Entity } from '@/model/decode';
import { resources } from '@/store/resources/resources-state';
import { selectRecord } from '@/store/resources/resources-selectors';
import { watchBusy } from '../../components/watch-busy';
import { openServers, SERVERS } from './open-servers';

const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const found = link.closest('tr');
  if (found === null) throw new Error(`${name} is in no row`);
  return within(found);
};
const open = (query = '') => openServers({ at: `${SERVERS}${query}` });

describe('the list of servers', () => {
  test('its columns', async () => {
    await open();
    await row('batch-01');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.filter((head) => head !== '')).toEqual([
      'Name',
      'Status',
      'Address',
      'Groups',
      'Type',
      'Zone',
      'Created',
      'Actions',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Cloud Servers' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create server' })).toHaveAttribute(
      'href',
      `${SERVERS}add/`,
    );
  });

  test('the cloud IPs have a column of their own once it is chosen', async () => {
    const { user, store } = await open('?q=srv-nbs01');
    await row('storage-node');
    expect(screen.queryByRole('columnheader', { name: 'Cloud IPs' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Cloud IPs' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('columnheader', { name: 'Cloud IPs' })).toBeVisible();
    const server = await row('storage-node');
    expect(server.getByRole('link', { name: /^\d+\.\d+\.\d+\.\d+$/ })).toBeVisible();
    expect(store.getState().preferences.hiddenColumns).toEqual({ server: [] });
  });

  test('a row tells the name, the id, the address, the groups, the type, the zone', async () => {
    await open('?q=srv-nbs01');
    const server = await row('storage-node');
    expect(server.getByText('srv-nbs01')).toBeVisible();
    expect(server.getByText('active')).toBeVisible();
    expect(server.getByText(/^109\.\d+\.\d+\.\d+$/)).toBeVisible();
    expect(server.getByRole('link', { name: 'default' })).toHaveAttribute(
      'href',
      expect.stringContaining('/server_groups/grp-deflt/'),
    );
    expect(server.getByText('8 GB')).toBeVisible();
    expect(server.getByText('4 cores, Block Storage')).toBeVisible();
    expect(server.getByText('Zone A')).toBeVisible();
    expect(server.getByText(/ago$/)).toHaveAttribute('title', expect.stringContaining('UTC'));
  });

  test('the ID of a row can be copied', async () => {
    const { user } = await open('?q=srv-nbs01');
    const server = await row('storage-node');
    await user.click(server.getByRole('button', { name: 'Copy the ID srv-nbs01' }));
    expect(await navigator.clipboard.readText()).toBe('srv-nbs01');
    expect(server.getByRole('button', { name: 'Copied the ID srv-nbs01' })).toBeVisible();
  });

  test('a locked server has its badge', async () => {
    await open('?q=srv-lock1');
    expect((await row('build-box')).getByText('Locked')).toBeInTheDocument();
  });

  test.each([
    ['status=failed', 'broken', 'web-1'],
    ['zone=gb1-b', 'web-2', 'web-1'],
    ['type=8gb.nbs', 'storage-node', 'web-1'],
    ['group=grp-web01', 'web-1', 'storage-node'],
  ])('it can be narrowed by %s', async (query, there, away) => {
    localStorage.setItem('wheelhouse.preferences', JSON.stringify({ pageSize: 100 }));
    await open(`?${query}`);
    expect(await screen.findByRole('link', { name: there })).toBeVisible();
    expect(screen.queryByRole('link', { name: away })).toBeNull();
  });

  test('the types sort by their memory', async () => {
    localStorage.setItem('wheelhouse.preferences', JSON.stringify({ pageSize: 10 }));
    await open('?sort=-type');
    await screen.findAllByRole('row');
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(/\d+ GB/));
    const sizes = screen
      .getAllByRole('row')
      .slice(1)
      .map((each) => Number.parseInt(within(each).getByText(/^\d+ GB$/).textContent ?? ''));
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  });

  test('those that are selected are told with the memory of their types', async () => {
    const { user } = await open('?q=batch-');
    await user.click(await screen.findByRole('checkbox', { name: 'Select batch-01' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select batch-02' }));
    const bar = await screen.findByRole('region', { name: 'Selection' });
    expect(bar).toHaveTextContent(/2 selected\s*\d+ GB RAM/u);
  });

  test('as a grid it shows cards', async () => {
    await open('?view=grid&q=srv-web01');
    const cards = await screen.findByRole('list', { name: 'Cloud Servers' });
    expect(within(cards).getByRole('link', { name: 'web-1' })).toBeVisible();
    expect(within(cards).getByText(/^\d+ GB, \d+ cores?, /)).toBeVisible();
  });

  test('an empty account is told what a server is, and led to create one', async () => {
    await openServers({ at: SERVERS, world: 'empty' });
    expect(await screen.findByText("You don't currently have any Cloud Servers")).toBeVisible();
    expect(screen.getByText(/^Virtual servers, ready in under a minute/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Create server' })).toHaveLength(1);
  });
});

describe('while a server is created', () => {
  test('its row shows how far it has come, and lingers 4 s when it is there', async () => {
    const { store } = await open('?q=srv-make1');
    const server = await row('being-made');
    const bar = server.getByRole('progressbar', { name: 'Creating being-made' });
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(95);

    vi.useFakeTimers();
    const record = selectRecord(store.getState(), 'server', 'srv-make1')!;
    const entities: Entity[] = [
      { kind: 'server', id: record.id, record: { ...record, status: 'active' } },
    ];
    act(() => void store.dispatch(resources.actions.merged({ entities, readAt: Date.now() + 1 })));
    expect(server.getByText('active')).toBeVisible();
    expect(server.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    act(() => void vi.advanceTimersByTime(4000));
    expect(server.queryByRole('progressbar')).toBeNull();
  });
});

test('Start from a row shows loading for 1 s', async () => {
  const { user, provider } = await open('?q=srv-work1');
  const menu = (await row('worker')).getByRole('button', { name: 'Actions for worker' });
  await user.click(menu);
  const start = await screen.findByRole('menuitem', { name: /^Start/ });
  const busy = watchBusy(menu);
  const pressed = Date.now();
  await user.click(start);
  await waitFor(() => expect(provider.world.server.get('srv-work1')?.status).toBe('active'));
  await waitFor(() => expect(busy).toEqual([true, false]));
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(990);
});

test('counts by status stand above the rows, and each shows its own', async () => {
  const { user, router } = await open();
  const strip = within(await screen.findByRole('group', { name: 'Filter by Status' }));
  await row('batch-01');
  expect(strip.getAllByRole('button').map((entry) => entry.textContent)).toEqual([
    'All 27',
    'Failed 2',
    'Changing 2',
    'Inactive 5',
    'Unavailable 1',
    'Active 17',
  ]);
  await user.click(strip.getByRole('button', { name: /^Failed/ }));
  await row('broken');
  expect(router.state.location.search).toBe('?status=failed');
  expect(screen.getByText('2 of 27')).toBeVisible();
  await user.keyboard('{Shift>}');
  await user.click(strip.getByRole('button', { name: /^Changing/ }));
  await user.keyboard('{/Shift}');
  await waitFor(() => expect(router.state.location.search).toBe('?status=failed&status=changing'));
  await user.click(strip.getByRole('button', { name: /^All/ }));
  await row('batch-01');
  expect(router.state.location.search).toBe('');
});
