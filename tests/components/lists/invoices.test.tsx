import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { listCsv } from '@/components/lists/columns';
import type { Column, Facet } from '@/components/lists/list-props';
import { ListPage } from '@/components/lists/list-page';
import type { ListSource } from '@/components/scope/data/use-list';
import { remove } from '@/model/call';
import type { Verb } from '@/model/verb';
import { facts } from '../../model/build';
import { openPage, SERVERS } from '../open-page';

/** Row of a list that is no kind of the REST API. */
interface Invoice {
  readonly id: string;
  readonly paid: boolean;
  readonly pounds?: number;
  readonly unreadable?: readonly string[];
}

const columns: readonly Column<Invoice>[] = [
  {
    id: 'id',
    label: 'ID',
    of: ['id'],
    cell: ({ id }) => <a href={id}>{id}</a>,
    text: ({ id }) => id,
  },
  {
    id: 'total',
    label: 'Total',
    of: ['pounds'],
    cell: ({ pounds }) => pounds,
    sortBy: ({ pounds = Number.NaN }) => pounds,
    text: ({ pounds = '' }) => String(pounds),
  },
];

const facets: readonly Facet<Invoice>[] = [
  {
    id: 'state',
    label: 'State',
    valuesOf: ({ paid }) => [paid ? { value: 'p', label: 'Paid' } : { value: 'd', label: 'Due' }],
  },
];

const verbs: readonly Verb<Invoice>[] = [
  {
    id: 'dispute',
    label: 'Dispute',
    icon: 'close',
    section: 'use',
    rule: ({ paid }) => (paid ? 'It is paid' : undefined),
    many: true,
    request: ({ id }) => remove('account', id),
    success: 'Disputed',
    words: { todo: 'dispute' },
  },
];

const INVOICES: readonly Invoice[] = [
  { id: 'inv-10', paid: true, pounds: 30 },
  { id: 'inv-9', paid: false, pounds: 200 },
  { id: 'inv-11', paid: false, unreadable: ['pounds'] },
];

const SOURCE: ListSource<Invoice> = {
  name: 'invoices',
  nouns: { singular: 'Invoice', plural: 'Invoices' },
  rows: INVOICES,
  status: 'loaded',
  dropped: [],
  refresh: () => undefined,
};

const open = (source: Partial<ListSource<Invoice>> = {}, at = SERVERS) =>
  openPage({
    at,
    page: (
      <ListPage
        source={{ ...SOURCE, ...source }}
        columns={columns}
        facets={facets}
        searchFields={({ id }) => [['id', id]]}
        verbs={verbs}
        sort={{ column: 'total', direction: 'ascending' }}
        create={<button type="button">Ask for one</button>}
      />
    ),
  });

const shown = () => screen.getAllByRole('link', { name: /^inv-/ }).map((link) => link.textContent);

test('invoices are sorted, filtered and narrowed as any rows are', async () => {
  const user = userEvent.setup();
  await open();
  expect(screen.getByRole('heading', { name: 'Invoices' })).toBeVisible();
  expect(screen.getByText('3')).toBeVisible();
  // Unreadable values come last.
  expect(shown()).toEqual(['inv-10', 'inv-9', 'inv-11']);
  expect(screen.getByText('Couldn’t load some fields of 1 Invoice')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter by State' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Due/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toEqual(['inv-9', 'inv-11']));
  await user.type(screen.getByRole('searchbox', { name: /^Filter/ }), 'inv-10');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 Invoices match'));
});

test('a verb runs on those selected, and says of how many and who is left out', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(within(bar).getByRole('button', { name: 'Dispute' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dispute 2 Invoices' });
  expect(within(dialog).getByText('1 Invoice left out')).toBeVisible();
});

test('a list remembers by its own name how it is shown', async () => {
  const user = userEvent.setup();
  const { store } = await open();
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  expect(await screen.findByRole('list', { name: 'Invoices' })).toBeVisible();
  expect(store.getState().preferences.view).toEqual({ invoices: 'grid' });
});

test('a file of invoices tells what could not be read', () => {
  expect(listCsv(columns, INVOICES, facts()).trim().split('\r\n')).toEqual([
    'ID,Total',
    'inv-10,30',
    'inv-9,200',
    'inv-11,couldn’t load',
  ]);
});

test('invoices still to come have all that stands around them, and no rows', async () => {
  await open({ rows: [], status: 'loading' });
  expect(screen.queryByRole('table')).toBeNull();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading Invoices'));
  expect(screen.getByRole('searchbox', { name: 'Filter Invoices' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for one' })).toBeVisible();
  expect(screen.queryByText(/match/)).toBeNull();
});

test('invoices that could not be read say so, and are read again when asked to', async () => {
  const refresh = vi.fn<() => void>();
  await open({ rows: [], status: 'error', refresh });
  const words = 'Error accessing Invoices, please check your network connection';
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledOnce();
});

test('without invoices the page says so, with the way to one', async () => {
  await open({ rows: [] });
  const words = "You don't currently have any Invoices";
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Ask for one' })).toHaveLength(1);
});
