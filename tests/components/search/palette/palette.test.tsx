import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { ACCOUNT, SERVERS } from '../../open-page';
import { button, field, openPalettePage, option, palette, rowsUnder } from './open-palette';

const link = (name: string) => screen.findByRole('link', { name });
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search and commands' })).toBeNull());

describe('the search opens', () => {
  test('from the top bar, with the field ready', async () => {
    const { user, address } = await openPalettePage();
    await user.click(await button());
    expect(await palette()).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(address()).toBe(`${SERVERS}?search=`);
  });

  test.each([
    ['the slash key', '/'],
    ['Ctrl+K', '{Control>}k{/Control}'],
    ['Cmd+K', '{Meta>}k{/Meta}'],
  ])('by %s, and Escape closes it where one was', async (_name, keys) => {
    const { user, address } = await openPalettePage();
    const row = await link('batch-01');
    row.focus();
    await user.keyboard(keys);
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    await user.keyboard('web{Escape}');
    await isClosed();
    expect(address()).toBe(SERVERS);
    expect(row).toHaveFocus();
  });

  test('with ?search=term in the address', async () => {
    await openPalettePage({ at: `${SERVERS}?search=web-1` });
    expect(await field()).toHaveValue('web-1');
    expect(await option(/^web-1 /)).toBeVisible();
  });
});

test('nothing opens while somebody types, nor under what is open over the page', async () => {
  const { user, address } = await openPalettePage();
  await link('batch-01');
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere to type' });
  await user.type(elsewhere, '/?');
  expect(elsewhere).toHaveValue('/?');
  expect(address()).toBe(SERVERS);
  act(() => elsewhere.blur());
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('/{Control>}k{/Control}?');
  expect(screen.getAllByRole('dialog')).toEqual([keys]);
  expect(address()).toBe(SERVERS);
});

test('? lists all keys of the panel', async () => {
  const { user } = await openPalettePage();
  await link('batch-01');
  await user.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(keys.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'On every page',
    'In the search',
    'In a list',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('Ctrl+K', () => {
  test('opens where somebody types, and the focus returns there', async () => {
    const { user, address } = await openPalettePage();
    await link('batch-01');
    const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere to type' });
    await user.type(elsewhere, 'half{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe(SERVERS);
    expect(elsewhere).toHaveFocus();
    expect(elsewhere).toHaveValue('half');
  });
});

describe('one press is one step of the history, however it is made', () => {
  const STOPPED = `${SERVERS}srv-web01/`;

  async function openServer(isStrict = false) {
    const page = await openPalettePage({ at: `${SERVERS}?q=web-1`, isStrict });
    await page.user.click(await link('web-1'));
    await screen.findByRole('heading', { level: 1, name: 'web-1' });
    return page;
  }

  test('in StrictMode, by the first press after a load', async () => {
    const { user, address } = await openServer(true);
    await user.keyboard('/');
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe(STOPPED);
    await user.keyboard('/');
    await user.click(await option(/^Force off/));
    expect(await screen.findByRole('dialog', { name: 'Force off web-1?' })).toBeVisible();
    expect(address()).toBe(STOPPED);
  });

  test('a double click on the button', async () => {
    const { user, address } = await openServer();
    const search = await button();
    act(() => {
      search.click();
      search.click();
    });
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe(STOPPED);
  });

  test('a double click on Close', async () => {
    const { user, address } = await openServer();
    await user.keyboard('/');
    await field();
    const close = within(await palette()).getByRole('button', { name: 'Close' });
    act(() => {
      close.click();
      close.click();
    });
    await isClosed();
    expect(address()).toBe(STOPPED);
  });

  test('a verb that is pressed twice asks once', async () => {
    const { user, address } = await openServer();
    await user.keyboard('/');
    const stop = await option(/^Force off/);
    act(() => {
      stop.click();
      stop.click();
    });
    expect(await screen.findByRole('dialog', { name: 'Force off web-1?' })).toBeVisible();
    await isClosed();
    expect(address()).toBe(STOPPED);
  });
});

describe('what is typed before the field is here', () => {
  test('stands in it, and presses nothing of the page', async () => {
    const { address } = await openPalettePage();
    (await link('batch-01')).focus();
    act(() => {
      // In one go, as before the field's code has come.
      for (const key of ['/', 'w', 'e', 'x', 'Backspace', 'b', 'Enter']) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
        expect(event.defaultPrevented).toBe(true);
      }
    });
    expect(await field()).toHaveValue('web');
    await waitFor(() => expect(address()).toBe(`${SERVERS}?search=web`));
  });
});

describe('the address', () => {
  test('follows what is typed once it rests for 300 ms, and Back closes the search', async () => {
    const { user, address, router } = await openPalettePage();
    await user.click(await button());
    await user.type(await field(), 'web');
    expect(address()).toBe(`${SERVERS}?search=`);
    await waitFor(() => expect(address()).toBe(`${SERVERS}?search=web`));
    expect(router.state.historyAction).toBe('REPLACE');
    await act(() => router.navigate(-1));
    await isClosed();
    expect(address()).toBe(SERVERS);
  });

  test('keeps the rest of the query, and its place in the list', async () => {
    const { user, address } = await openPalettePage({ at: `${SERVERS}?q=batch&page=2` });
    await link('batch-11');
    await user.keyboard('/');
    await field();
    expect(address()).toBe(`${SERVERS}?q=batch&page=2&search=`);
    await user.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe(`${SERVERS}?q=batch&page=2`);
  });

  test('that was opened with a term is without one once it is closed', async () => {
    const { user, address } = await openPalettePage({ at: `${SERVERS}?search=web&q=batch` });
    await field();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe(`${SERVERS}?q=batch`);
  });
});

describe('the keys of the results', () => {
  async function openOn(text: string) {
    const page = await openPalettePage();
    await link('batch-01');
    await page.user.keyboard('/');
    await page.user.type(await field(), text);
    return page;
  }

  test.each([
    ['Tab', '{Tab}'],
    ['the Down arrow', '{ArrowDown}'],
    ['Enter, which runs the search,', '{Enter}'],
  ])('%s moves the focus from the field to them', async (_name, keys) => {
    const { user } = await openOn('web-');
    const first = await option(/^web-1 /);
    await user.keyboard(keys);
    expect(first).toHaveFocus();
    expect(first).toHaveAttribute('aria-selected', 'true');
  });

  test('arrows move through them, and from the first back to the field; what is typed goes there', async () => {
    const { user } = await openOn('web-');
    await option(/^web-1 /);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await option(/^web-2 /)).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getAllByRole('option').at(-1)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option').at(-1)).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(await field()).toHaveFocus();
    await user.keyboard('{ArrowDown}2');
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('web-2');
  });

  test('their numbers start at 100, in the order in which they are tabbed to', async () => {
    await openOn('web-');
    await option(/^web-1 /);
    const numbers = screen.getAllByRole('option').map(({ id }) => Number(/\d+$/.exec(id)?.[0]));
    expect(numbers).toEqual(numbers.map((_, at) => 100 + at));
    const [first, ...others] = screen.getAllByRole('option').map(({ tabIndex }) => tabIndex);
    expect(first).toBe(0);
    expect(new Set(others)).toEqual(new Set([-1]));
  });

  test('Enter opens the one with the focus, in the place of the search', async () => {
    const { user, address, router } = await openOn('web-2');
    await option(/^web-2 /);
    await user.keyboard('{Enter}{Enter}');
    await isClosed();
    await waitFor(() => expect(address()).toBe(`${SERVERS}srv-web02/`));
    await act(() => router.navigate(-1));
    expect(address()).toBe(SERVERS);
  });

  test('a whole id leads straight there', async () => {
    const { user, address } = await openOn('srv-web02');
    await option(/^web-2 /);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`${SERVERS}srv-web02/`));
  });

  test('a result is a link, which can be opened in a new tab', async () => {
    await openOn('web-2');
    expect(await option(/^web-2 /)).toHaveAttribute('href', `${SERVERS}srv-web02/`);
  });

  test('nothing that matches says so', async () => {
    await openOn('nothing-of-that-name');
    expect(await screen.findByText('No results match “nothing-of-that-name”')).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('verbs', () => {
  test('of a found record, with the reason of those that are barred', async () => {
    const { user } = await openPalettePage();
    await link('batch-01');
    await user.keyboard('/');
    await user.type(await field(), 'web-1');
    await option(/^web-1 /);
    const start = within(await screen.findByRole('group', { name: 'web-1' })).getByRole('option', {
      name: /^Start/,
    });
    expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(start).toHaveAccessibleName(/running|active/i);
    await user.click(start);
    expect(await field()).toBeVisible();
  });

  test('Right leads to the verbs of another record, Left back to it', async () => {
    const { user } = await openPalettePage();
    await link('batch-01');
    await user.keyboard('/');
    await user.type(await field(), 'web-');
    await option(/^web-2 /);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const verbs = await screen.findByRole('group', { name: 'web-2' });
    await waitFor(() => expect(within(verbs).getAllByRole('option')[0]).toHaveFocus());
    await user.keyboard('{ArrowLeft}');
    expect(await option(/^web-2 /)).toHaveFocus();
  });

  test('ask as everywhere, and the focus returns to where it was', async () => {
    const { user, address, asked } = await openPalettePage();
    const row = await link('batch-01');
    row.focus();
    await user.keyboard('/');
    await user.type(await field(), 'web-1');
    await option(/^web-1 /);
    await user.click(await option(/^Force off/));
    const question = await screen.findByRole('dialog', { name: 'Force off web-1?' });
    await isClosed();
    expect(address()).toBe(SERVERS);
    await user.click(within(question).getByRole('button', { name: 'Force off' }));
    await waitFor(() => expect(asked).toContain('POST /1.0/servers/srv-web01/stop'));
    await waitFor(() => expect(row).toHaveFocus());
  });

  test("of the page's record are there before anything is typed, and found by their words", async () => {
    const { user } = await openPalettePage({ at: `${SERVERS}srv-web01/` });
    await screen.findByRole('heading', { level: 1, name: 'web-1' });
    await user.keyboard('/');
    await field();
    expect(rowsUnder('web-1')).toContain('Create snapshot');
    await user.type(await field(), 'snapshot');
    await waitFor(() =>
      expect(rowsUnder('web-1')?.every((row) => /snapshot/i.test(row))).toBe(true),
    );
  });

  test('a deletion on its page leads to the list', async () => {
    const { user, address } = await openPalettePage({ at: `${SERVERS}srv-bat05/` });
    await screen.findByRole('heading', { level: 1, name: 'batch-05' });
    await user.keyboard('/');
    await field();
    await user.keyboard('>delete{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Delete');
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: /^Delete / });
    await user.type(within(question).getByRole('textbox'), 'delete');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe(SERVERS));
  });
});

describe('commands', () => {
  async function openCommands(text = '>') {
    const page = await openPalettePage();
    await link('batch-01');
    await page.user.keyboard('/');
    await page.user.type(await field(), text);
    return page;
  }

  test('> shows commands only', async () => {
    await openCommands('>web');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^web-1/ })).toBeNull());
    expect(rowsUnder('Cloud Servers')).toBeUndefined();
  });

  test('of those that fit a search up to five are shown', async () => {
    await openCommands('create');
    await option('Create server');
    expect(rowsUnder('Commands')).toHaveLength(5);
  });

  test('make what an account can have', async () => {
    const { user, address } = await openCommands('>create');
    await option('Create volume');
    expect(rowsUnder('Create')).toEqual([
      'Create server',
      'Create server group',
      'Create Cloud IP',
      'Create load balancer',
      'Create Cloud SQL server',
      'Create volume',
      'Create container',
      'Create repository',
      'Create API Client',
      'Invite a User',
    ]);
    await user.click(await option('Create volume'));
    await waitFor(() => expect(address()).toBe(`/accounts/${ACCOUNT}/volumes/add/`));
  });

  test('go to any page', async () => {
    const { user, address } = await openCommands('>go to invoices');
    await option('Invoices');
    expect(rowsUnder('Go to')).toEqual(['Invoices']);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(address()).toBe(`/accounts/${ACCOUNT}/invoices/`));
  });

  test('choose the theme', async () => {
    const { user, store } = await openCommands('>dark');
    await user.click(await option('Dark theme'));
    await waitFor(() => expect(store.getState().preferences.theme).toBe('dark'));
    await isClosed();
  });

  test.each([
    ['switch', 'Commands'],
    ['>switch', 'Accounts'],
  ])('by %s those come first whose labels say so', async (text, group) => {
    await openCommands(text);
    await screen.findAllByRole('option', { name: /^Switch to / });
    expect(rowsUnder(group)?.[0]).toMatch(/^Switch to /);
    const [first] = screen.getAllByRole('option', { name: /^(Switch to|Accounts)/ });
    expect(first).toHaveAccessibleName(/^Switch to /);
  });

  test('switch the account', async () => {
    const { user, address } = await openCommands('>switch shared');
    await user.click(await option(/^Switch to Shared Works/));
    await waitFor(() => expect(address()).toBe('/accounts/acc-share/'));
  });

  test('copy the id of the record in question', async () => {
    const { user } = await openCommands('web-2');
    await user.click(await option(/^Copy ID/));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('srv-web02'));
  });

  test('help, out and away', async () => {
    const { user, address } = await openCommands('>documentation');
    const documentation = await option('Documentation');
    expect(documentation).toHaveAttribute('href', 'https://example.com/docs/');
    expect(documentation).toHaveAttribute('target', '_blank');
    await user.clear(await field());
    await user.type(await field(), '>show keyboard');
    await user.click(await option('Show keyboard shortcuts'));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await user.keyboard('{Escape}/');
    await user.type(await field(), '>log out');
    await user.click(await option('Log out'));
    await waitFor(() => expect(address()).toBe('/logout/'));
  });
});

test("nothing is read of an account that is not the user's", async () => {
  const { asked } = await openPalettePage({
    at: '/accounts/acc-nope1/?search=web',
    account: 'acc-nope1',
  });
  expect(await screen.findByText('No results match “web”')).toBeVisible();
  expect(asked).not.toContain('GET /1.0/servers');
});

test('what could not be read is told, with what support asks for, and can be read again from the field', async () => {
  const { user, provider, asked } = await openPalettePage({
    at: `/accounts/${ACCOUNT}/volumes/?search=no+such+thing`,
    prepare: ({ provider: { dials } }) => {
      dials.lists = { load_balancers: 'fail-403' };
    },
  });
  const words = 'Error accessing Load Balancers, please check your network connection';
  // The start of the stream reads known lists again, which removes the note for a moment.
  const reads = () => asked.filter((each) => each === 'GET /1.0/load_balancers');
  await waitFor(() => expect(reads()).toHaveLength(2));
  await screen.findByText(words);
  expect(
    await screen.findByText('No results match “no such thing”, but some data couldn’t be searched'),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy details' })).toBeVisible();
  provider.dials.lists = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(await field()).toHaveFocus();
});

describe('verbs, which results would push away, come', () => {
  async function openWhileRead() {
    const page = await openPalettePage({
      at: `${SERVERS}?search=web-1`,
      prepare: ({ provider: { dials } }) => {
        dials.lists = { images: 'slow' };
        dials.slowness = 3_600_000;
      },
    });
    expect(await option(/^web-1 /)).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Force off' })).toBeNull();
    return page;
  }

  test('once every list is read', async () => {
    const { provider } = await openWhileRead();
    provider.dials.slowness = 0;
    expect(await option('Force off')).toBeVisible();
  });

  test('after three seconds where a list does not answer', async () => {
    await openWhileRead();
    const stop = await screen.findByRole('option', { name: 'Force off' }, { timeout: 30_000 });
    expect(stop).toBeVisible();
  });
});

test('a documentation that could not be searched is told where nothing is found', async () => {
  await openPalettePage({
    at: `${SERVERS}?search=no+such+thing`,
    prepare: ({ server }) =>
      server.use(http.get('*/search-index.json', () => HttpResponse.text('<!doctype html>'))),
  });
  const words = 'No results match “no such thing”, but the documentation couldn’t be searched';
  expect(await screen.findByText(words)).toBeVisible();
});

test('a repository goes by its own name, and its verbs are offered on its page', async () => {
  const { user } = await openPalettePage({
    at: `/accounts/${ACCOUNT}/container_registry/container/web_ctrimages/`,
  });
  await screen.findByRole('heading', { level: 1, name: 'web' });
  await user.keyboard('/');
  await field();
  await waitFor(() => expect(rowsUnder('web')).toContain('Browse objects'));
  await user.type(await field(), 'web');
  await waitFor(() => expect(rowsUnder('Container Repositories')?.[0]).toMatch(/^web /));
  expect(rowsUnder('web_ctrimages')).toBeUndefined();
});

test('the empty field shows what was viewed and searched for', async () => {
  const { user } = await openPalettePage();
  await link('batch-01');
  await user.keyboard('/');
  await user.type(await field(), 'web-2');
  await option(/^web-2 /);
  await user.keyboard('{Enter}{Enter}');
  await isClosed();
  await screen.findByRole('heading', { level: 1, name: 'web-2' });
  await user.keyboard('/');
  await field();
  expect(rowsUnder('Previous searches')).toEqual(['web-2']);
  await user.click(await option('web-2'));
  expect(await field()).toHaveValue('web-2');
  expect(await field()).toHaveFocus();
});
