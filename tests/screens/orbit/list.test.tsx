import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { containerPath, kept, openOrbit, ORBIT, withContainer } from './open-orbit';

const row = async (name: string) => {
  const [link] = await screen.findAllByRole('link', { name });
  return within(link!.closest('tr')!);
};
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).getAllByRole('link')[0]!.textContent);

test('the columns: name, last modified, bytes and count, with both of its links', async () => {
  await openOrbit({ at: ORBIT });
  const cells = await row('assets');
  for (const label of ['Name', 'Last modified', 'Size', 'Objects']) {
    expect(screen.getByRole('columnheader', { name: new RegExp(`^${label}`) })).toBeVisible();
  }
  expect(cells.getByRole('link', { name: 'assets' })).toHaveAttribute(
    'href',
    containerPath('assets'),
  );
  expect(cells.getByRole('link', { name: '7 objects of assets' })).toHaveAttribute(
    'href',
    containerPath('assets', 'objects'),
  );
  expect(cells.getByText('1.61 MB')).toBeVisible();
  expect(cells.getByText('3 days ago')).toBeVisible();
});

test('the account’s totals stand above the list', async () => {
  await openOrbit({ at: ORBIT });
  expect(await screen.findByText('25 GB in 152 objects and 8 containers')).toBeVisible();
});

test('counts that are not told are not said to be none', async () => {
  await openOrbit({
    at: ORBIT,
    prepare: ({ server }) =>
      server.use(
        http.head('*/v1/:account', () => {
          const headers = { 'X-Account-Bytes-Used': '2097152', 'X-Account-Object-Count': 'NaN' };
          return new HttpResponse(null, { status: 204, headers });
        }),
      ),
  });
  expect(await screen.findByText('2 MB')).toBeVisible();
  expect(screen.queryByText(/\b0 (?:objects|containers)/u)).toBeNull();
});

test('totals that could not be read say so, and are read again', async () => {
  const { user, provider } = await openOrbit({
    at: ORBIT,
    dials: { storage: { 'head-account': 'fail-403' } },
  });
  await screen.findByText('Couldn’t load the totals');
  provider.dials.storage = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^25 GB in/)).toBeVisible();
});

test.each([
  ['last_modified', 'new'],
  ['bytes', 'backups'],
  ['count', 'web_ctrimages'],
])('the list is sorted by %s', async (column, first) => {
  await openOrbit({
    at: `${ORBIT}?sort=-${column}`,
    prepare: (node) => {
      withContainer('new')(node);
      kept(node).get('new')!.changedAt = Date.now() * 100;
    },
  });
  await row('assets');
  await waitFor(() => expect(names()[0]).toBe(first));
});

test.each([
  ['q=odd', 'odd names'],
  ['q=registry', 'web_ctrimages'],
  ['type=repository', 'web_ctrimages'],
  ['type=images', 'images'],
  ['contents=none', 'empty one'],
])('the list is narrowed by %s', async (query, name) => {
  await openOrbit({ at: `${ORBIT}?${query}`, prepare: withContainer('empty one') });
  await row(name);
  expect(screen.queryByRole('link', { name: 'assets' })).toBeNull();
});

test('what is no customer’s own is said below its name', async () => {
  await openOrbit({ at: ORBIT });
  expect((await row('images')).getByText('Images and snapshots')).toBeVisible();
  expect((await row('web_ctrimages')).getByText('Registry repository')).toBeVisible();
});

test.each(['..', '\ud800 half a sign'])(
  'one that no browser reaches is told, and leads nowhere: %j',
  async (name) => {
    await openOrbit({ at: ORBIT, prepare: withContainer(name) });
    await row('assets');
    const cells = within(screen.getByText(name).closest('tr')!);
    expect(cells.getByText('Not reachable from a browser')).toBeVisible();
    expect(cells.queryByRole('link')).toBeNull();
  },
);

test('the grid shows the same on cards', async () => {
  await openOrbit({ at: `${ORBIT}?view=grid&q=backups` });
  await screen.findByRole('link', { name: 'backups' });
  const cards = within(screen.getByRole('list', { name: 'Orbit' }));
  expect(cards.getByText('14.93 GB')).toBeVisible();
  expect(cards.getByRole('link', { name: '2 objects of backups' })).toBeVisible();
});

test('an account without containers is told what Orbit is for', async () => {
  await openOrbit({ at: ORBIT, world: 'empty' });
  expect(await screen.findByText(/^You don't currently have any/)).toBeVisible();
  expect(screen.getByText(/^Orbit stores files of any kind/)).toBeVisible();
});

test('a list that could not be read says so, and is read again', async () => {
  const { user, provider } = await openOrbit({
    at: ORBIT,
    dials: { storage: { 'get-account': 'fail-403' } },
  });
  expect(
    await screen.findByText(/^Error accessing Orbit Containers, please check your network/),
  ).toBeVisible();
  provider.dials.storage = {};
  await user.click(screen.getByRole('button', { name: /try again/i }));
  await row('assets');
});

test('many are deleted at once; those with objects are left out, and say why', async () => {
  const { user, stored } = await openOrbit({
    at: ORBIT,
    prepare: (node) => {
      withContainer('empty 1')(node);
      withContainer('empty 2')(node);
    },
  });
  for (const name of ['assets', 'empty 1', 'empty 2']) {
    await user.click((await row(name)).getByRole('checkbox'));
  }
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Cannot delete assets while it has objects.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Type delete to confirm' }), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText('All 2 done.');
  expect(stored().toSorted()).toEqual([
    'DELETE /v1/acc-demo1/empty%201',
    'DELETE /v1/acc-demo1/empty%202',
  ]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'empty 1' })).toBeNull());
});
