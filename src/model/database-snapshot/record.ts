import type { DatabaseSnapshotFull } from '@/wire/database-snapshot';
import {
  boolean,
  enumOf,
  mebibytes,
  metadata,
  nullable,
  type RecordOf,
  text,
  timestamp,
  reference,
} from '@/model/fields';

/** Spec 2 §3. The size is bytes, MiB on the wire (decisions.md). */
export const databaseSnapshotFields = {
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
};

export type DatabaseSnapshotRecord = RecordOf<'database_snapshot', typeof databaseSnapshotFields>;
