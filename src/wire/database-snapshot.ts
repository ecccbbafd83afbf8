import type { AccountNested } from './account';
import type { Resource, Timestamp } from './common';

/** `size` is MiB. `active` is a finished one in the public API of 2014. */
export interface DatabaseSnapshotFull extends Resource<'database_snapshot'> {
  name: string;
  description: string | null;
  status: 'creating' | 'available' | 'active' | 'deleting' | 'deleted' | 'failed';
  locked: boolean;
  database_engine: string;
  database_version: string;
  source: string | null;
  source_trigger: 'manual' | 'schedule' | 'scheduled';
  size: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Timestamp | null;
  account: AccountNested;
}
