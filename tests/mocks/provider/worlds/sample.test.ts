import type { AccountStatus } from '@/wire/people';
import { mustBeSound } from '@mocks/provider/behaviour/load-balancer-fields';
import { isTotp, totp } from '@mocks/provider/totp';
import { accountsOf, defaultAccountOf, members, usage } from '@mocks/provider/usage';
import { createNamedWorld } from '@mocks/provider/worlds/named';
import { manualClock } from '@mocks/provider/clock';
import { expect, test } from 'vitest';
import { start } from '../../client';

const { world } = createNamedWorld('sample', manualClock(start));

const people = [
  ['demo@example.com', 'usr-demo1'],
  ['otp@example.com', 'usr-otp01'],
  ['new@example.com', 'usr-newbi'],
  ['invited@example.com', 'usr-guest'],
  ['olive@example.com', 'usr-olive'],
] as const;

test.each(people)('%s is %s and signs in with demo-password', (address, id) => {
  expect(world.user.by('email', address)).toMatchObject([{ id, password: 'demo-password' }]);
});

test('Dana has no two-factor and no ssh key; otp has both codes', () => {
  expect(world.user.need('usr-demo1')).toMatchObject({
    name: 'Dana Demo',
    totpSecret: null,
    ssh_key: null,
  });
  const { totpSecret, backupCodes } = world.user.need('usr-otp01');
  expect([totpSecret, backupCodes]).toEqual(['JBSWY3DPEHPK3PXP', ['12345678']]);
  expect(isTotp('JBSWY3DPEHPK3PXP', totp('JBSWY3DPEHPK3PXP', start), start)).toBe(true);
});

const accounts: [string, string, AccountStatus, number][] = [
  ['acc-demo1', 'Demo Studio', 'active', 0],
  ['acc-owed1', 'Owing Ltd', 'active', 1820],
  ['acc-pend1', 'Fresh Start', 'pending', 0],
  ['acc-pend2', 'Waiting Room', 'pending', 0],
  ['acc-late1', 'Late Ltd', 'overdue', 4210],
  ['acc-warn1', 'Warned Ltd', 'warning', 12_000],
  ['acc-susp1', 'Paused Ltd', 'suspended', 30_000],
  ['acc-susp2', 'Stopped Ltd', 'suspended', 0],
  ['acc-gone1', 'Closed Ltd', 'closed', 0],
  ['acc-term1', 'Ended Ltd', 'terminated', 0],
  ['acc-wipe1', 'Deleted Ltd', 'deleted', 0],
];

test.each(accounts)('%s is “%s”, %s', (id, name, status, balance) => {
  expect(world.account.need(id)).toMatchObject({ name, status, balance, owner: 'usr-demo1' });
});

test('the trial is ten days old and has credit; a pending account has a card, the other none', () => {
  expect(world.account.need('acc-trial').created_at).toBe('2026-11-10T12:00:00.000Z');
  expect(world.account.need('acc-trial').signupCredit).toBeGreaterThan(0);
  expect(world.account.need('acc-pend1').card).toBeNull();
  expect(world.account.need('acc-pend2').card).not.toBeNull();
});

test('Shared Works is Olive’s, with Dana in it; Demo Studio has Otto', () => {
  expect(world.account.need('acc-share').owner).toBe('usr-olive');
  expect(members(world, 'acc-share').map(({ id }) => id)).toEqual(['usr-olive', 'usr-demo1']);
  expect(members(world, 'acc-demo1').map(({ id }) => id)).toEqual(['usr-demo1', 'usr-otp01']);
});

test('nobody’s default account is their first: a call that names none is not of it by chance', () => {
  expect(world.user.need('usr-demo1').defaultAccount).toBe('acc-trial');
  const firsts = world.user.all().filter((user) => {
    const chosen = defaultAccountOf(world, user);
    return chosen !== undefined && chosen === accountsOf(world, user.id)[0];
  });
  expect(firsts).toEqual([]);
});

const servers = [
  ['srv-web01', { name: 'web-1', status: 'active', zone: 'zon-gb1za' }],
  ['srv-web02', { name: 'web-2', status: 'active', zone: 'zon-gb1zb' }],
  ['srv-work1', { name: 'worker', status: 'inactive' }],
  ['srv-nbs01', { name: 'storage-node', status: 'active', server_type: 'typ-nbs08' }],
  ['srv-win01', { name: 'windows-jump', status: 'active', image: 'img-win22' }],
  ['srv-lock1', { name: 'build-box', locked: true }],
  ['srv-fail1', { name: 'broken', status: 'failed' }],
  ['srv-make1', { name: 'being-made', status: 'creating' }],
  ['srv-old01', { name: 'old-timer', started_at: '2021-03-01T09:30:12.000Z' }],
  ['srv-six06', { name: 'six-pack' }],
] as const;

test.each(servers)('%s is as told', (id, facts) => {
  expect(world.server.need(id)).toMatchObject({ account: 'acc-demo1', ...facts });
});

test('volumes hang where they should', () => {
  expect(world.volume.by('server', 'srv-nbs01').map(({ id }) => id)).toEqual([
    'vol-boot1',
    'vol-data1',
  ]);
  expect(world.volume.by('server', 'srv-six06')).toHaveLength(6);
  const free = { status: 'detached', server: null };
  expect(world.volume.need('vol-free1')).toMatchObject({
    ...free,
    name: 'scratch',
    zone: 'zon-gb1zb',
  });
  expect(world.volume.need('vol-free2')).toMatchObject({
    ...free,
    name: 'spare',
    zone: 'zon-gb1za',
  });
});

test('cloud IPs point where they should', () => {
  const destinations = ['cip-front', 'cip-nbs01', 'cip-win01', 'cip-spare'].map(
    (id) => world.cloud_ip.need(id).destination,
  );
  expect(destinations).toEqual(['lba-front', 'int-nbs01', 'int-win01', null]);
});

test('the front balancer has its nodes, one valid domain and one pending', () => {
  const front = world.load_balancer.need('lba-front');
  expect(front).toMatchObject({ name: 'front', nodes: ['srv-web01', 'srv-web02'] });
  expect(front.acme?.domains.map(({ status }) => status)).toEqual(['valid', 'pending']);
});

test('every status of a cloud IP and a balancer, and each that the wire has of a domain, can be seen', () => {
  const statuses = (rows: { status: string | null }[]) => new Set(rows.map(({ status }) => status));
  const balancers = world.load_balancer.by('account', 'acc-demo1');
  expect(statuses(world.cloud_ip.by('account', 'acc-demo1'))).toEqual(
    new Set(['mapped', 'mapping', 'reserved', 'unmapped', 'unmapping']),
  );
  expect(statuses(balancers)).toEqual(
    new Set(['active', 'creating', 'deleting', 'failed', 'failing']),
  );
  const domains = balancers.flatMap(({ acme }) => acme?.domains ?? []);
  expect(statuses(domains)).toEqual(
    new Set(['valid', 'pending', 'verified', 'invalid', 'failed', null]),
  );
});

const ends = [
  ['lba-soon1', 'certificate', 10],
  ['lba-paper', 'certificate', 165],
  ['lba-long1', 'acme', 20],
  ['lba-lapse', 'acme', -3],
] as const;

test.each(ends)('the certificate of %s (%s) ends in %i days', (id, method, days) => {
  const row = world.load_balancer.need(id);
  const { certificate } = method === 'acme' ? (row.acme ?? {}) : row;
  expect(Date.parse(certificate?.expires_at ?? '')).toBe(start + days * 86_400_000);
});

test('every balancer goes together: it could be saved as it is', () => {
  for (const row of world.load_balancer.all()) expect(() => mustBeSound(row)).not.toThrow();
});

test('groups, policy, databases and snapshots are there', () => {
  expect(world.server_group.need('grp-deflt')).toMatchObject({ name: 'default', default: true });
  expect(world.server_group.need('grp-web01').name).toBe('web');
  expect(world.firewall_policy.need('fwp-web01').server_group).toBe('grp-web01');
  expect(world.firewall_rule.by('policy', 'fwp-web01')).toContainEqual(
    expect.objectContaining({ source: 'any', destination_port: '22' }),
  );
  expect(world.database_server.need('dbs-main1')).toMatchObject({ name: 'main', status: 'active' });
  expect(world.database_snapshot.need('dbi-night')).toMatchObject({
    name: 'nightly',
    status: 'available',
  });
});

test('every status of an image, a server and a collaboration can be seen', () => {
  const statuses = (rows: { status: string }[]) => new Set(rows.map(({ status }) => status)).size;
  expect(statuses(world.image.all())).toBe(7);
  expect(statuses(world.server.by('account', 'acc-demo1'))).toBe(7);
  expect(statuses(world.collaboration.by('account', 'acc-demo1'))).toBe(6);
});

test('databases and their snapshots show every status, form of access and kind of source', () => {
  const statuses = (rows: { status: string }[]) => new Set(rows.map(({ status }) => status)).size;
  const databases = world.database_server.by('account', 'acc-demo1');
  expect(statuses(databases)).toBe(6);
  expect(statuses(world.database_snapshot.by('account', 'acc-demo1'))).toBe(4);
  expect(databases.some(({ locked }) => locked)).toBe(true);
  expect(databases.some(({ id }) => world.cloud_ip.by('destination', id).length > 0)).toBe(true);
  expect(world.database_server.need('dbs-oldv1')).toMatchObject({
    database_version: '5.7',
    access: { allow_access: ['10.0.0.0/8', 'grp-works', 'srv-web02'] },
  });
  const rules = world.database_server.need('dbs-open1').access.access_control ?? [];
  const sources = rules.map(({ source }) => source);
  expect(sources).toContain('any');
  expect(sources.filter((source) => source.includes('/'))).toHaveLength(3);
  const known = (id: string) => world.server.get(id) ?? world.server_group.get(id);
  const records = sources.filter((source) => /^(?:srv|grp)-/.test(source));
  expect(records.map((id) => known(id) !== undefined)).toEqual([true, true, false, false]);
});

test('of the database types one has cores, one no price, and one is too large for what is left', () => {
  const types = world.database_type.all();
  expect(types.filter(({ cores }) => cores !== undefined).map(({ id }) => id)).toEqual([
    'dbt-ram16',
  ]);
  const { dbs_ram_limit } = world.account.need('acc-demo1');
  const left = dbs_ram_limit - usage(world, 'acc-demo1').dbs_ram_used;
  expect(types.filter(({ ram }) => ram > left).map(({ id }) => id)).toEqual([
    'dbt-ram16',
    'dbt-ram32',
  ]);
});

test('every type tab has a type that is offered', () => {
  const offered = world.server_type.all().filter(({ status }) => status === 'available');
  const isOf = (family: string) => offered.some(({ handle }) => handle?.endsWith(family));
  expect(offered.some(({ disk_size: disk }) => disk > 0)).toBe(true);
  expect(offered.some(({ disk_size: disk }) => disk === 0)).toBe(true);
  expect(['.std', '.sto', '.ram'].map(isOf)).toEqual([true, true, true]);
});

test('the types that are named have their handles', () => {
  const handles = ['typ-ssd01', 'typ-ssd02', 'typ-nbs02', 'typ-nbs08'].map(
    (id) => world.server_type.need(id).handle,
  );
  expect(handles).toEqual(['1gb.ssd', '2gb.ssd', '2gb.nbs', '8gb.nbs']);
});

test('six invoices, and in each account what they leave is what it owes', () => {
  expect(world.invoice.by('account', 'acc-demo1')).toHaveLength(6);
  const accounts = [...world.account.all()];
  const left = (id: string) =>
    world.invoice.by('account', id).reduce((sum, { balance }) => sum + balance, 0);
  const owed = accounts.map(({ id, balance }) => [id, Math.max(0, balance)]);
  expect(accounts.map(({ id }) => [id, left(id)])).toEqual(owed);
});

test('one invoice of Late Ltd is overdue', () => {
  const late = world.invoice.by('account', 'acc-late1');
  expect(late.filter(({ balance, dueOn }) => balance > 0 && dueOn < '2026-11-20')).toHaveLength(1);
});

test('the containers of Orbit are there', () => {
  const { containers } = world.orbit.account('acc-demo1', 0);
  expect(Array.from(containers.values(), ({ name }) => name)).toEqual([
    'assets',
    'backups',
    'backups_archive',
    'web_ctrimages',
    'odd_ctrimages',
    'empty_ctrimages',
    'images',
    'odd names',
  ]);
});

test('three API clients and two applications', () => {
  const clients = world.api_client.by('account', 'acc-demo1');
  expect(clients.map((row) => [row.permissions_group, row.revoked_at === null])).toEqual([
    ['full', true],
    ['storage', true],
    ['full', false],
  ]);
  expect(world.application.by('user', 'usr-demo1')).toHaveLength(2);
});

test('the account stays within its limits', () => {
  const { ram_limit, cloud_ips_limit, load_balancers_limit, dbs_ram_limit, block_storage_limit } =
    world.account.need('acc-demo1');
  const used = usage(world, 'acc-demo1');
  expect(used.ram_used).toBeLessThan(ram_limit);
  expect(used.cloud_ips_used).toBeLessThan(cloud_ips_limit);
  expect(used.load_balancers_used).toBeLessThan(load_balancers_limit);
  expect(used.dbs_ram_used).toBeLessThan(dbs_ram_limit);
  expect(used.block_storage_used).toBeLessThan(block_storage_limit);
});
