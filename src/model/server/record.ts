import type { ServerStatus } from '@/wire/server';
import { flag, many, metadata, nullable, one, text, timestamp, word } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. Lists send less. Console secrets never enter the store. */
export const serverFields = {
  name: nullable(text),
  description: nullable(text),
  status: word<ServerStatus>(),
  locked: flag,
  hostname: nullable(text),
  fqdn: nullable(text),
  user_data: nullable(text),
  compatibility_mode: flag,
  disk_encrypted: flag,
  snapshots_schedule: nullable(text),
  snapshots_schedule_next_at: nullable(timestamp),
  snapshots_retention: nullable(text),
  console_token_expires: nullable(timestamp),
  metadata,
  account: one('account'),
  image: one('image'),
  server_type: one('server_type'),
  zone: one('zone'),
  cloud_ips: many('cloud_ip'),
  interfaces: many('interface'),
  snapshots: many('image'),
  server_groups: many('server_group'),
  volumes: many('volume'),
  created_at: nullable(timestamp),
  started_at: nullable(timestamp),
  deleted_at: nullable(timestamp),
};

export type ServerRecord = RecordOf<'server', typeof serverFields>;
