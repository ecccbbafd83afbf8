import type { ServerStatus } from '@/wire/server';
import {
  boolean,
  references,
  metadata,
  nullable,
  reference,
  text,
  timestamp,
  enumOf,
} from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. Lists send less. Console secrets never enter the store. */
export const serverFields = {
  name: nullable(text('name')),
  description: nullable(text('text')),
  status: enumOf<ServerStatus>(),
  locked: boolean,
  hostname: nullable(text('address')),
  fqdn: nullable(text('address')),
  user_data: nullable(text('base64Secret')),
  compatibility_mode: boolean,
  disk_encrypted: boolean,
  snapshots_schedule: nullable(text('crontab')),
  snapshots_schedule_next_at: nullable(timestamp),
  snapshots_retention: nullable(text('handle')),
  console_token_expires: nullable(timestamp),
  metadata,
  account: reference('account'),
  image: reference('image'),
  server_type: reference('server_type'),
  zone: reference('zone'),
  cloud_ips: references('cloud_ip'),
  interfaces: references('interface'),
  snapshots: references('image'),
  server_groups: references('server_group'),
  volumes: references('volume'),
  created_at: nullable(timestamp),
  started_at: nullable(timestamp),
  deleted_at: nullable(timestamp),
};

export type ServerRecord = RecordOf<'server', typeof serverFields>;
