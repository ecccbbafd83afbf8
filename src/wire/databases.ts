import type { Resource, Timestamp } from './common';
import type { Zone } from './compute';
import type { CloudIpNested } from './network';
import type { AccountNested } from './people';

export type DatabaseServerStatus =
  | 'creating'
  | 'active'
  | 'deleting'
  | 'deleted'
  | 'failing'
  | 'failed';

/** `ram` and `disk_size` are MiB. The public API has no `cores`. */
export interface DatabaseType extends Resource<'database_type'> {
  name: string;
  description: string;
  disk_size: number;
  ram: number;
  cores?: number;
  default: boolean;
}

/** A source that may reach a database: `any`, an address, a subnet, or a server's or group's id. */
export interface AccessRule {
  source: string;
  description: string | null;
}

/** Rules of access in two forms; the public API's has sources alone. */
export interface DatabaseAccess {
  access_control?: AccessRule[];
  allow_access?: string[];
}

export interface DatabaseServerNested extends Resource<'database_server'> {
  name: string;
  description: string | null;
  status: DatabaseServerStatus;
  locked: boolean;
  database_engine: string;
  database_version: string;
  maintenance_weekday: number;
  maintenance_hour: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Timestamp | null;
}

export interface DatabaseServerListed extends DatabaseServerNested, DatabaseAccess {
  account: AccountNested;
  database_server_type: DatabaseType;
  cloud_ips: CloudIpNested[];
  zone: Zone;
}

export interface DatabaseServerFull extends DatabaseServerListed {
  fqdn: string;
  admin_username: string;
  /** Only in the answer to a create or reset. */
  admin_password: string | null;
  snapshots_schedule: string | null;
  snapshots_schedule_next_at: Timestamp | null;
  snapshots_retention: string | null;
}

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
