import type { DatabaseSnapshotFull } from '@/wire/database-snapshot';
import { flag, mebibytes, metadata, nullable, one, text, timestamp, word } from '@/model/fields';

/** Spec 2 §3. The size is bytes, MB on the wire. */
export const databaseSnapshotFields = {
  name: nullable(text),
  description: nullable(text),
  status: word<DatabaseSnapshotFull['status']>(),
  locked: flag,
  database_engine: nullable(text),
  database_version: nullable(text),
  metadata,
  source: nullable(text),
  source_trigger: word<DatabaseSnapshotFull['source_trigger']>(),
  size: mebibytes,
  account: one('account'),
  created_at: nullable(timestamp),
  updated_at: nullable(timestamp),
  deleted_at: nullable(timestamp),
};
