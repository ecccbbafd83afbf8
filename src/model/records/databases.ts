import * as v from 'valibot';
import {
  alsoKnownAs,
  boolean,
  count,
  enumOf,
  mebibytes,
  metadata,
  nullable,
  objects,
  reference,
  references,
  text,
  timestamp,
  type RecordOf,
} from './fields';
import type { DatabaseServerStatus, DatabaseSnapshotFull } from '@/wire/databases';

/** The public API sends plain sources. */
const accessRule = v.union([
  v.object({ source: v.string(), description: v.optional(v.nullable(v.string()), null) }),
  v.pipe(
    v.string(),
    v.transform((source): { source: string; description: string | null } => ({
      source,
      description: null,
    })),
  ),
]);

export const DATABASES = {
  /** The admin password never enters the store (docs/wire.md#database-server). */
  database_server: {
    name: nullable(text('name')),
    description: nullable(text('text')),
    status: enumOf<DatabaseServerStatus>(),
    locked: boolean,
    database_engine: text('word'),
    database_version: text('handle'),
    database_server_type: reference('database_type'),
    fqdn: nullable(text('address')),
    admin_username: nullable(text('name')),
    maintenance_weekday: count,
    maintenance_hour: count,
    snapshots_schedule: nullable(text('crontab')),
    snapshots_schedule_next_at: nullable(timestamp),
    snapshots_retention: nullable(text('handle')),
    access_control: alsoKnownAs(
      'allow_access',
      objects(accessRule, { source: 'address', description: 'text' }, 'address'),
    ),
    account: reference('account'),
    cloud_ips: references('cloud_ip'),
    zone: reference('zone'),
    created_at: nullable(timestamp),
    updated_at: nullable(timestamp),
    deleted_at: nullable(timestamp),
  },

  /** The size is bytes, MiB on the wire (docs/wire.md#database-snapshot). */
  database_snapshot: {
    name: nullable(text('name')),
    description: nullable(text('text')),
    status: enumOf<DatabaseSnapshotFull['status']>(),
    locked: boolean,
    database_engine: nullable(text('word')),
    database_version: nullable(text('handle')),
    metadata,
    source: nullable(text('idOrName')),
    source_trigger: enumOf<DatabaseSnapshotFull['source_trigger']>(),
    size: mebibytes,
    account: reference('account'),
    created_at: nullable(timestamp),
    updated_at: nullable(timestamp),
    deleted_at: nullable(timestamp),
  },

  /** Memory and disk are bytes; the public API sends no cores (docs/wire.md#database-type). */
  database_type: {
    name: nullable(text('label')),
    description: nullable(text('label')),
    ram: mebibytes,
    disk_size: mebibytes,
    cores: count,
    default: boolean,
  },
};

export type DatabaseServerRecord = RecordOf<
  'database_server',
  (typeof DATABASES)['database_server']
>;

export type DatabaseSnapshotRecord = RecordOf<
  'database_snapshot',
  (typeof DATABASES)['database_snapshot']
>;
