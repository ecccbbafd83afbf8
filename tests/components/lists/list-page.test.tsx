import { nodeOrigin } from '@mocks/node';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preferences } from '@/store/preferences/preferences-slice';
import { selectRecordStatus } from '@/store/resources/resources-selectors';
import { holdAnswer } from '../../hold-answer';
import { ACCOUNT, openPage, SERVERS } from '../open-page';
import { ServerList } from './server-list';

const page = <ServerList />;
const link = (name: string) => screen.findByRole('link', { name });
const filter = () => screen.findByRole('searchbox', { name: /^Filter/ });
/** Reads a file as text; jsdom's has no `text()`. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });
}

const names = () =>
  screen.getAllByRole('row').flatMap((row) => {
    const found = within(row).queryByRole('link');
    return found === null ? [] : [found.textContent];
  });

// Few enough for several pages.
beforeEach(() => {
  localStorage.setItem('wheelhouse.preferences', JSON.stringify({ pageSize: 10 }));
});

describe('what a list says', () => {
  test('rows are links to their records, as many to a page as were chosen', async () => {
    await openPage({ page });
    expect(await link('batch-01')).toHaveAttribute('href', `${SERVERS}srv-bat01/`);
    expect(names()).toHaveLength(10);
    expect(screen.getByRole('table', { name: 'Cloud Servers' })).toBeVisible();
    expect(screen.getByText('1–10 of 27')).toBeVisible();
    expect(screen.getByText(/^Updated/)).toBeVisible();
  });

  test('names are cut at 50 characters', async () => {
    await openPage({ page, at: `${SERVERS}?q=srv-long1` });
    expect(await screen.findByTitle(/longer-than-fifty-characters-allow$/)).toHaveTextContent(
      /^a-server-whose-name-is-rather-longer-than-fifty-ch…$/,
    );
  });

  test('an empty list', async () => {
    await openPage({ page, world: 'empty' });
    const words = "You don't currently have any Cloud Servers";
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create server' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('a list where nothing matches, and the way back', async () => {
    const user = userEvent.setup();
    await openPage({ page, at: `${SERVERS}?q=nothing-like-it` });
    const words = 'No Cloud Servers match "nothing-like-it"';
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await link('batch-01')).toBeVisible();
  });

  test('nothing matches the selected filters', async () => {
    await openPage({ page, at: `${SERVERS}?status=deleted` });
    const words = 'No Cloud Servers match selected filters';
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  });

  test('a list that cannot be read, and trying again', async () => {
    const user = userEvent.setup();
    const { provider } = await openPage({ page, dials: { lists: { servers: 'fail-500' } } });
    expect(
      await screen.findByRole('heading', {
        name: 'Error accessing Cloud Servers, please check your network connection',
      }),
    ).toBeVisible();
    // The provider did answer, so the connection is not at fault, and the failure may pass.
    expect(
      screen.getByText(
        'Your network connection works. The provider answered: Something went wrong at our end',
      ),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Copy the request ID' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Trying again in \d s$/);
    provider.dials.lists = {};
    await user.click(screen.getByRole('button', { name: 'Try again now' }));
    expect(await link('batch-01')).toBeVisible();
  });

  test('while a list is read again its rows stay, and it is busy', async () => {
    const user = userEvent.setup();
    const { server } = await openPage({ page });
    await link('batch-01');
    const table = screen.getByRole('table');
    await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
    const { held, letGo } = holdAnswer();
    server.use(http.get('*/1.0/servers', held));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    expect(await link('batch-01')).toBeVisible();
    letGo();
    await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
  });

  test('a refresh that fails says so and leaves the rows', async () => {
    const user = userEvent.setup();
    const { provider } = await openPage({ page });
    await link('batch-01');
    provider.dials.lists = { servers: 'fail-500' };
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^Error accessing Cloud Servers/)).toBeVisible();
    expect(await link('batch-01')).toBeVisible();
  });

  test('where there is little room, one button has all facets, and counts those that are set', async () => {
    const user = userEvent.setup();
    await openPage({ page });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('checkbox', { name: /^failed/ }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Filters, 1 set' })).toBeVisible();
    expect(names()).toEqual(['broken']);
  });

  test('a row that makes no sense is named by its id, the others are there', async () => {
    await openPage({
      page,
      prepare: ({ provider: { world } }) => {
        const row = world.server.need('srv-web01');
        world.server.remove('srv-web01');
        world.server.put({ ...row, id: 'srv-broken-one' });
      },
    });
    expect(
      await screen.findByRole('group', {
        name: 'Couldn’t load 1 Cloud Server: srv-broken-one',
      }),
    ).toBeVisible();
    expect(await link('batch-01')).toBeVisible();
  });

  test('a list of which no row can be read is not said to be empty, and can be tried again', async () => {
    const user = userEvent.setup();
    let unreadable = true;
    await openPage({
      page,
      prepare: ({ server }) =>
        server.use(
          http.get('*/servers', () =>
            unreadable
              ? HttpResponse.json(Array.from({ length: 3000 }, (_, at) => ({ id: `row-${at}` })))
              : undefined,
          ),
        ),
    });
    const note = await screen.findByRole('group', { name: /Couldn’t load/ });
    expect(note).toHaveTextContent(
      /^Couldn’t load 3,000 Cloud Servers: row-0, row-1, row-2 and 2,997 moreTry again$/,
    );
    expect(screen.queryByText(/You don't currently have any/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create server' })).toBeNull();
    unreadable = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await link('batch-01')).toBeVisible();
    expect(screen.queryByText(/Couldn’t load/)).toBeNull();
  });

  test('where a field could not be read, no row is said not to match', async () => {
    await openPage({
      page,
      at: `${SERVERS}?status=active`,
      prepare: ({ server }) =>
        server.use(
          http.get('*/servers', () => HttpResponse.json([{ id: 'srv-aaaaa', status: 7 }])),
        ),
    });
    expect(
      await screen.findByText('None of the 1 Cloud Server loaded so far matches'),
    ).toBeVisible();
    expect(screen.queryByText(/^No Cloud Servers match/)).toBeNull();
  });

  test('a row that can be read no longer stays as it was, and is not said to be gone', async () => {
    const { store, server } = await openPage({ page, at: `${SERVERS}?q=srv-web01` });
    await link('web-1');
    server.use(http.get('*/servers', () => HttpResponse.json([{ name: 'web-1' }])));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Couldn’t load 1 Cloud Server')).toBeVisible();
    expect(await link('web-1')).toBeVisible();
    expect(selectRecordStatus(store.getState(), 'server', 'srv-web01').status).not.toBe(
      'not-found',
    );
  });

  test.each([
    ['list', 'table'],
    ['grid', 'list'],
  ])(
    'before the rows are there, a %s is seen in outline and said to be read',
    async (view, role) => {
      await openPage({ page, at: `${SERVERS}?view=${view}`, dials: { latency: 50 } });
      const name = 'Cloud Servers';
      // An empty one would help no screen reader, and cannot be reached.
      expect(screen.queryByRole(role, { name })).toBeNull();
      expect(document.querySelector('[inert]')).toBeVisible();
      expect(screen.getByText('Loading Cloud Servers')).toBeInTheDocument();
      const file = screen.getByRole('button', { name: 'CSV' });
      expect(file).toHaveAccessibleDescription('The rows are still loading');
      expect(within(await screen.findByRole(role, { name })).getByText('batch-01')).toBeVisible();
      expect(screen.queryByText('Loading Cloud Servers')).toBeNull();
      expect(file).not.toHaveAttribute('aria-disabled');
    },
  );

  test('an event changes a row with nothing reloaded', async () => {
    await openPage({ page, at: `${SERVERS}?q=srv-web01` });
    const row = (await link('web-1')).closest('tr')!;
    expect(row).toHaveTextContent('active');
    // As another window would.
    const stop = `${nodeOrigin}/1.0/servers/srv-web01/stop?account_id=${ACCOUNT}`;
    await fetch(stop, { method: 'POST', credentials: 'include' });
    await waitFor(() => expect(row).toHaveTextContent('inactive'));
  });
});

describe('the state of a list', () => {
  test('comes from the address: filter, facet, sort and page', async () => {
    await openPage({ page, at: `${SERVERS}?q=batch&status=active&sort=-name` });
    await link('batch-11');
    expect(names()).toEqual(
      [11, 10, 9, 7, 6, 5, 3, 2, 1].map((number) => `batch-${String(number).padStart(2, '0')}`),
    );
    expect(await filter()).toHaveValue('batch');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByRole('button', { name: 'Filter by Status: active' })).toBeVisible();
  });

  test('the filter works at once, the address follows when typing pauses', async () => {
    const user = userEvent.setup();
    const { router } = await openPage({ page, at: `${SERVERS}?page=2&add=1#part` });
    await link('batch-11');
    fireEvent.change(await filter(), { target: { value: 'batch' } });
    expect(names()[0]).toBe('batch-01');
    expect(screen.getByText('12 of 27')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2&add=1');
    await waitFor(() => expect(router.state.location.search).toBe('?add=1&q=batch'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('12 Cloud Servers match'),
    );
    expect(router.state.location.hash).toBe('#part');
    await user.type(await filter(), '-1');
    expect(await filter()).toHaveValue('batch-1');
    await waitFor(() => expect(router.state.location.search).toBe('?add=1&q=batch-1'));
    expect(names()).toEqual(['batch-10', 'batch-11', 'batch-12']);
  });

  test('following a row just after typing keeps what was typed for Back', async () => {
    const user = userEvent.setup();
    const { router } = await openPage({ page });
    await user.type(await filter(), 'batch-1');
    await user.click(await link('batch-11'));
    expect(router.state.location.pathname).toBe(`${SERVERS}srv-bat11/`);
    await router.navigate(-1);
    expect(await filter()).toHaveValue('batch-1');
    expect(names()).toEqual(['batch-10', 'batch-11', 'batch-12']);
  });

  test('Back undoes a turn of the page and a choice of a facet', async () => {
    const user = userEvent.setup();
    const { router } = await openPage({ page });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('11–20 of 27')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter by Status' }));
    await user.click(await screen.findByRole('checkbox', { name: /^failed/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=failed'));
    await user.keyboard('{Escape}');
    expect(names()).toEqual(['broken']);
    await router.navigate(-1);
    expect(await screen.findByText('11–20 of 27')).toBeVisible();
    await router.navigate(-1);
    expect(await screen.findByText('1–10 of 27')).toBeVisible();
  });

  test('a head sorts, and sorts the other way round', async () => {
    const user = userEvent.setup();
    await openPage({ page, at: `${SERVERS}?q=batch-1` });
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names()).toEqual(['batch-12', 'batch-11', 'batch-10']));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await waitFor(() => expect(names()[2]).toBe('batch-12'));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
  });

  test('cards, which have no heads, are sorted and selected by a menu', async () => {
    const user = userEvent.setup();
    await openPage({ page, at: `${SERVERS}?q=batch-1&view=grid` });
    await user.click(await screen.findByRole('button', { name: 'Sort: Name, ascending' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Name' }));
    expect(await screen.findByRole('button', { name: 'Sort: Name, descending' })).toBeVisible();
    const cards = within(screen.getByRole('list', { name: 'Cloud Servers' }));
    expect(cards.getAllByRole('link', { name: /^batch/ })[0]).toHaveTextContent('batch-12');
    await user.click(screen.getByRole('button', { name: 'Sort: Name, descending' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Select all on this page' }));
    expect(await screen.findByText('3 selected')).toBeVisible();
  });

  test('the page size is remembered for every list', async () => {
    const user = userEvent.setup();
    const { store } = await openPage({ page });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'per page' }), '50');
    expect(names()).toHaveLength(27);
    expect(store.getState().preferences.pageSize).toBe(50);
    expect(screen.getByText('1–27 of 27')).toBeVisible();
  });

  test('another page size begins on page one', async () => {
    const user = userEvent.setup();
    const { router } = await openPage({ page, at: `${SERVERS}?page=2` });
    await link('batch-11');
    await user.selectOptions(screen.getByRole('combobox', { name: 'per page' }), '20');
    expect(await screen.findByText('1–20 of 27')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  test('fifty rows are a page by default', async () => {
    localStorage.clear();
    await openPage({ page });
    expect(await link('web-1')).toBeVisible();
    expect(names()).toHaveLength(27);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  test('rows with the filter in their names come first while they are ordered by name', async () => {
    const user = userEvent.setup();
    await openPage({ page, at: `${SERVERS}?q=web` });
    expect((await link('web-1')).closest('tr')).toBe(screen.getAllByRole('row')[1]);
    expect(names().slice(0, 2)).toEqual(['web-1', 'web-2']);
    expect(names().length).toBeGreaterThan(2);
    const found = names();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names()).toEqual(found.toSorted().toReversed()));
  });

  test('no pager for the rows of one page', async () => {
    await openPage({ page, at: `${SERVERS}?q=batch-1` });
    await link('batch-11');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  test('grid or list is remembered, and stands in the address', async () => {
    const user = userEvent.setup();
    const { router, store } = await openPage({ page });
    await user.click(await screen.findByRole('button', { name: 'Grid' }));
    const cards = await screen.findByRole('list', { name: 'Cloud Servers' });
    expect(within(cards).getByRole('link', { name: 'batch-01' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(router.state.location.search).toBe('?view=grid');
    expect(store.getState().preferences.view).toEqual({ server: 'grid' });
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });
});

test('the columns and the height of rows are chosen and remembered, and the file follows', async () => {
  const user = userEvent.setup();
  const { store } = await openPage({ page });
  await user.click(await screen.findByRole('button', { name: 'Columns and row height' }));
  expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'Status' }));
  await user.click(screen.getByRole('button', { name: 'Compact' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('columnheader', { name: 'Name' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  const { hiddenColumns, density } = store.getState().preferences;
  expect({ hiddenColumns, density }).toEqual({
    hiddenColumns: { server: ['status'] },
    density: 'compact',
  });
});

describe('the keys of a list', () => {
  const bar = () => screen.queryByRole('region', { name: 'Selection' });
  /** Repeats an act until it is answered: the keys' code is fetched once the list is shown. */
  const answered = async (act: () => Promise<void>, seen: () => void) =>
    waitFor(async () => {
      await act();
      seen();
    });

  test('lead to the filter, from row to row, select, and open', async () => {
    const user = userEvent.setup();
    const { router } = await openPage({ page });
    await link('batch-01');
    const box = await filter();
    await answered(
      () => user.keyboard('f'),
      () => expect(box).toHaveFocus(),
    );
    expect(box).toHaveValue('');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(await link('batch-02')).toHaveFocus();
    await user.keyboard('{ArrowUp}x');
    expect(await link('batch-01')).toHaveFocus();
    await waitFor(() => expect(bar()).toHaveTextContent('1 selected'));
    expect(
      screen.getByRole('checkbox', { name: 'Select all on this page' }),
    ).toBePartiallyChecked();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(bar()).toHaveTextContent('3 selected');
    expect(await link('batch-03')).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}');
    expect(bar()).toHaveTextContent('2 selected');
    expect(await link('batch-02')).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(bar()).toHaveTextContent('3 selected');
    await user.keyboard('b');
    expect(bar()).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).not.toHaveAccessibleName(/^Select all/);
    await user.keyboard('{Escape}');
    expect(await link('batch-03')).toHaveFocus();
    expect(bar()).toHaveTextContent('3 selected');
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
    await user.keyboard('e');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${SERVERS}srv-bat03/`));
  });

  test('are letters while somebody types', async () => {
    const user = userEvent.setup();
    await openPage({ page });
    await link('batch-01');
    const box = await filter();
    await answered(
      () => user.keyboard('f'),
      () => expect(box).toHaveFocus(),
    );
    await user.keyboard('x/bf?');
    expect(box).toHaveValue('x/bf?');
    expect(bar()).toBeNull();
  });
});

test('a row that does not show why it was found says so', async () => {
  const user = userEvent.setup();
  await openPage({ page });
  await user.type(await filter(), 'vol-bat01');
  expect(await screen.findByText('volume vol-bat01')).toBeVisible();
  await user.clear(await filter());
  await user.type(await filter(), 'batch');
  await waitFor(() => expect(screen.queryByText(/^volume vol/)).toBeNull());
});

test('the file holds every row that matches, not only the page', async () => {
  const user = userEvent.setup();
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:here';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { store } = await openPage({ page, at: `${SERVERS}?q=batch` });
  const hide = (columns: readonly string[]) =>
    act(() => void store.dispatch(preferences.actions.columnsHidden({ list: 'server', columns })));
  await link('batch-01');
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(click).toHaveBeenCalledOnce();
  const text = await textOf(saved!);
  expect(text.split('\r\n')).toHaveLength(14);
  expect(text).toMatch(/^ID,Name,Status\r\nsrv-bat01,batch-01,active\r\n/);
  hide(['status']);
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await textOf(saved!)).toMatch(/^ID,Name\r\nsrv-bat01,batch-01\r\n/);
  click.mockRestore();
});
