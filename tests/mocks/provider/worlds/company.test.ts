import { mustBeSound } from '@mocks/provider/behaviour/load-balancer-fields';
import { manualClock } from '@mocks/provider/clock';
import { monthlyPrices } from '@mocks/provider/price-list';
import { accountsOf, members, usage } from '@mocks/provider/usage';
import type { World } from '@mocks/provider/world';
import { createNamedWorld } from '@mocks/provider/worlds/named';
import { expect, test } from 'vitest';
import { signedIn, start } from '../../client';

const worldAt = (time: number): World => createNamedWorld('company', manualClock(time)).world;
const world = worldAt(start);
const shop = 'acc-finch';
const HOUR = 3_600_000;

interface Billing {
  currentBalance: string;
  billingActivity: { categories: { name: string; items: { name: string }[] }[] };
}

test('Maya signs in to three accounts, the shop first; four people work in it', () => {
  expect(world.user.by('email', 'demo@example.com')).toMatchObject([
    { id: 'usr-mayaf', name: 'Maya Finch', password: 'demo-password' },
  ]);
  expect(accountsOf(world, 'usr-mayaf').map(({ name }) => name)).toEqual([
    'Marlow & Finch',
    'Lena Ortiz Design',
    'Finch Labs',
  ]);
  expect(members(world, shop)).toHaveLength(4);
  expect(usage(world, 'acc-newfl')).toMatchObject({ servers_used: 0, cloud_ips_used: 0 });
});

/** The first, an ordinary, the due and the last day of a month, a leap day, and a new year. */
const days = [
  '2026-12-01T00:00:10Z',
  '2026-11-20T12:00:00Z',
  '2026-11-15T09:00:00Z',
  '2026-11-16T09:00:00Z',
  '2026-11-30T23:59:00Z',
  '2028-02-29T12:00:00Z',
  '2027-01-01T12:00:00Z',
].map((day) => [day, Date.parse(day)] as const);

test.each(days)('on %s the open invoices are the balance, and one is overdue', (day, time) => {
  const then = worldAt(time);
  const invoices = then.invoice.by('account', shop);
  const open = invoices.filter(({ balance }) => balance > 0);
  const sum = open.reduce((total, { balance }) => total + balance, 0);
  expect(then.account.need(shop)).toMatchObject({ balance: sum, status: 'overdue' });
  expect(open.filter(({ dueOn }) => dueOn < day.slice(0, 10))).toHaveLength(1);
  expect(invoices.length).toBeGreaterThanOrEqual(13);
  expect(invoices.length).toBeLessThanOrEqual(14);
});

test('each invoice is what there was in its month, at the prices of the list', () => {
  const price = monthlyPrices(world);
  const servers = world.server.by('account', shop).filter(({ status }) => status === 'active');
  const balancers = world.load_balancer.by('account', shop);
  const databases = world.database_server.by('account', shop);
  const volumes = world.volume
    .by('account', shop)
    .filter(({ storage_type: storage }) => storage === 'network');
  const ips = world.cloud_ip.by('account', shop);
  const things = [
    ...servers.map((row) => [row.created_at, price(row.server_type)] as const),
    ...balancers.map((row) => [row.created_at, price('load_balancer')] as const),
    ...databases.map((row) => [row.created_at, price(row.database_server_type)] as const),
    ...volumes.map(
      (row) => [row.created_at, (price('block_storage') * row.size) / 1024 ** 3] as const,
    ),
    ...ips.map(() => ['2020-01-01T00:00:00Z', price('cloud_ip')] as const),
  ];
  const monthOf = (createdOn: string) => {
    const ends = new Date(`${createdOn}T00:00:00Z`);
    const begins = Date.UTC(ends.getUTCFullYear(), ends.getUTCMonth() - 1, 1);
    return { begins, ends: ends.getTime() };
  };
  const invoices = world.invoice
    .by('account', shop)
    .toSorted((one, other) => (one.createdOn < other.createdOn ? -1 : 1));
  // A part of the first month was free.
  const expected = invoices.slice(1).map(({ createdOn }) => {
    const { begins, ends } = monthOf(createdOn);
    const pence = things.map(([since, monthly]) => {
      const hours = Math.max(0, Math.ceil((ends - Math.max(begins, Date.parse(since))) / HOUR));
      return Math.round((hours / 730) * monthly * 100);
    });
    return pence.reduce((sum, each) => sum + each, 0);
  });
  expect(invoices.slice(1).map(({ total }) => total)).toEqual(expected);
  const totals = invoices.map(({ total }) => total);
  expect(totals.at(-1)).toBeGreaterThan((totals[1] ?? 0) * 2);
});

test('every name of another thing leads to it', () => {
  const kinds = {
    srv: world.server,
    grp: world.server_group,
    lba: world.load_balancer,
    dbs: world.database_server,
    int: world.interface,
    img: world.image,
    usr: world.user,
  } as const;
  const exists = (id: string): boolean => {
    const kind = Object.entries(kinds).find(([prefix]) => id.startsWith(`${prefix}-`))?.[1];
    return kind?.get(id) !== undefined;
  };
  const named = [
    ...world.server.all().flatMap(({ image, server_groups: groups }) => [image, ...groups]),
    ...world.load_balancer.all().flatMap(({ nodes }) => nodes),
    ...world.cloud_ip.all().flatMap(({ destination }) => destination ?? []),
    ...world.volume.all().flatMap(({ server }) => server ?? []),
    ...world.image.by('account', shop).flatMap(({ source }) => source ?? []),
    ...world.database_snapshot.all().flatMap(({ source }) => source ?? []),
    ...world.database_server
      .all()
      .flatMap(({ access }) =>
        'access_control' in access ? access.access_control.map(({ source }) => source) : [],
      ),
    ...world.firewall_rule
      .all()
      .flatMap(({ source }) => (source?.includes('-') === true ? source : [])),
    ...world.collaboration.all().flatMap(({ user, inviter }) => [inviter, user ?? inviter]),
  ];
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((id) => !exists(id))).toEqual([]);
});

test('a thing is as old as the event that made it, and nothing happened to it before', () => {
  const events = world.event.by('owner', shop);
  const created = [
    ...world.server.by('account', shop),
    ...world.load_balancer.by('account', shop),
    ...world.database_server.by('account', shop),
    ...world.server_group.by('account', shop).filter((group) => !group.default),
  ];
  const timesOf = (id: string) =>
    events
      .filter(({ resource }) => resource.id === id)
      .map((event) => Date.parse(event.created_at))
      .toSorted((one, other) => one - other);
  const creations = events.filter(({ action }) => action.endsWith('.create'));
  const createdOnce = ({ id }: { id: string }) =>
    creations.filter(({ resource }) => resource.id === id).length === 1;
  expect(created.filter((row) => !createdOnce(row))).toEqual([]);
  expect(created.map(({ id }) => [id, timesOf(id)[0]])).toEqual(
    created.map(({ id, created_at: at }) => [id, Date.parse(at)]),
  );
  const lately = events.filter(({ created_at: at }) => start - Date.parse(at) < 14 * 24 * HOUR);
  const actors = new Set(lately.map(({ user, client }) => user?.id ?? client?.id));
  expect(actors).toEqual(
    new Set(['usr-mayaf', 'usr-tomok', 'usr-priya', 'usr-jonas', 'cli-deplo', undefined]),
  );
  const ids = events.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a schedule keeps as many snapshots as it says, and only one failed', () => {
  const servers = world.server.by('account', shop);
  const keptOf = (id: string) =>
    world.image.by('source', id).filter(({ source_trigger: trigger }) => trigger === 'schedule');
  expect(servers.map(({ id }) => [id, String(keptOf(id).length)])).toEqual(
    servers.map(({ id, snapshots_retention: kept }) => [id, kept]),
  );
  const images = world.image.by('account', shop);
  expect(images.filter(({ status }) => status !== 'available')).toMatchObject([
    { source: 'srv-check', status: 'failed' },
  ]);
  const stored = world.orbit.account(shop, start).containers.get('images');
  expect(stored?.count).toBe(
    images.length - 1 + world.database_snapshot.by('account', shop).length,
  );
});

test('load balancers are as the provider would have them, and the usage fits the limits', () => {
  for (const balancer of world.load_balancer.all()) mustBeSound(balancer);
  const used = usage(world, shop);
  const account = world.account.need(shop);
  expect(used.ram_used).toBeLessThan(account.ram_limit * 0.9);
  expect(used.dbs_ram_used).toBeLessThan(account.dbs_ram_limit * 0.9);
  expect(used.load_balancers_used).toBeLessThan(account.load_balancers_limit * 0.9);
  expect(used.cloud_ips_used).toBeLessThan(account.cloud_ips_limit * 0.9);
});

test('the bill of this month says what the tables say', async () => {
  const { client } = await signedIn({ world: 'company' });
  const query = `{ billing(accountId: "${shop}", startDate: "2026-11-01", endDate: "2026-12-01") {
    currentBalance billingActivity { categories { name items { name } } } } }`;
  const { body } = await client.graphql(query);
  const { billing } = (body as { data: { billing: Billing } }).data;
  const names = (category: string) =>
    billing.billingActivity.categories
      .find(({ name }) => name === category)
      ?.items.map(({ name }) => name);
  const active = world.server.by('account', shop).filter(({ status }) => status === 'active');
  expect(names('Cloud Servers')).toEqual(active.map(({ id }) => id));
  expect(names('Load Balancers')).toHaveLength(usage(world, shop).load_balancers_used);
  expect(names('Cloud SQL')).toHaveLength(usage(world, shop).dbs_instances_used);
  expect(billing.currentBalance).toBe((world.account.need(shop).balance / 100).toFixed(2));
});
