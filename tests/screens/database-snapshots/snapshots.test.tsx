import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSnapshots, SNAPSHOTS } from './open-snapshots';

beforeEach(() => {
  localStorage.setItem('wheelhouse.preferences', JSON.stringify({ pageSize: 100 }));
});

const open = (rest = '') => openSnapshots({ at: `${SNAPSHOTS}${rest}` });
const row = async (name: string) => {
  const found = (await screen.findByRole('link', { name })).closest('tr');
  if (found === null) throw new Error(`${name} is in no row`);
  return within(found);
};
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('the list of database snapshots', () => {
  test('tells status, engine, source and size', async () => {
    await open();
    const nightly = await row('Snapshot of dbs-oldv1');
    expect(nightly.getByText('available')).toBeVisible();
    expect(nightly.getByText('MySQL 5.7')).toBeVisible();
    expect(nightly.getByText('Scheduled')).toBeInTheDocument();
    // 20,480 MiB on the wire.
    expect(nightly.getByText('20 GB')).toBeVisible();
  });

  test('shows every status, and a bar for what is being created', async () => {
    await open();
    await row('brought along');
    for (const status of ['available', 'creating', 'failed', 'deleting']) {
      expect(screen.getAllByText(status)[0]).toBeVisible();
    }
    expect(screen.getByRole('progressbar', { name: 'Creating being-made' })).toBeVisible();
  });

  test('of a selection only what is available is deleted', async () => {
    const { user } = await open('?q=dbi-faild');
    await row('broken');
    await user.click(screen.getAllByRole('checkbox').at(-1)!);
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    expect(bar.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      'This snapshot has failed',
    );
  });
});

describe('the page of a database snapshot', () => {
  test('tells engine, source and size, and leads to a server made of it', async () => {
    await open('dbi-auto1/');
    await screen.findByRole('heading', { level: 1, name: 'Snapshot of dbs-oldv1' });
    expect(fact('Engine')).toHaveTextContent('MySQL 5.7');
    await waitFor(() => expect(fact('Source')).toHaveTextContent('legacy'));
    expect(fact('Size')).toHaveTextContent('20 GB');
    expect(screen.getByRole('link', { name: 'Create server from snapshot' })).toHaveAttribute(
      'href',
      '/accounts/acc-demo1/database_servers/add/?image=dbi-auto1',
    );
  });

  test('a size of 0 of a finished one is not known, and its price neither', async () => {
    await openSnapshots({
      at: `${SNAPSHOTS}dbi-auto1/`,
      prepare: ({ provider: { world } }) => {
        world.database_snapshot.patch('dbi-auto1', { size: 0 });
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Snapshot of dbs-oldv1' });
    await waitFor(() => expect(fact('Size')).toHaveTextContent('–'));
    const cost = screen.getByRole('region', { name: 'Cost' });
    await waitFor(() => expect(cost).toHaveTextContent(/Snapshot\s*–$/));
  });

  test('its description is edited while it is available', async () => {
    const { user, router } = await open('dbi-once1/');
    await user.click(await screen.findByRole('link', { name: 'Edit Description' }));
    const field = await screen.findByRole('textbox', { name: /^Description/ });
    await user.clear(field);
    await user.type(field, 'Keep it');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${SNAPSHOTS}dbi-once1/`));
    expect(await screen.findByText('Keep it')).toBeVisible();
  });

  test.each([
    ['dbi-creat', 'This snapshot is still being created'],
    ['dbi-faild', 'This snapshot has failed'],
  ])('and not while it is not: %s', async (id, reason) => {
    await open(`${id}/`);
    expect(
      await screen.findByRole('button', { name: 'Edit Description' }),
    ).toHaveAccessibleDescription(reason);
  });

  test('one whose server is gone still names it, one without says none', async () => {
    await open('dbi-orpha/');
    await screen.findByRole('heading', { level: 1, name: 'brought along' });
    expect(fact('Source')).toHaveTextContent('none');
  });

  test('a locked one says so, and is unlocked by a press', async () => {
    const { user } = await open('dbi-locke/');
    expect(await screen.findByText('This snapshot is locked')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(screen.queryByText('This snapshot is locked')).toBeNull());
  });
});
