import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  EventLines,
  EventLinesSkeleton,
  GroupedEventLines,
} from '@/components/activity/events/event-lines';
import { eventText } from '@/components/activity/events/event-mark';
import { useEvents } from '@/components/activity/events/use-events';
import { useNow } from '@/components/scope/use-now';
import type { EventRecord } from '@/model/records/people';
import { resources } from '@/store/resources/resources-state';
import { facts, record } from '../../../model/build';
import { ACCOUNT, openPage } from '../../open-page';

const NOW = new Date('2026-11-23T12:00:00').getTime();
const dana = { id: 'usr-demo1', resource_type: 'user', name: 'Dana Demo' };

let made = 0;
function event(action: string, resource: object | null, more: object = {}): EventRecord {
  made += 1;
  const id = `evt-${String(made).padStart(5, '0')}`;
  const created_at = new Date('2026-11-23T09:05:00').toISOString();
  return record('event', { id, action, resource, user: dana, created_at, ...more });
}

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

test('a sentence with its ids linked, and by the name that each has now', async () => {
  const stop = event('server.stop', { id: 'srv-web01', resource_type: 'server', name: 'old name' });
  const { store } = await openPage({ page: <EventLines events={[stop]} now={NOW} /> });
  await screen.findByText('old name');
  store.dispatch(
    resources.actions.recordRequested({ kind: 'server', id: 'srv-web01', account: ACCOUNT }),
  );
  const link = await screen.findByRole('link', { name: 'web-1' });
  expect(link).toHaveAttribute('href', `/accounts/${ACCOUNT}/servers/srv-web01/`);
  expect(lines()).toEqual(['Cloud Server: Dana Demo stopped web-13 hours ago']);
});

test('what is gone is named as the event names it, without a link to nowhere', async () => {
  const gone = { id: 'srv-gone1', resource_type: 'server', name: 'gone-1' };
  const there = { id: 'srv-there', resource_type: 'server', name: 'there-1' };
  const events = [event('server.stop', gone), event('server.stop', there)];
  const { store, provider } = await openPage({ page: <EventLines events={events} now={NOW} /> });
  expect(await screen.findByRole('link', { name: 'gone-1' })).toBeVisible();
  provider.world.event.put({
    id: 'evt-zzzzz',
    resource_type: 'event',
    owner: ACCOUNT,
    action: 'server.delete',
    created_at: new Date().toISOString(),
    resource: gone,
    account: { id: ACCOUNT },
    user: null,
    client: null,
    affects: [],
  });
  store.dispatch(resources.actions.listRequested({ kind: 'event', account: ACCOUNT }));
  await expect.poll(() => screen.queryByRole('link', { name: 'gone-1' })).toBeNull();
  expect(screen.getByText(/gone-1/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'there-1' })).toBeVisible();
});

test('of the resource whose page it is, nothing but "it" is said', async () => {
  const group = { id: 'grp-web01', resource_type: 'server_group', name: 'web' };
  const web = { id: 'srv-web01', resource_type: 'server', name: 'web-1' };
  const events = [
    event('server.stop', web),
    event('server.stop', web, { user: null }),
    event('server_group.add_servers', group, { affects: [group, web] }),
  ];
  await openPage({ page: <EventLines events={events} now={NOW} about="srv-web01" /> });
  await screen.findByText(/was stopped/);
  expect(lines()).toEqual([
    'Cloud Server: Dana Demo stopped it3 hours ago',
    'Cloud Server: It was stopped3 hours ago',
    'Server Group: Dana Demo added it to web3 hours ago',
  ]);
});

test('a noun goes before a name, not before "it", and who was invited is no it', async () => {
  const client = { id: 'cli-ci001', resource_type: 'api_client', name: 'ci' };
  const invited = { id: 'col-ann01', resource_type: 'collaboration', name: 'ann@example.com' };
  const events = [
    event('api_client.create', client),
    event('api_client.revoke', client, { user: null }),
    event('server.stop', { id: 'srv-web01', name: 'web-1' }, { user: null, client }),
  ];
  await openPage({
    page: (
      <>
        <EventLines events={events} now={NOW} about="cli-ci001" />
        <EventLines events={[event('collaboration.create', invited)]} now={NOW} about="col-ann01" />
      </>
    ),
  });
  await screen.findByText(/was revoked/);
  expect(lines()).toEqual([
    'API Client: Dana Demo created it3 hours ago',
    'API Client: It was revoked3 hours ago',
    'Cloud Server: It stopped web-13 hours ago',
    'Team Member: Dana Demo invited ann@example.com3 hours ago',
  ]);
});

test('more than three are counted', async () => {
  const group = { id: 'grp-web01', resource_type: 'server_group', name: 'web' };
  const servers = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ id: `srv-0000${name}`, name }));
  const add = event('server_group.add_servers', group, { affects: [group, ...servers] });
  await openPage({ page: <EventLines events={[add]} now={NOW} /> });
  await screen.findByText(/added/);
  expect(lines()[0]).toContain('Dana Demo added a, b, c and 2 more to web');
});

test('an event without actor, resource or time has its line', async () => {
  const bare = record('event', { id: 'evt-bare1', action: 'server.stop' });
  await openPage({ page: <EventLines events={[bare]} now={NOW} /> });
  await screen.findByText(/A server was stopped/);
  expect(lines()).toEqual(['Cloud Server: A server was stopped–']);
});

test('the groups of a feed, each with its own lines', async () => {
  const web = { id: 'srv-web01', resource_type: 'server', name: 'web-1' };
  const at = (text: string) => ({ created_at: new Date(text).toISOString() });
  const events = [
    event('server.start', web, at('2026-11-23T11:59:30')),
    event('server.stop', web, at('2026-11-23T09:05:00')),
    event('server.reboot', web, at('2026-11-22T23:59:00')),
    event('server.reset', web, at('2025-01-02T03:04:00')),
  ];
  await openPage({ page: <GroupedEventLines events={events} now={NOW} /> });
  await screen.findByText(/reset/);
  const heads = screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
  expect(heads).toEqual(['Today', 'Yesterday', 'Older']);
  const today = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem');
  expect(today.map((line) => line.textContent)).toEqual([
    'Cloud Server: Dana Demo started web-1just now',
    'Cloud Server: Dana Demo stopped web-19:05',
  ]);
  expect(screen.getByText('2 Jan 2025')).toBeVisible();
});

function Latest() {
  const { rows } = useEvents();
  const now = useNow();
  if (rows.length === 0) return <EventLinesSkeleton count={3} />;
  return <GroupedEventLines events={rows} now={now} />;
}

test('the events of the account, the newest first, hold their place before they are read', async () => {
  await openPage({ page: <Latest /> });
  expect(screen.getByRole('list', { hidden: true })).toHaveAttribute('inert');
  await screen.findByRole('heading', { name: 'Today' });
  const times = screen.getAllByRole('time').map((time) => time.getAttribute('datetime') ?? '');
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('as plain text a sentence says the same', () => {
  const web = { id: 'srv-web01', resource_type: 'server', name: 'web-1' };
  expect(eventText(event('server.stop', web), facts(), NOW)).toBe('Dana Demo stopped web-1');
  expect(eventText(event('server.teleport', web), facts(), NOW)).toBe('');
});
