import * as v from 'valibot';
import type { DatabaseServerStatus } from '@/wire/database-server';
import {
  alsoKnownAs,
  type RecordOf,
  count,
  boolean,
  references,
  nullable,
  reference,
  objects,
  text,
  timestamp,
  enumOf,
} from '@/model/fields';

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

/** Spec 2 §3. The admin password never enters the store. */
export const databaseServerFields = {
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
};

export type DatabaseServerRecord = RecordOf<'database_server', typeof databaseServerFields>;
