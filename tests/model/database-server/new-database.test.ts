import { describe, expect, test } from 'vitest';
import { defaultOf, readEngines, versionLabel } from '@/model/database-engine/engines';
import {
  createDatabaseReason,
  newDatabase,
  newDatabaseBody,
  newDatabaseProblems,
} from '@/model/database-server/create';
import { maintenanceLabel, randomMaintenance } from '@/model/database-server/maintenance';
import { resizeDatabaseCall } from '@/model/database-server/calls';
import { chosenDatabaseTypeProblem } from '@/model/database-server/resize';
import { databaseCommandLine, databaseTerraform } from '@/model/database-server/show-as';
import type { Facts } from '@/model/facts';
import { facts, record } from '../build';

const version = (id: string, given: object = {}) => ({
  id,
  label: id,
  isAvailable: true,
  isDefault: false,
  isDeprecated: false,
  ...given,
});

const RAW = [
  {
    id: 'mysql',
    label: 'MySQL',
    isDefault: true,
    versions: [
      version('5.6', { isAvailable: false }),
      version('5.7', { isDeprecated: true }),
      version('8.0', { isDefault: true }),
      version('10.1'),
    ],
  },
];
const ENGINES = readEngines(RAW) ?? [];
const WINDOW = { weekday: '2', hour: '4' };

const world = facts({
  database_type: [
    { id: 'dbt-aaaaa', ram: 2048, disk_size: 20_480, default: false },
    { id: 'dbt-bbbbb', ram: 4096, disk_size: 40_960, default: true },
    { id: 'dbt-ccccc', ram: 16_384, disk_size: 163_840, default: false },
  ],
  server_group: [
    { id: 'grp-aaaaa', default: false },
    { id: 'grp-deflt', default: true },
  ],
  database_snapshot: [
    { id: 'dbi-aaaaa', status: 'available' },
    { id: 'dbi-bbbbb', status: 'creating' },
  ],
  zone: [{ id: 'zon-aaaaa', handle: 'gb1-a' }],
});
const withLeft = (left: number): Facts => ({
  ...world,
  account: record('account', {
    id: 'acc-aaaaa',
    dbs_ram_limit: 32_768,
    dbs_ram_used: 32_768 - left,
  }),
});
const begin = (known: Facts, snapshot?: string) =>
  newDatabase({ engines: ENGINES, snapshot, window: WINDOW }, known);

describe('engines', () => {
  test('versions are sorted descending, what is withdrawn is not offered', () => {
    expect(ENGINES[0]?.versions.map(versionLabel)).toEqual(['10.1', '8.0', '5.7 (deprecated)']);
  });

  test('what is no engine is skipped, what is no list is not read', () => {
    expect(readEngines([7, { id: 'x' }, ...RAW])).toHaveLength(1);
    expect(readEngines({})).toBeUndefined();
  });

  test('the default is chosen, else the first', () => {
    expect(defaultOf(ENGINES)?.id).toBe('mysql');
    expect(defaultOf([{ isDefault: false, id: 'a' }])?.id).toBe('a');
  });
});

describe('what the form begins with', () => {
  test('defaults: engine and version, type, schedule, retention, the default group', () => {
    expect(begin(withLeft(32_768))).toMatchObject({
      from: 'engine',
      engine: 'mysql',
      version: '8.0',
      type: 'dbt-bbbbb',
      schedule: '0 8 * * *',
      automatic: true,
      count: '10',
      rows: [{ kind: 'server_group', value: 'grp-deflt', description: '' }],
    });
  });

  test('the largest type within the memory that is left, where the default does not fit', () => {
    expect(begin(withLeft(2048)).type).toBe('dbt-aaaaa');
    expect(begin(withLeft(1024)).type).toBe('');
  });

  test('a snapshot of the address, if it can be used', () => {
    expect(begin(withLeft(32_768), 'dbi-aaaaa')).toMatchObject({
      from: 'snapshot',
      snapshot: 'dbi-aaaaa',
    });
    expect(begin(withLeft(32_768), 'dbi-bbbbb')).toMatchObject({ from: 'engine', snapshot: '' });
  });

  test('a random window from Monday to Saturday, from 0:00 to 5:00', () => {
    expect(randomMaintenance(() => 0)).toEqual({ weekday: '1', hour: '0' });
    expect(randomMaintenance(() => 0.999)).toEqual({ weekday: '6', hour: '5' });
    expect(maintenanceLabel(2, 4)).toBe('Tuesday, 04:00 to 05:00 UTC');
    expect(maintenanceLabel(0, 23)).toBe('Sunday, 23:00 to 00:00 UTC');
  });
});

describe('Cloud SQL create', () => {
  const form = begin(withLeft(32_768));
  test.each([
    [{}, {}],
    [{ type: '' }, { type: 'Please select a database type.' }],
    [{ engine: '' }, { engine: 'Please select a database engine.' }],
    [{ from: 'snapshot' as const }, { snapshot: 'Please select a database snapshot.' }],
    [{ from: 'snapshot' as const, snapshot: 'dbi-aaaaa', engine: '' }, {}],
    [{ count: '0' }, { count: 'You must retain at least 1 backup' }],
    [{ schedule: '* * * * *' }, { schedule: 'Schedule snapshots at most once an hour' }],
  ])('%j: %j', (given, problems) => {
    const found = newDatabaseProblems({ ...form, ...given }, withLeft(32_768));
    expect(JSON.parse(JSON.stringify({ ...found, rows: undefined }))).toEqual(problems);
  });

  test('its memory must be left', () => {
    expect(newDatabaseProblems({ ...form, type: 'dbt-bbbbb' }, withLeft(2048)).type).toBe(
      'Not enough memory left',
    );
    expect(createDatabaseReason(withLeft(1024))).toBe(
      'Your account does not have enough Cloud SQL memory left for any type',
    );
    expect(createDatabaseReason(withLeft(2048))).toBeUndefined();
  });

  test('errors of access rules are those of their row', () => {
    const rows = [form.rows[0]!, { kind: 'address' as const, value: '', description: '' }];
    expect(newDatabaseProblems({ ...form, rows }, withLeft(32_768)).rows).toEqual([
      { value: undefined },
      { value: 'Provide a valid subnet in CIDR notation' },
    ]);
  });

  test('what is sent has other keys than what is answered', () => {
    expect(newDatabaseBody({ ...form, name: ' orders ', zone: 'zon-aaaaa' })).toEqual({
      name: 'orders',
      engine: 'mysql',
      version: '8.0',
      database_type: 'dbt-bbbbb',
      zone: 'zon-aaaaa',
      maintenance_weekday: 2,
      maintenance_hour: 4,
      snapshots_schedule: '0 8 * * *',
      snapshots_retention: '10',
      access_control: [{ source: 'grp-deflt', description: null }],
    });
    const restored = newDatabaseBody({ ...form, from: 'snapshot', snapshot: 'dbi-aaaaa' });
    expect(restored).toMatchObject({ snapshot: 'dbi-aaaaa' });
    expect(restored).not.toHaveProperty('engine');
  });

  test('it is shown as a command and as Terraform', () => {
    const body = newDatabaseBody({ ...form, name: "Dana's" });
    // The options of brightbox-cli's `sql instances create`, which has none for the retention.
    expect(databaseCommandLine({ ...body, zone: 'zon-aaaaa' })).toBe(
      [
        '# Without an option: the retention of snapshots\nbrightbox sql instances create',
        String.raw`--name='Dana'\''s'`,
        '--engine=mysql',
        '--engine-version=8.0',
        '--type=dbt-bbbbb',
        '--zone=zon-aaaaa',
        '--allow-access=grp-deflt',
        '--maintenance-weekday=tuesday',
        '--maintenance-hour=4',
        "--snapshots-schedule='0 8 * * *'",
      ].join(' \\\n  '),
    );
    const described = [{ source: 'any', description: 'All' }];
    const gap = '# Without an option: the descriptions of access rules\n';
    expect(databaseTerraform({ ...body, access_control: described }, 'gb1-a')).toContain(
      `${gap}resource "brightbox_database_server" "dana_s" {`,
    );
    expect(databaseTerraform(body, undefined)).toMatchInlineSnapshot(`
      "resource "brightbox_database_server" "dana_s" {
        name                = "Dana's"
        database_engine     = "mysql"
        database_version    = "8.0"
        database_type       = "dbt-bbbbb"
        allow_access        = ["grp-deflt"]
        maintenance_weekday = 2
        maintenance_hour    = 4
        snapshots_schedule  = "0 8 * * *"
        snapshots_retention = "10"
      }"
    `);
  });
});

describe('Cloud SQL resize', () => {
  const type = (id: string) => world.get('database_type', id);
  test.each([
    ['dbt-bbbbb', 'dbt-ccccc', 32_768, undefined],
    ['dbt-bbbbb', 'dbt-bbbbb', 32_768, 'This is the current type'],
    ['dbt-bbbbb', 'dbt-aaaaa', 32_768, 'Choose a type with more than 4 GB'],
    ['dbt-bbbbb', '', 32_768, 'Please select a database type.'],
    ['dbt-bbbbb', 'dbt-ccccc', 8192, 'Not enough memory left'],
    ['', 'dbt-ccccc', 32_768, 'The current type’s memory is unknown'],
    ['dbt-bbbbb', 'dbt-ccccc', 12_288, undefined],
  ])('from %s to %s with %i MiB left: %s', (now, next, left, problem) => {
    expect(chosenDatabaseTypeProblem(type(now), type(next), withLeft(left))).toBe(problem);
  });
});

test('a resize sends the type as new_type', () => {
  expect(resizeDatabaseCall('dbs-aaaaa', 'dbt-bbbbb')).toMatchObject({
    method: 'POST',
    action: 'resize',
    body: { new_type: 'dbt-bbbbb' },
  });
});
