import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';
import { SHOP } from '@mocks/provider/worlds/company/people';
import { daysSinceDue } from '@mocks/provider/worlds/company/times';

const NIGHTLY = '30 1 * * *';
const KEPT = 7;

/** The orders with a week of nightly snapshots, and the reports. */
export function addDatabases(world: World, make: Make): void {
  world.database_server.put(
    make.databaseServer({
      id: 'dbs-order',
      account: SHOP,
      name: 'db-orders',
      description: 'Orders and customers',
      database_server_type: 'dbt-ram08',
      maintenance_weekday: 2,
      maintenance_hour: 4,
      created_at: make.agoPlain(466),
      updated_at: make.agoPlain(40),
      access: {
        access_control: [
          { source: 'grp-web01', description: 'The shop' },
          { source: 'grp-api01', description: 'Checkout' },
          { source: 'grp-work1', description: 'Workers' },
        ],
      },
      snapshots_schedule: NIGHTLY,
      snapshots_schedule_next_at: make.nextOf(NIGHTLY).replace('.000Z', 'Z'),
      snapshots_retention: String(KEPT),
    }),
  );
  world.database_server.put(
    make.databaseServer({
      id: 'dbs-repor',
      account: SHOP,
      name: 'db-reports',
      description: 'Sales figures for the office',
      database_engine: 'postgresql',
      database_version: '16',
      database_server_type: 'dbt-ram02',
      zone: 'zon-gb1zb',
      maintenance_weekday: 0,
      maintenance_hour: 6,
      created_at: make.agoPlain(150),
      updated_at: make.agoPlain(150),
      access: { access_control: [{ source: 'grp-work1', description: 'Workers' }] },
    }),
  );
  const due = daysSinceDue(make, NIGHTLY, { period: 1, count: KEPT });
  for (const [index, days] of due.entries()) {
    const created_at = make.agoPlain(days);
    world.database_snapshot.put(
      make.databaseSnapshot({
        id: `dbi-orde${index}`,
        account: SHOP,
        name: 'Snapshot of dbs-order',
        source: 'dbs-order',
        source_trigger: 'scheduled',
        size: 18_944 - 96 * index,
        created_at,
        updated_at: created_at,
      }),
    );
  }
  world.database_snapshot.put(
    make.databaseSnapshot({
      id: 'dbi-price',
      account: SHOP,
      name: 'before the new price list',
      description: 'Tom, in case the import goes wrong',
      source: 'dbs-order',
      locked: true,
      size: 17_408,
      created_at: make.agoPlain(12.3),
      updated_at: make.agoPlain(12.3),
    }),
  );
}
