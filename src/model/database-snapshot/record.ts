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
  name: nullable(text),
  description: nullable(text),
  status: enumOf<DatabaseSnapshotFull['status']>(),
  locked: boolean,
  database_engine: nullable(text),
  database_version: nullable(text),
  metadata,
  source: nullable(text),
  source_trigger: enumOf<DatabaseSnapshotFull['source_trigger']>(),
  size: mebibytes,
  account: reference('account'),
  created_at: nullable(timestamp),
  updated_at: nullable(timestamp),
  deleted_at: nullable(timestamp),
};

export type DatabaseSnapshotRecord = RecordOf<'database_snapshot', typeof databaseSnapshotFields>;
