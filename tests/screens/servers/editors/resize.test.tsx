import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { record } from '../../../model/build';
import type { ScreenOptions } from '../../open-screens';
import { withoutPrices } from '../../without-prices';
import { openServers, serverPath } from '../open-servers';
import { openEditor } from './open-editor';

type Prepare = NonNullable<ScreenOptions['prepare']>;
type Server = Parameters<Parameters<Prepare>[0]['provider']['world']['server']['patch']>[1];

const STOPPED = { status: 'inactive' } as const;
const type = (handle: string) =>
  screen.findByRole('radio', { name: new RegExp(handle.replace('.', '\\.')) });

/** The resize of web-1, a running server of 2 GB with a disk of 60 GB. */
const open = (changes: Partial<Server> = {}, more?: Prepare) =>
  openEditor('srv-web01', 'resize', {
    prepare: (node) => {
      node.provider.world.server.patch('srv-web01', changes);
      more?.(node);
    },
  });

async function reason(handle: string): Promise<string> {
  const radio = await type(handle);
  return (radio.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

test('a server whose type could not be read is not resized, and it is said why', async () => {
  const { dialog } = await open({ name: 'unreadable server_type' });
  expect(dialog).toHaveTextContent('This can’t be resized: couldn’t load its current value');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a server of which it could not be read when it was started is not resized', async () => {
  const { dialog } = await open({ name: 'unreadable started_at' });
  expect(dialog).toHaveTextContent('Couldn’t load the start time of this server');
  expect(screen.queryByRole('radio')).toBeNull();
});

describe('why a type cannot be chosen', () => {
  test('it is the current one, or has a smaller local disk', async () => {
    await open(STOPPED);
    expect(await reason('2gb.ssd')).toBe('This is the current type');
    expect(await reason('1gb.ssd')).toBe('You cannot reduce the size of the server');
    expect(await reason('4gb.ssd')).toBe('');
  });

  test('a running server must be stopped before it can be made larger', async () => {
    const { user, save, asked } = await open();
    expect(await reason('4gb.ssd')).toBe('');
    expect(screen.getByText('web-1 must be off to change its RAM.')).toBeVisible();
    await user.click(await type('4gb.ssd'));
    const larger = 'Server must be stopped before it can be made larger';
    expect(screen.getByText('After').closest('div')).toHaveTextContent(larger);
    await save('Resize');
    await waitFor(() => expect(screen.getAllByText(larger)).toHaveLength(2));
    expect(asked.filter((call) => call.startsWith('POST') && call.includes('srv-web01'))).toEqual(
      [],
    );
  });

  test('a running server must be stopped before it can be made smaller', async () => {
    const { user } = await openEditor('srv-nbs01', 'resize');
    await user.click(await screen.findByRole('button', { name: /^Block Storage/ }));
    await user.click(await type('4gb.nbs'));
    expect(screen.getByText('After').closest('div')).toHaveTextContent(
      'Server must be stopped before it can be made smaller',
    );
  });

  test('not that it has the other kind of storage', async () => {
    const { user } = await openEditor('srv-nbs01', 'resize', {
      prepare: ({ provider: { world } }) => void world.server.patch('srv-nbs01', STOPPED),
    });
    await user.click(await screen.findByRole('button', { name: 'Local SSD' }));
    expect(await reason('8gb.ssd')).toBe('');
  });

  test('the account has not enough memory left', async () => {
    await open(STOPPED, ({ provider: { world } }) => {
      world.account.patch('acc-demo1', { ram_limit: 1024 });
    });
    await waitFor(async () =>
      expect(await reason('4gb.ssd')).toBe(
        'Your account does not have enough memory left for this type',
      ),
    );
  });

  test("the image needs more memory, which only the image's own record tells", async () => {
    await open(STOPPED, ({ provider: { world } }) => {
      world.image.patch('img-ubu24', { min_ram: 4096 });
    });
    await waitFor(async () =>
      expect(await reason('2gb.std')).toBe(
        'The image of this server needs at least 4 GB of memory',
      ),
    );
  });

  test('such a type stays unchosen when it is pressed', async () => {
    const { user } = await open();
    await user.click(await type('1gb.ssd'));
    expect(await type('1gb.ssd')).not.toBeChecked();
  });
});

describe('whether a server can be resized at all', () => {
  test('not when it was started before 20 April 2022', async () => {
    const { dialog } = await openEditor('srv-old01', 'resize');
    expect(
      await within(dialog).findByText('Servers started before 20 April 2022 cannot be resized'),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('not when it is locked, and the menu of its page says so', async () => {
    const { user } = await openServers({ at: serverPath('srv-lock1') });
    await user.click(await screen.findByRole('button', { name: 'Actions for build-box' }));
    expect(await screen.findByRole('menuitem', { name: /^Resize/ })).toHaveTextContent(
      'This server is locked; unlock it first',
    );
  });

  test('an active one can be: the menu of its page leads there', async () => {
    const { user } = await openServers({ at: serverPath('srv-web01') });
    await user.click(await screen.findByRole('button', { name: 'Actions for web-1' }));
    expect(await screen.findByRole('menuitem', { name: 'Resize' })).toHaveAttribute(
      'href',
      serverPath('srv-web01', 'resize/'),
    );
  });
});

describe("'Request increase'", () => {
  const note = 'Your account does not have enough memory left for some server types';

  test('leads to a higher limit where types are beyond the memory that is left', async () => {
    await open(STOPPED, ({ provider: { world } }) => {
      world.account.patch('acc-demo1', { ram_limit: 1024 });
    });
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request increase' })).toHaveAttribute(
      'href',
      '/accounts/acc-demo1/settings/increase/server/?more=2',
    );
  });

  test('is not there where every type fits', async () => {
    await open(STOPPED);
    expect(await reason('4gb.ssd')).toBe('');
    expect(screen.queryByRole('link', { name: 'Request increase' })).toBeNull();
  });
});

test("'You must select a new server type'", async () => {
  const { save, asked } = await open();
  await type('2gb.std');
  await save('Resize');
  expect(await screen.findByText('You must select a new server type')).toBeVisible();
  expect(asked.filter((call) => call.includes('/resize'))).toEqual([]);
});

test('the types stand in their tabs, each with its price', async () => {
  const { user } = await open();
  expect(await screen.findByRole('button', { name: 'Local SSD' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const row = (await type('2gb.ssd')).closest('tr');
  await waitFor(() => expect(row).toHaveTextContent(/^2 GB2gb\.ssd.*260 GB20\.000\.0274$/));
  await user.click(screen.getByRole('button', { name: 'Block Storage beta' }));
  expect(await type('8gb.nbs')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /2gb\.ssd/ })).toBeNull();
});

test('a Windows server has its licence in both prices', async () => {
  const { user } = await openEditor('srv-win01', 'resize', {
    prepare: ({ provider: { world } }) => void world.server.patch('srv-win01', STOPPED),
  });
  await user.click(await type('8gb.ssd'));
  const summary = (label: string) => screen.getByText(label).closest('div');
  await waitFor(() => expect(summary('Now')).toHaveTextContent('£54.60 a month'));
  expect(summary('After')).toHaveTextContent('£94.60 a month, £0.1296 an hour with licence');
});

test('without a price list each type is n/a, and says why', async () => {
  const { user } = await open(STOPPED, withoutPrices);
  const why = 'n/aPricing information for this item is currently unavailable.';
  const row = (await type('4gb.ssd')).closest('tr');
  await waitFor(() => expect(row).toHaveTextContent(why));
  await user.click(await type('4gb.ssd'));
  expect(screen.getByText('After').closest('div')).toHaveTextContent(why);
});

test('what can no longer be chosen has its reason for a price', async () => {
  const { user, store } = await open(STOPPED);
  await user.click(await type('4gb.ssd'));
  const after = screen.getByText('After').closest('div');
  await waitFor(() => expect(after).toHaveTextContent('£40.00 a month'));
  const running = record('server', { id: 'srv-web01', status: 'active' });
  const entities = [{ kind: 'server' as const, id: running.id, record: running }];
  act(() => void store.dispatch(resources.actions.merged({ entities, readAt: Date.now() + 1 })));
  await waitFor(() =>
    expect(after).toHaveTextContent('Server must be stopped before it can be made larger'),
  );
  expect(after).not.toHaveTextContent('£');
});

test('types that could not be read are not said to be none', async () => {
  await open(STOPPED, ({ server }) =>
    server.use(
      http.get('*/server_types', () => HttpResponse.json({ errors: ['Not now'] }, { status: 403 })),
    ),
  );
  const name = 'Error accessing Server Types, please check your network connection';
  await waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());
  expect(screen.queryByText('No server types in this tab')).toBeNull();
});

test('types without a kind of storage are found', async () => {
  const ssd = { status: 'available', ram: 2048, cores: 2 };
  await open(STOPPED, ({ server }) =>
    server.use(
      http.get('*/servers/srv-web01', () =>
        HttpResponse.json({ id: 'srv-web01', status: 'inactive', server_type: 'typ-ssd02' }),
      ),
      http.get('*/servers', () => HttpResponse.json([])),
      http.get('*/server_types', () =>
        HttpResponse.json([
          { ...ssd, id: 'typ-ssd02', handle: '2gb.ssd', disk_size: 61_440 },
          { ...ssd, id: 'typ-ssd04', handle: '4gb.ssd', ram: 4096, disk_size: 122_880 },
        ]),
      ),
    ),
  );
  expect(await reason('4gb.ssd')).toBe('');
  expect(screen.getByText('Now').closest('div')).toHaveTextContent('2 GB, 2 cores, 60 GB disk');
});

test('the server becomes the chosen type', async () => {
  const { user, save, closed, asked, row } = await open(STOPPED);
  await user.click(await type('4gb.ssd'));
  expect(screen.getByText('After').closest('div')).toHaveTextContent('4 GB, 2 cores, 120 GB SSD');
  await save('Resize');
  await closed();
  expect(asked).toContain('POST /1.0/servers/srv-web01/resize');
  await waitFor(() => expect(row().server_type).toBe('typ-ssd04'));
});

const posts = (asked: readonly string[]) =>
  asked.filter((call) => call.startsWith('POST /1.0/servers/srv-web01/'));

test('a running one is shut down, resized and started again, as one task', async () => {
  const { user, save, closed, asked, row } = await open();
  await user.click(await type('4gb.ssd'));
  await user.click(screen.getByRole('checkbox', { name: 'Shut down, resize and start again' }));
  expect(screen.getByText('After').closest('div')).toHaveTextContent('4 GB, 2 cores, 120 GB SSD');
  await save('Resize');
  await closed();
  await waitFor(() => expect(row()).toMatchObject({ server_type: 'typ-ssd04', status: 'active' }), {
    timeout: 20_000,
  });
  expect(posts(asked)).toEqual(
    ['shutdown', 'resize', 'start'].map((each) => `POST /1.0/servers/srv-web01/${each}`),
  );
});

test('one that could not be resized after its shutdown stays off, and it is said what was done', async () => {
  const { user, save, closed, asked, row, store } = await open({}, ({ server }) =>
    server.use(
      http.post('*/servers/srv-web01/resize', () =>
        HttpResponse.json({ errors: ['Not now'] }, { status: 422 }),
      ),
    ),
  );
  await user.click(await type('4gb.ssd'));
  await user.click(screen.getByRole('checkbox', { name: 'Shut down, resize and start again' }));
  await save('Resize');
  await closed();
  await waitFor(
    () =>
      expect(selectToasts(store.getState()).map(({ message }) => message)).toContain(
        'web-1 got a shutdown signal but wasn’t resized or started again',
      ),
    { timeout: 20_000 },
  );
  expect(row()).toMatchObject({ server_type: 'typ-ssd02', status: 'inactive' });
  expect(posts(asked).map((each) => each.split('/').at(-1))).toEqual(['shutdown', 'resize']);
});

test('without room on the host there is a dialog with a request to support, and the choice stays', async () => {
  const { user, save } = await open({ ...STOPPED, name: 'later fail-capacity' });
  await user.click(await type('4gb.ssd'));
  await save('Resize');
  const dialog = await screen.findByRole('dialog', { name: 'Automatic Resize Failed' });
  expect(
    within(dialog).getByText("We're unable to complete the resize automatically right now"),
  ).toBeVisible();
  const link = within(dialog).getByRole('link', { name: 'Contact support' });
  const message = new URL((link as HTMLAnchorElement).href).searchParams.get('p');
  expect(message).toContain('srv-web01');
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(await type('4gb.ssd')).toBeChecked();
});
