import type { CloudIpNested, InterfaceNested, ServerGroupNested } from './network';
import type { Metadata, Resource, Timestamp } from './common';
import type { AccountNested } from './people';

export type ImageStatus =
  | 'creating'
  | 'available'
  | 'deprecated'
  | 'unavailable'
  | 'deleting'
  | 'deleted'
  | 'failed';

export interface ImageNested extends Resource<'image'> {
  name: string;
  username: string | null;
  status: ImageStatus;
  locked: boolean;
  description: string;
  source: string;
  source_trigger: 'manual' | 'schedule' | 'scheduled';
  arch: 'x86_64' | 'i686';
  created_at: Timestamp;
  official: boolean;
  public: boolean;
  /** An account id. */
  owner: string;
}

/** `disk_size`, `virtual_size` and `min_ram` are MiB. */
export interface ImageListed extends ImageNested {
  compatibility_mode: boolean;
  source_type: 'upload' | 'snapshot';
  disk_size: number;
  virtual_size: number;
  min_ram: number | null;
  ancestor: ImageNested | null;
}

export interface ImageFull extends ImageListed {
  licence_name: string | null;
}

export type StorageType = 'local' | 'network';

/** `ram` and `disk_size` are MiB; 0 for network storage. */
export interface ServerType extends Resource<'server_type'> {
  name: string;
  status: 'experimental' | 'available' | 'deprecated';
  cores: number;
  ram: number;
  disk_size: number;
  handle: string | null;
  storage_type: StorageType;
}

export interface Zone extends Resource<'zone'> {
  handle: string;
}

export type VolumeStatus = 'creating' | 'attached' | 'detached' | 'deleting' | 'deleted' | 'failed';

/** `size` is in the configured unit (`units.volumeSize`). */
export interface VolumeNested extends Resource<'volume'> {
  name: string | null;
  description: string | null;
  boot: boolean;
  delete_with_server: boolean;
  encrypted: boolean;
  filesystem_label: string | null;
  filesystem_type: 'ext4' | 'xfs' | null;
  locked: boolean;
  serial: string;
  size: number;
  source: string | null;
  source_type: 'image' | 'volume' | 'raw';
  status: VolumeStatus;
  storage_type: StorageType;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Timestamp | null;
}

export interface VolumeFull extends VolumeNested {
  account: AccountNested;
  image: ImageNested | null;
  server: ServerNested | null;
  zone: Zone;
}

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
