import type { DatabaseServerRow, DatabaseSnapshotRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

const account = 'acc-demo1';

/** Database servers and snapshots: one that works, and one of each odd status. */
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
}
