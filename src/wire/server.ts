import type { AccountNested } from './account';
import type { CloudIpNested } from './cloud-ip';
import type { Metadata, Resource, Timestamp } from './common';
import type { ImageNested } from './image';
import type { InterfaceNested } from './interface';
import type { ServerGroupNested } from './server-group';
import type { ServerType } from './server-type';
import type { VolumeNested } from './volume';
import type { Zone } from './zone';

export type ServerStatus =
  | 'creating'
  | 'active'
  | 'inactive'
  | 'deleting'
  | 'deleted'
  | 'failing'
  | 'failed'
  | 'unavailable';

export interface ServerNested extends Resource<'server'> {
  name: string;
  status: ServerStatus;
  locked: boolean;
  hostname: string;
  fqdn: string;
  created_at: Timestamp;
  started_at: Timestamp | null;
  deleted_at: Timestamp | null;
}

export interface ServerListed extends ServerNested {
  compatibility_mode: boolean;
  account: AccountNested;
  image: ImageNested;
  server_type: ServerType;
  zone: Zone | null;
  cloud_ips: CloudIpNested[];
  interfaces: InterfaceNested[];
  snapshots: ImageNested[];
  server_groups: ServerGroupNested[];
  volumes: VolumeNested[];
  /** Only with `metadata=true`. */
  metadata?: Metadata;
}

export interface ServerFull extends ServerListed {
  /** Base64. */
  user_data: string | null;
  /** Console fields: only in the answer to `activate_console`. */
  console_url: string | null;
  console_token: string | null;
  console_token_expires: Timestamp | null;
  disk_encrypted: boolean;
  /** Crontab text. */
  snapshots_schedule: string | null;
  snapshots_schedule_next_at: Timestamp | null;
  /** A number; null keeps all. */
  snapshots_retention: string | null;
}

export interface ServerUpdate {
  name?: string;
  user_data?: string | null;
  server_groups?: string[];
  compatibility_mode?: boolean;
  snapshots_schedule?: string | null;
  snapshots_retention?: string | null;
}
