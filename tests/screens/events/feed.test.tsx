import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { NodeProvider } from '@mocks/node';
import type { EventRow } from '@mocks/provider/rows';
import { eventArea } from '@/screens/events/routes';
import { selectConnection } from '@/store/events/events-slice';
import { queries, selectKnown, selectShown } from '@/store/queries/queries-slice';
import { selectList } from '@/store/resources/resources-selectors';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

const EVENTS = `/accounts/${ACCOUNT}/events/`;

const openFeed = (options: Partial<ScreenOptions> = {}) =>
  openScreens([eventArea], { at: EVENTS, ...options });

const sentences = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('[data-kind="title"] p')?.textContent ?? []);
const headings = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

async function shown() {
  await screen.findAllByRole('rowheader');
  return sentences();
}

const web = { id: 'srv-web01', resource_type: 'server', name: 'web-1' };
const dana = { id: 'usr-demo1', resource_type: 'user', name: 'Dana Demo' };

/** So many minutes ago. */
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** An account with only these events, `evt-00000` the first. */
const only =
  (...rows: readonly object[]) =>
  ({ provider }: NodeProvider) => {
    const { event } = provider.world;
    for (const { id } of event.all()) event.remove(id);
    for (const [index, row] of rows.entries()) {
      event.put({
        id: `evt-${String(index).padStart(5, '0')}`,
        resource_type: 'event',
        owner: ACCOUNT,
        action: 'server.stop',
        created_at: ago(index),
        resource: web,
        account: { id: ACCOUNT },
        user: dana,
        client: null,
        affects: [web],
        ...row,
      } as EventRow);
    }
  };

test('Today, Yesterday, Last week, Last month, Older, the newest first', async () => {
  await openFeed({ at: `${EVENTS}?view=list` });
  await shown();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Events');
  const seen = new Set(headings());
  for (let page = 1; page < 6; page += 1) {
    const next = screen.queryByRole('button', { name: 'Next page' });
    if (next === null || next.matches(':disabled')) break;
    act(() => next.click());
    for (const head of headings()) seen.add(head);
  }
  expect([...seen]).toEqual(['Today', 'Yesterday', 'Last week', 'Last month', 'Older']);
});

test('sentences by users, by API clients and of the background', async () => {
  const client = { id: 'cli-fulls', resource_type: 'api_client', name: 'deploy' };
  await openFeed({
    prepare: only({}, { user: null, client }, { user: null }, { action: 'server.teleport' }),
  });
  expect(await shown()).toEqual([
    'Dana Demo stopped web-1',
    'API client deploy stopped web-1',
    'web-1 was stopped',
  ]);
});

test('in another order there are no days', async () => {
  const { user } = await openFeed({ prepare: only({}, {}) });
  await shown();
  await user.click(screen.getByRole('button', { name: 'Resource' }));
  await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Time' }));
  expect(headings()).toEqual(['Today']);
});

const address = { id: 'cip-front', resource_type: 'cloud_ip', name: 'front' };
const yesterday = new Date(Date.now() - 86_400_000);
const filters = [
  ['actor=background', ['front was mapped']],
  ['actor=usr-demo1', ['Dana Demo stopped web-1', 'Dana Demo mapped front to web-1']],
  ['resource=cip-front', ['front was mapped', 'Dana Demo mapped front to web-1']],
  ['resource=srv-web01', ['Dana Demo stopped web-1', 'Dana Demo mapped front to web-1']],
  ['kind=server', ['Dana Demo stopped web-1']],
  ['action=map', ['front was mapped', 'Dana Demo mapped front to web-1']],
  ['action=map&actor=background', ['front was mapped']],
  [
    `day=${yesterday.getFullYear()}-${String(yesterday.getMonth() + 1).padStart(2, '0')}-${String(yesterday.getDate()).padStart(2, '0')}`,
    ['Dana Demo mapped front to web-1'],
  ],
  ['q=mapped', ['front was mapped', 'Dana Demo mapped front to web-1']],
  ['q=cip-front', ['front was mapped', 'Dana Demo mapped front to web-1']],
] as const;

test.each(filters)('the address narrows the feed by %s', async (query, found) => {
  await openFeed({
    at: `${EVENTS}?${query}`,
    prepare: only(
      {},
      { action: 'cloud_ip.map', resource: address, affects: [address], user: null },
      {
        action: 'cloud_ip.map',
        resource: address,
        affects: [address, web],
        created_at: yesterday.toISOString(),
      },
    ),
  });
  expect(await shown()).toEqual(found);
});

test('the choices are told by name and id, the days the newest first', async () => {
  const { user } = await openFeed({
    prepare: only(
      {},
      { created_at: '2026-01-09T12:00:00Z' },
      { created_at: '2025-12-31T12:00:00Z' },
    ),
  });
  await shown();
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  const days = await screen.findByRole('list', { name: 'Day' });
  const labels = within(days)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(labels.slice(1)).toEqual(['9 Jan 2026 1', '31 Dec 2025 1']);
  expect(screen.getByRole('checkbox', { name: /^web-1 \(srv-web01\)/ })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Cloud Server/ })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Stop/ })).toBeInTheDocument();
});

test('an event that arrives is added to the feed', async () => {
  const { provider, store } = await openFeed({ prepare: only({}) });
  expect(await shown()).toHaveLength(1);
  await waitFor(() => expect(selectConnection(store.getState())).toBe('connected'));
  act(() => {
    provider.publish({
      account: ACCOUNT,
      resource: 'srv-web01',
      action: 'server.reboot',
      actor: 'cli-fulls',
      state: 'started',
    });
  });
  expect(await screen.findByText(/is rebooting/)).toBeVisible();
  expect(sentences()[0]).toBe('API client deploy is rebooting web-1');
});

test('events that cannot be read, or lack what others have, break nothing', async () => {
  const page = await openFeed({
    prepare: only(
      {},
      { resource: null, user: null },
      { resource: 7, user: 'x', affects: 'y' },
      { action: null },
      { id: 'nonsense' },
      { created_at: null },
    ),
  });
  expect(await shown()).toEqual([
    'Dana Demo stopped web-1',
    'A server was stopped',
    'A server was stopped',
    'Dana Demo stopped web-1',
  ]);
  expect(headings()).toEqual(['Today', 'Older']);
  const { store } = page;
  await waitFor(() => {
    const [history] = selectShown(store.getState());
    expect(selectKnown(store.getState(), history!).status).toBe('loaded');
  });
  expect(screen.getByText(/nonsense/)).toBeVisible();
});

test('an account in which nothing has happened says so', async () => {
  await openFeed({ prepare: only() });
  expect(await screen.findByText("You don't currently have any Events")).toBeVisible();
  expect(screen.getByText(/Changes in Orbit aren’t included\.$/u)).toBeVisible();
});

test('what no event matches says so', async () => {
  await openFeed({ at: `${EVENTS}?kind=volume`, prepare: only({}) });
  expect(await screen.findByText('No Events match selected filters')).toBeVisible();
});

test('while older events are read, or were not, nothing is said of them all', async () => {
  const { user, store } = await openFeed({ at: `${EVENTS}?kind=volume`, prepare: only({}, {}) });
  const none = 'No Events match selected filters';
  expect(await screen.findByText(none)).toBeVisible();
  const [request] = selectShown(store.getState());
  const tell = (action: Parameters<typeof store.dispatch>[0]) =>
    act(() => void store.dispatch(action));
  const csv = () => screen.getByRole('button', { name: 'CSV' });
  tell(queries.actions.reading(request!));
  expect(screen.queryByText(none)).toBeNull();
  expect(screen.getByText('None of the 2 Events loaded so far match')).toBeVisible();
  expect(screen.getByText('Loading more…')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('2 so far');
  expect(csv()).toHaveAttribute('aria-disabled', 'true');
  await user.click(csv());
  expect(await screen.findByText('The rows are still loading')).toBeInTheDocument();
  tell(
    queries.actions.loaded({
      request: request!,
      data: { since: 'evt-00000', isCut: true, dropped: [] },
      readAt: Number.MAX_SAFE_INTEGER,
    }),
  );
  expect(screen.getByText('None of the 2 Events loaded so far match')).toBeVisible();
  expect(screen.queryByText('Loading more…')).toBeNull();
  expect(csv()).not.toHaveAttribute('aria-disabled');
});

test('an account is not said to have no events before the older ones are read', async () => {
  const { store } = await openFeed({ prepare: only() });
  const none = "You don't currently have any Events";
  expect(await screen.findByText(none)).toBeVisible();
  const [request] = selectShown(store.getState());
  act(() => void store.dispatch(queries.actions.reading(request!)));
  expect(screen.queryByText(none)).toBeNull();
});

test('the sentences, actors, resources, actions and times go into a CSV file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openFeed({
    prepare: only({ created_at: '2026-01-09T12:00:00Z', user: null }),
  });
  await shown();
  const csv = screen.getByRole('button', { name: 'CSV' });
  await waitFor(() => expect(csv).not.toHaveAttribute('aria-disabled'));
  await user.click(csv);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toBe(
    'ID,Event,Actor,Resource,Action,Time\r\nevt-00000,web-1 was stopped,Background,srv-web01,server.stop,2026-01-09T12:00:00Z\r\n',
  );
});

const many = (count: number) => only(...Array.from({ length: count }, () => ({})));

test('what is older than the newest hundred is read after them, a thousand at a time', async () => {
  const { store, asked } = await openFeed({ prepare: many(1150) });
  await shown();
  await waitFor(() =>
    expect(selectList(store.getState(), 'event', ACCOUNT).ids).toHaveLength(1150),
  );
  // The newest, up to twice as their read may have begun before the stream; two pages; the end.
  const reads = asked.filter((call) => call === 'GET /1.0/events').length;
  expect(reads).toBeGreaterThanOrEqual(4);
  expect(reads).toBeLessThanOrEqual(5);
});

test('a refresh keeps the older ones, and after a gap they are read again', async () => {
  const { store, provider, user } = await openFeed({ prepare: many(250) });
  await shown();
  const ids = () => selectList(store.getState(), 'event', ACCOUNT).ids;
  await waitFor(() => expect(ids()).toHaveLength(250));
  const put = (from: number, to: number) => {
    const row = provider.world.event.need('evt-00000');
    for (let number = from; number < to; number += 1) {
      const id = `evt-${String(number).padStart(5, '0')}`;
      provider.world.event.put({
        ...row,
        id,
        created_at: new Date(Date.now() + number).toISOString(),
      });
    }
  };
  put(1000, 1003);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(ids()).toHaveLength(253));
  put(2000, 2300);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(ids()).toHaveLength(553));
});

test('older events that could not be read say so, and may be asked for again', async () => {
  const { store, user } = await openFeed({ prepare: only({}) });
  await shown();
  const [request] = selectShown(store.getState());
  await waitFor(() => expect(selectKnown(store.getState(), request!).status).toBe('loaded'));
  const error = {
    kind: 'refused',
    status: 403,
    name: undefined,
    messages: ['No'],
    messageSource: 'us',
    requestId: undefined,
  } as const;
  act(() => void store.dispatch(queries.actions.failed({ request: request!, error })));
  expect(await screen.findByText('Couldn’t load older events')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Couldn’t load older events')).toBeNull());
});

test('events whose action cannot be read are told to be there', async () => {
  await openFeed({ prepare: only({ action: 7 }, { action: null, resource: 7 }) });
  expect(await screen.findByText(/^Couldn’t load 2 Events/u)).toBeVisible();
  expect(screen.queryByText("You don't currently have any Events")).toBeNull();
});

test('while older events could not be read nobody says that there are none', async () => {
  const prepare: ScreenOptions['prepare'] = (made) => {
    only({ action: 'server.unheard_of' })(made);
    made.server.use(
      http.get('*/events', ({ request }) =>
        new URL(request.url).searchParams.has('offset')
          ? HttpResponse.json({ errors: ['No'] }, { status: 403 })
          : undefined,
      ),
    );
  };
  await openFeed({ prepare });
  expect(await screen.findByText('Couldn’t load older events')).toBeVisible();
  expect(screen.queryByText("You don't currently have any Events")).toBeNull();
});
