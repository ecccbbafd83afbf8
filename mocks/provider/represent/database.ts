import type {
  DatabaseServerFull,
  DatabaseServerListed,
  DatabaseServerNested,
  DatabaseSnapshotFull,
} from '@/wire/databases';
import type { DatabaseServerRow, DatabaseSnapshotRow } from '@mocks/provider/rows';
import { accountNested } from '@mocks/provider/represent/account-nested';
import { databaseType, zone } from '@mocks/provider/represent/catalogue';
import { cloudIpNested } from '@mocks/provider/represent/network-nested';
import { domainName, head, without, type View } from '@mocks/provider/represent/view';

export const databaseServerNested = (view: View, row: DatabaseServerRow): DatabaseServerNested => ({
  ...head(view, 'database_server', row.id),
  name: row.name,
  description: row.description,
  status: row.status,
  locked: row.locked,
  database_engine: row.database_engine,
  database_version: row.database_version,
  maintenance_weekday: row.maintenance_weekday,
  maintenance_hour: row.maintenance_hour,
  created_at: row.created_at,
  updated_at: row.updated_at,
  deleted_at: row.deleted_at,
});

export const databaseServerListed = (view: View, row: DatabaseServerRow): DatabaseServerListed => ({
  ...databaseServerNested(view, row),
  account: accountNested(view, view.world.account.need(row.account)),
  database_server_type: databaseType(view, view.world.database_type.need(row.database_server_type)),
  cloud_ips: view.world.cloud_ip.by('destination', row.id).map((ip) => cloudIpNested(view, ip)),
  zone: zone(view, view.world.zone.need(row.zone)),
  ...row.access,
});

export const databaseServerFull = (view: View, row: DatabaseServerRow): DatabaseServerFull => ({
  ...databaseServerListed(view, row),
  fqdn: domainName(row.id),
  admin_username: row.admin_username,
  admin_password: null,
  snapshots_schedule: row.snapshots_schedule,
  snapshots_schedule_next_at: row.snapshots_schedule_next_at?.replace('.000Z', 'Z') ?? null,
  snapshots_retention: row.snapshots_retention,
});

export function databaseSnapshotNested(
  view: View,
  row: DatabaseSnapshotRow,
): Omit<DatabaseSnapshotFull, 'account'> {
  return { ...without(row, 'account'), ...head(view, 'database_snapshot', row.id) };
}

export const databaseSnapshot = (view: View, row: DatabaseSnapshotRow): DatabaseSnapshotFull => ({
  ...databaseSnapshotNested(view, row),
  account: accountNested(view, view.world.account.need(row.account)),
});
