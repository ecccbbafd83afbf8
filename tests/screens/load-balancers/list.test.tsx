import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { ACCOUNT } from '../../components/open-page';
import { BALANCERS, openBalancers } from './open-load-balancers';

const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^(Select )?${name}`) }));
const at = (query: string) => `${BALANCERS}?${query}`;

test('what it is called, how it is, where it is reached, its servers, certificate and ports', async () => {
  await openBalancers({ at: at('q=lba-front') });
  const cells = await row('front');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Name',
      'Status',
      'Cloud IPs',
      'Servers',
      'Certificate',
      'Listeners',
      'Created',
    ]),
  );
  expect(cells.getByText('active')).toBeVisible();
  expect(cells.getByRole('link', { name: 'web-1' })).toBeVisible();
  expect(cells.getByText('80, 443')).toBeVisible();
  expect(cells.getByText('HTTP, HTTPS')).toBeVisible();
});

test.each([
  ['tickets', 'expires in 10 days'],
  ['archive', 'expired 3 days ago'],
])('the certificate of %s %s, which its own read alone tells', async (name, words) => {
  await openBalancers({ at: at(`q=${name}`) });
  const cells = await row(name);
  expect(await cells.findByText(words)).toBeVisible();
  expect(cells.getByText(`Certificate ${words}`)).toBeInTheDocument();
});

test('what has no HTTPS listener is not asked for its certificate', async () => {
  const { provider } = await openBalancers({ at: at('q=lba-queue') });
  await row('lba-queue');
  expect(provider.world.load_balancer.need('lba-queue').listeners).toHaveLength(1);
  expect(screen.queryByText(/certificate (expires|expired)/i)).toBeNull();
});

test('full records are read four at a time, each once, and what is awaited is told', async () => {
  const released: (() => void)[] = [];
  const reads: string[] = [];
  await openBalancers({
    at: at('protocol=https'),
    prepare: ({ server }) => {
      server.use(
        http.get('*/1.0/load_balancers/:id', async ({ params }) => {
          reads.push(String(params.id));
          await new Promise<void>((resolve) => released.push(resolve));
          return undefined;
        }),
      );
    },
  });
  await waitFor(() => expect(reads).toHaveLength(4));
  const waiting = screen.getAllByText('loading…').length;
  expect(waiting).toBeGreaterThan(4);
  released.shift()?.();
  await waitFor(() => expect(reads).toHaveLength(5));
  expect(released).toHaveLength(4);
  await waitFor(() => expect(screen.getAllByText('loading…')).toHaveLength(waiting - 1));
  while (reads.length < waiting) {
    const before = reads.length;
    released.shift()?.();
    await waitFor(() => expect(reads.length).toBeGreaterThan(before));
  }
  for (const release of released) release();
  await waitFor(() => expect(screen.queryByText('loading…')).toBeNull());
  expect(new Set(reads).size).toBe(waiting);
  expect(reads).toHaveLength(waiting);
});

test('a record that could not be read says so in its row', async () => {
  await openBalancers({
    at: at('q=lba-front'),
    prepare: ({ server }) => {
      server.use(
        http.get('*/1.0/load_balancers/lba-front', () =>
          HttpResponse.json({ errors: ['Not now'] }, { status: 403 }),
        ),
      );
    },
  });
  expect(await (await row('front')).findByText('couldn’t load')).toBeVisible();
});

test.each([
  ['status=failed', 'broken'],
  ['protocol=tcp', 'lba-queue'],
  ['policy=source-address', 'lba-queue'],
  ['servers=none', 'new-shop'],
  ['q=web-2', 'archive'],
])('the list is narrowed by %s', async (query, name) => {
  await openBalancers({ at: at(query) });
  await row(name);
  expect(screen.queryByRole('link', { name: 'blog' })).toBeNull();
});

test('the grid shows the same on cards', async () => {
  await openBalancers({ at: at('view=grid&q=lba-block') });
  const cards = within(await screen.findByRole('list', { name: 'Load Balancers' }));
  expect(cards.getByRole('link', { name: 'blog' })).toBeVisible();
  expect(cards.getByRole('link', { name: 'web-1' })).toBeVisible();
  expect(cards.getByText('80 → 80 HTTP, 443 → 80 HTTPS')).toBeVisible();
});

test('many are deleted at once, after the typed word and what becomes of their addresses', async () => {
  const { user, sent } = await openBalancers({ at: at('q=lba-&sort=name') });
  await user.click((await row('archive')).getByRole('checkbox'));
  await user.click((await row('blog')).getByRole('checkbox'));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getAllByText(/stays and becomes unmapped/)).toHaveLength(2);
  await user.type(asked.getByRole('textbox'), 'delete');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await asked.findAllByText(/done/i);
  expect(sent().toSorted()).toEqual([
    'DELETE /1.0/load_balancers/lba-block',
    'DELETE /1.0/load_balancers/lba-lapse',
  ]);
});

test('an account without any is told what they are for', async () => {
  await openBalancers({ at: BALANCERS, world: 'empty' });
  expect(await screen.findByText("You don't currently have any Load Balancers")).toBeVisible();
  expect(screen.getByText(/It skips servers that are down/)).toBeVisible();
});

test('at the limit the list says so, with the way to more', async () => {
  const { store } = await openBalancers({
    at: BALANCERS,
    prepare: ({ provider }) => {
      provider.world.account.patch('acc-demo1', { load_balancers_limit: 1 });
    },
  });
  store.dispatch(
    resources.actions.recordRequested({ kind: 'account', id: ACCOUNT, account: ACCOUNT }),
  );
  expect(await screen.findByText('Your account has no more Load Balancers left')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request increase' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/settings\/increase\/load_balancer\/\?more=1$/),
  );
});
