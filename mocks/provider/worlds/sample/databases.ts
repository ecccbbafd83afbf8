import type { AccessRule } from '@/wire/databases';
import type { DatabaseServerRow, DatabaseSnapshotRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

const account = 'acc-demo1';

/** A rule of each kind of source, the last two of records that are gone. */
const everySource: readonly AccessRule[] = [
  { source: 'any', description: 'Everybody' },
  { source: '203.0.113.7/32', description: 'Here' },
  { source: '198.51.100.0/24', description: null },
  { source: '2001:db8::/32', description: 'The new network' },
  { source: 'srv-web01', description: null },
  { source: 'grp-works', description: 'The queue workers' },
  { source: 'srv-lost1', description: 'The old importer' },
  { source: 'grp-lost1', description: null },
];

/** Database servers and snapshots: some that work, one of each odd status, and another account's. */
export function addDatabases(world: World, make: Make): void {
  const server = (given: Pick<DatabaseServerRow, 'id' | 'name'> & Partial<DatabaseServerRow>) =>
    world.database_server.put(
      make.databaseServer({
        account,
        description: null,
        maintenance_weekday: 2,
        maintenance_hour: 4,
        access: { access_control: [{ source: 'grp-deflt', description: 'The default group' }] },
        ...given,
      }),
    );
  server({
    id: 'dbs-main1',
    name: 'main',
    description: 'Orders and customers',
    access: {
      access_control: [
        { source: 'grp-web01', description: 'The web tier' },
        { source: 'srv-work1', description: null },
        { source: '203.0.113.0/24', description: 'The office' },
      ],
    },
    snapshots_schedule: '0 2 * * *',
    snapshots_schedule_next_at: make.agoPlain(-0.3),
    snapshots_retention: '7',
  });
  server({
    id: 'dbs-repor',
    name: 'reports',
    database_engine: 'postgresql',
    database_version: '16',
    database_server_type: 'dbt-ram02',
    locked: true,
    zone: 'zon-gb1zb',
  });
  server({
    id: 'dbs-creat',
    name: 'being-made',
    status: 'creating',
    database_server_type: 'dbt-ram02',
    created_at: make.agoPlain(0),
  });
  server({ id: 'dbs-faild', name: 'broken', status: 'failed' });
  const small = { database_server_type: 'dbt-ram02' };
  server({
    id: 'dbs-open1',
    name: 'catalogue',
    description: 'Everybody may look, as far as the rules let them',
    ...small,
    database_engine: 'postgresql',
    database_version: '17',
    access: { access_control: [...everySource] },
  });
  server({
    id: 'dbs-oldv1',
    name: 'legacy',
    ...small,
    database_version: '5.7',
    created_at: make.agoPlain(2400),
    access: { allow_access: ['10.0.0.0/8', 'grp-works', 'srv-web02'] },
    snapshots_schedule: '0 3 * * 1',
    snapshots_schedule_next_at: make.nextOf('0 3 * * 1'),
  });
  server({ id: 'dbs-named', name: '', description: '', ...small, access: { access_control: [] } });
  server({
    id: 'dbs-long1',
    name: 'a-database-whose-name-is-rather-longer-than-fifty-characters-allow',
    ...small,
    zone: 'zon-gb1zc',
  });
  server({ id: 'dbs-failg', name: 'faltering', status: 'failing', ...small });
  server({ id: 'dbs-going', name: 'leaving', status: 'deleting', ...small });
  server({ id: 'dbs-delet', name: 'once-was', status: 'deleted', deleted_at: make.agoPlain(5) });
  server({ id: 'dbs-share', name: 'shared', account: 'acc-share', ...small });

  const snapshot = (
    given: Pick<DatabaseSnapshotRow, 'id' | 'name'> & Partial<DatabaseSnapshotRow>,
  ) =>
    world.database_snapshot.put(
      make.databaseSnapshot({ account, description: null, source: 'dbs-main1', ...given }),
    );
  snapshot({ id: 'dbi-night', name: 'nightly', source_trigger: 'schedule' });
  snapshot({ id: 'dbi-locke', name: 'before the move', locked: true });
  snapshot({
    id: 'dbi-creat',
    name: 'being-made',
    status: 'creating',
    source: 'dbs-repor',
    size: 0,
  });
  snapshot({ id: 'dbi-faild', name: 'broken', status: 'failed', size: 0 });
  snapshot({
    id: 'dbi-auto1',
    name: 'Snapshot of dbs-oldv1',
    database_version: '5.7',
    source: 'dbs-oldv1',
    source_trigger: 'scheduled',
    size: 20_480,
    created_at: make.agoPlain(6),
  });
  snapshot({
    id: 'dbi-once1',
    name: 'Snapshot of dbs-delet',
    description: 'All that is left of it',
    source: 'dbs-delet',
    size: 40_960,
    created_at: make.agoPlain(6),
  });
  snapshot({
    id: 'dbi-orpha',
    name: 'brought along',
    database_engine: 'postgresql',
    database_version: '16',
    source: null,
    created_at: make.agoPlain(300),
  });
  snapshot({ id: 'dbi-going', name: 'leaving', status: 'deleting' });
  snapshot({ id: 'dbi-share', name: 'shared', account: 'acc-share', source: 'dbs-share' });
}
