import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followResume } from '@/app/effects/resume';
import { dashboardArea } from '@/screens/dashboard/routes';
import { databaseServerArea } from '@/screens/database-servers/routes';
import { serverArea } from '@/screens/servers/routes';
// Fetched by then, as in a page that has lost its stream for some seconds.
import '@/store/events/read-without-stream';
import { events } from '@/store/events/events-slice';
import { ACCOUNT, SERVERS } from '../components/open-page';
import { openScreens } from './open-screens';

/** The longest wait between two reads. */
const LONGEST_MS = 35_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

/** Opens a page whose provider sends no events. */
async function open(at: string) {
  const page = await openScreens([serverArea, databaseServerArea, dashboardArea], {
    at,
    dials: { events: 'off' },
  });
  onTestFinished(
    followResume(
      () => Date.now(),
      (resumed) => act(() => void page.store.dispatch(events.actions.resumed(resumed))),
    ),
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  /** Returns the requests during that many ms. */
  const pass = async (milliseconds: number) => {
    const before = page.asked.length;
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    return page.asked.slice(before);
  };
  return { ...page, user, pass };
}

/** Hides the page, or shows it again. */
function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the page of what another has renamed has its new name half a minute later', async () => {
  const { provider, pass } = await open(`${SERVERS}srv-web02/`);
  await heading('web-2');
  provider.world.server.patch('srv-web02', { name: 'renamed elsewhere' });
  await pass(LONGEST_MS);
  expect(await heading('renamed elsewhere')).toBeVisible();
});

test('a list follows quietly: what is typed stays, the focus too, and no row is taken away', async () => {
  const { provider, pass, user } = await open(SERVERS);
  const filter = await screen.findByRole('searchbox', { name: /^Filter/ });
  await user.type(filter, 'web-');
  const table = within(screen.getByRole('table', { name: 'Cloud Servers' }));
  expect(await table.findByRole('link', { name: 'web-2' })).toBeVisible();
  provider.world.server.patch('srv-web02', { name: 'web-renamed' });
  const seen = new Set<number>();
  const watch = new MutationObserver(() => seen.add(table.queryAllByRole('link').length));
  watch.observe(document.body, { childList: true, subtree: true });
  await pass(LONGEST_MS);
  expect(await table.findByRole('link', { name: 'web-renamed' })).toBeVisible();
  watch.disconnect();
  expect(Math.min(...seen)).toBeGreaterThan(0);
  expect(filter).toHaveFocus();
  expect(filter).toHaveValue('web-');
});

test('what somebody is typing stays, and they are told that it has changed elsewhere', async () => {
  const id = 'dbs-main1';
  const at = `/accounts/${ACCOUNT}/database_servers/${id}/description/`;
  const { provider, pass, user } = await open(at);
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox', { name: /^Description/ });
  await waitFor(() => expect(field).toHaveValue('Orders and customers'));
  await user.type(field, ', mine');
  provider.world.database_server.patch(id, { description: 'Theirs' });
  await pass(LONGEST_MS);
  expect(await dialog.findByText(/^This has changed elsewhere\. Saving replaces/)).toBeVisible();
  expect(field).toHaveValue('Orders and customers, mine');
  expect(field).toHaveFocus();
});

test('hidden, nothing is asked; seen again, all of it at once', async () => {
  const { provider, pass } = await open(`${SERVERS}srv-web02/`);
  await heading('web-2');
  await pass(10_000);
  look('hidden');
  await expect(pass(600_000)).resolves.toEqual([]);
  provider.world.server.patch('srv-web02', { name: 'renamed elsewhere' });
  look('visible');
  await pass(100);
  expect(await heading('renamed elsewhere')).toBeVisible();
});

test('the focus alone has it read too, for a window beside another one is seen all the time', async () => {
  const { provider, pass } = await open(`${SERVERS}srv-web02/`);
  await heading('web-2');
  await pass(10_000);
  provider.world.server.patch('srv-web02', { name: 'renamed elsewhere' });
  window.dispatchEvent(new Event('focus'));
  await pass(100);
  expect(await heading('renamed elsewhere')).toBeVisible();
});

test.each([
  ['Cloud Servers', SERVERS, 2],
  ['web-2', `${SERVERS}srv-web02/`, 8],
  ['Dashboard', `/accounts/${ACCOUNT}/`, 20],
])('%s is read once in each round, and nothing besides', async (title, at, most) => {
  const { pass } = await open(at);
  await heading(title);
  // Lets the page's own late requests pass.
  await pass(LONGEST_MS);
  const round = await pass(LONGEST_MS);
  const reads = round.filter((call) => call.startsWith('GET') && call !== 'GET /1.0/events');
  expect(reads).toEqual([...new Set(reads)]);
  expect(reads.length).toBeGreaterThan(1);
  expect(reads.length).toBeLessThanOrEqual(most);
});
